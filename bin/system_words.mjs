/**
 * Why the system refuses a path, in words.
 * @module
 */

/** What the codes of the system mean for a path. @type {Record<string, [english: string, chinese: string]>} */
const WORDS = {
  ENOENT: ['there is no such file', '文件不存在'],
  EISDIR: ['it is a folder', '它是一个文件夹'],
  EACCES: ['access is not permitted', '没有权限'],
  EPERM: ['access is not permitted', '没有权限'],
  ENOTDIR: ['a part of the path is a file and not a folder', '路径中有一段是文件而不是文件夹'],
  ELOOP: ['its links lead in a circle', '其中的链接互相循环'],
  ENAMETOOLONG: ['the path is too long', '路径太长'],
  EIO: ['the device failed', '设备出错'],
  EMFILE: ['too many files are open', '打开的文件太多'],
  ENOSPC: ['there is no space left on the device', '设备空间不足'],
  EROFS: ['the device is read-only', '设备只读'],
};

/**
 * @param {unknown} error  of the system
 * @returns {[english: string, chinese: string]}
 * @example systemWords({ code: 'EISDIR' })[0] // 'it is a folder'
 */
export function systemWords(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return WORDS[code] ?? [`the system says ${code}`, `系统给出 ${code}`];
}
