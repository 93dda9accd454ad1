import { Refusal } from './words.js';

/** @typedef {import('./words.js').Both} Both */

/** From pandas, when a file is one of Python's. */
const PANDAS = {
  en: 'Write the predictions as a table, in Python with pandas: DataFrame.to_csv("predictions.csv", index=False).',
  zh: '请将预测结果写成表格，例如在 Python 中用 pandas：DataFrame.to_csv("predictions.csv", index=False)。',
};
const R = {
  en: 'Write the predictions as a table, in R: write.csv(predictions, "predictions.csv", row.names = FALSE).',
  zh: '请将预测结果写成表格，例如在 R 中：write.csv(predictions, "predictions.csv", row.names = FALSE)。',
};
const AS_CSV = {
  en: 'Save the table as CSV or .xlsx and open that file.',
  zh: '请将表格另存为 CSV 或 .xlsx 后再打开。',
};
const UNPACK = {
  en: 'Unpack it and open the table inside, or pack it as .zip or .gz.',
  zh: '请先解压再打开其中的表格，或改用 .zip 或 .gz 打包。',
};

/** What a file is that has no reader, and what to do. @type {Record<string, [Both, Both]>} */
const KINDS = {
  encrypted_parquet: [
    { en: 'an encrypted Parquet file', zh: '加密的 Parquet 文件' },
    { en: 'Write it without encryption.', zh: '请不加密重新写出。' },
  ],
  old_office: [
    {
      en: 'an Excel file of the old kind (.xls), or a workbook with a password',
      zh: '旧格式的 Excel 文件（.xls），或受密码保护的工作簿',
    },
    {
      en: 'Save it as .xlsx without a password, or as CSV.',
      zh: '请另存为不带密码的 .xlsx，或存为 CSV。',
    },
  ],
  binary_workbook: [
    { en: 'a binary Excel workbook (.xlsb)', zh: 'Excel 二进制工作簿（.xlsb）' },
    AS_CSV,
  ],
  open_document: [{ en: 'an OpenDocument file', zh: 'OpenDocument 文件' }, AS_CSV],
  document: [{ en: 'a document and not a table', zh: '文档而不是表格' }, AS_CSV],
  model: [
    { en: 'a saved model and not its predictions', zh: '保存的模型，而不是其预测结果' },
    PANDAS,
  ],
  hdf5: [{ en: 'an HDF5 file', zh: 'HDF5 文件' }, PANDAS],
  old_feather: [
    { en: 'a Feather file of version 1', zh: 'Feather 第 1 版文件' },
    {
      en: 'Write it anew, in Python with pandas: pd.read_feather("predictions.feather").to_parquet("predictions.parquet").',
      zh: '请重新写出，例如在 Python 中用 pandas：pd.read_feather("predictions.feather").to_parquet("predictions.parquet")。',
    },
  ],
  pickle: [
    {
      en: 'a pickle of Python, which may run programs when it is opened, so it is not',
      zh: 'Python 的 pickle 文件；打开它可能会运行程序，因此没有读取',
    },
    PANDAS,
  ],
  r_data: [{ en: 'a data file of R', zh: 'R 的数据文件' }, R],
  matlab: [
    { en: 'a data file of MATLAB', zh: 'MATLAB 的数据文件' },
    { en: 'Write the predictions with writetable as CSV.', zh: '请用 writetable 写成 CSV。' },
  ],
  spss: [{ en: 'a data file of SPSS', zh: 'SPSS 的数据文件' }, AS_CSV],
  stata: [{ en: 'a data file of Stata', zh: 'Stata 的数据文件' }, AS_CSV],
  sqlite: [
    { en: 'a database of SQLite', zh: 'SQLite 数据库' },
    { en: 'Export the table as CSV.', zh: '请将表导出为 CSV。' },
  ],
  packed: [
    { en: 'packed in a way that is not read here', zh: '以此处不支持的方式压缩的文件' },
    UNPACK,
  ],
  pdf: [{ en: 'a PDF document', zh: 'PDF 文档' }, AS_CSV],
  picture: [{ en: 'a picture', zh: '图片' }, AS_CSV],
  web_page: [
    {
      en: 'a web page, perhaps one that asks for a login or reports an error',
      zh: '网页，可能是要求登录或报告错误的页面',
    },
    { en: 'Download the table itself.', zh: '请下载表格文件本身。' },
  ],
};

/**
 * A file of a format that is known and not read.
 * @type {import('./formats.js').Reader}
 */
export async function read(_, { format }) {
  const [what, remedy] = KINDS[format];
  throw new Refusal('foreign_file', {
    en: `This file is ${what.en}. ${remedy.en}`,
    zh: `该文件是${what.zh}。${remedy.zh}`,
  });
}
