/** Words of links and what they bring, in Chinese. */

/** @type {typeof import('./words.en.js').sharing} */
export const sharing = {
  folded: {
    verdict: '结论已隐藏：您怎么看？',
    table: '表格已隐藏。',
    show: { verdict: '显示结论', table: '显示表格' },
  },
  dialog: {
    title: '分享此页',
    has: (parts) => `链接中有：${parts}。`,
    parts: {
      language: '语言',
      settings: '设置',
      view: '所选模型、各列及排序',
      sample: (name) => `示例“${name}”的名称`,
      file: (name) => `您的文件名“${name}”（不含内容）`,
      pasted: '表格是粘贴的这一事实（不含内容）',
      table: '整个表格（拿到链接的人就拿到您的数据）',
    },
    table: '把表格放入链接',
    size: (characters) => `共 ${characters} 个字符`,
    sample: '不需要：示例随页面提供。',
    tooLarge: (most) =>
      `无法放入：加上此表格，链接将超过 ${most} 个字符，会被邮件、聊天软件和教学平台截断。请传递文件，链接会等待它。`,
    notReady: '此表格还没有结果，暂时无法放入。',
    view: '保留所选模型、各列及排序',
    large: '大字号',
    hideTitle: '起初隐藏',
    hide: { verdict: '结论', table: '表格', answers: '练习的答案' },
    link: '链接',
    copy: '复制',
    copied: '已复制。',
    copyFailed: '浏览器不允许复制：请选中文本后复制。',
    local: '此页来自您自己的计算机，其他人无法打开此链接。',
    code: '链接的二维码',
    save: '保存二维码',
    tooDense: (characters) =>
      `${characters} 个字符太多，手机无法读取这样的二维码。请不要放入表格，或以文本传递链接。`,
    frame: '嵌入其他网页',
    what: '图',
    all: '模型表',
    where: '用于',
    places: { moodle: 'Moodle 等网页', jupyter: 'Jupyter', quarto: 'Quarto' },
    snippet: '要粘贴的文本',
    hints: {
      moodle: '在 Moodle 中，请粘贴到编辑器的 HTML 视图。',
      jupyter: '请粘贴到一个 Python 单元格。',
      quarto: '请粘贴到文档中，适用于 HTML 输出。',
    },
    needsTable: '嵌入需要表格：请把表格放入链接，或使用示例。',
    refused: '此主机不允许其他网页以框架显示它（响应头中的 frame-ancestors），可由其管理者放行。',
  },
  projector: {
    title: '投影',
    previous: '上一张（←）',
    next: '下一张（→）',
    place: (shown, all) => `第 ${shown} 张，共 ${all} 张`,
    leave: '退出（Esc）',
  },
  embedded: {
    open: '在 Melon 中打开',
    table: '模型表',
    missing: '此图的表格在一个文件中，而该文件不在这里。请把表格放入链接，或使用示例。',
    noSuch: (name, names) => `这些数据没有名为“${name}”的图或表。可用：${names}。`,
    nothing: '没有可绘制的内容：报告中没有此图所需的结果。',
  },
};
