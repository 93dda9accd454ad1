/** @type {WorkerType} */
export const workerType = 'module';

/**
 * What a worker is sent of a file, which it reads by itself.
 * @param {Blob} blob
 * @returns {Promise<Blob | ArrayBuffer>}
 */
export const sendable = async (blob) => blob;

/**
 * What a worker of this page runs. The import is static so that no message is lost.
 * @param {string} address of its script
 */
export const workerScript = (address) => `import ${JSON.stringify(address)};`;
