/** 代码片段中的注释，键与 `words.en.js` 相同。 */
export const zh = {
  title: (/** @type {string} */ version) => `重现 Melon ${version} 报告中的数值。`,
  needs: {
    python: '需要：pip install pandas scikit-learn scipy statsmodels',
    r: '需要 R 4.0 或更高版本，不需要其他包。',
  },
  saved: (/** @type {string} */ file, /** @type {string} */ name) =>
    `${file} 需先另存为 ${name}，由此读取。`,
  weight: '权重须为整数：每行按其权重重复。',
  bootstrap: '未含自助法区间：随机数发生器不同，抽到的样例也不同。',
  exact: '报告的结论依据 Friedman 检验的精确 p 值；此处为 χ² 近似的 p 值。',
  comparison: '未重现效应量、贝叶斯检验及报告中的其余内容，只有以下数值。',
  leftOut: (/** @type {string[]} */ keys) => `此处没有对应的函数，未重现：${keys.join('、')}`,
  intervalsLeftOut: (/** @type {string[]} */ keys) => `只重现数值、未重现区间：${keys.join('、')}`,
  reasons: {
    joined: '代码片段只读取一个文件，而此报告合并了多个文件。请先将其存为一个表。',
    reshaped:
      '此文件在评估前被转换成了另一种形式，代码片段不重复这一步。请给出每个样例一行、每个模型一列的表。',
    percent: '代码片段不读取百分号。请写成不带百分号的数值。',
    unranked: '代码片段不支持“缺失表示未排出”。请为每个条目给出得分。',
    tolerance: '代码片段不支持并列容差，请将其保持为 0。',
    untested: '有的学习器之间差异不足以检验，没有可重现的数值。请在预测列中去掉它们。',
    results:
      '代码片段读取的学习器结果不能是序值，且须为每个数据集或折一行，或每个结果一行（只有一个指标）。',
    columns: '仅凭列名，代码片段无法判断各列属于哪一类。请将列命名为 模型:类别。',
  },
};
