/** Words of typed-in and repeated confusion matrices, in Chinese, with the keys of `counts.en.js`. */
import { chinese } from '../../words/chinese.js';

/** @type {typeof import('./words.en.js').counts} */
export const counts = {
  matrixOf: (name) => chinese`矩阵 ${name}`,
  averages: '各矩阵的平均',
  averagesHint: (n) => `${n} 个矩阵`,
  macro: '宏：对矩阵求平均',
  micro: '微：矩阵相加',
  precision: '查准率',
  recall: '查全率',
  f1: 'F1：各 F1 的平均',
  f1Zhou: 'F1：由平均值求得（周）',
  added: (tp, fp, fn, tn) => `相加：TP ${tp}，FP ${fp}，FN ${fn}，TN ${tn}。`,
  averagesNote: '宏平均中每个矩阵同等重要，微平均中每个样例同等重要。',
  accuracies: '各矩阵的精度',
  accuracy: '精度',
  editor: {
    title: '输入混淆矩阵',
    hint: '所有结果随输入更新。可从电子表格粘贴一块单元格。',
    classes: '类数',
    add: '添加矩阵',
    remove: '移除此矩阵',
    clear: '清空',
    matrix: '矩阵',
    matrixName: '矩阵名称',
    truth: '真实 ↓ · 预测 →',
    label: (place) => `第 ${place} 类的名称`,
    cell: (truth, prediction) => `真实为 ${truth}，预测为 ${prediction}`,
    positive: '第一类为正类。',
    wrong: '单元格是样例数，须不小于 0。',
    empty: '请至少在一个单元格中输入数字。',
    sameLabels: '有两类同名。',
    namePattern: (n) => `矩阵 ${n}`,
    firstLabels: ['正类', '反类'],
    labelPattern: (n) => `类 ${n}`,
  },
};
