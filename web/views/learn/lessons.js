/**
 * The lessons, in the order of the course: the only list of them. docs/adding-a-lesson.md says what a lesson is made of.
 *
 * @typedef {import('../../words/index.js').Language} Language
 * @typedef {import('../../learn/exercises.js').Exercise} Exercise
 * @typedef {import('../../learn/exercises.js').ExerciseWords} ExerciseWords
 * @typedef {import('../../learn/core.js').Core} Core
 *
 * @typedef {object} ScreenWords
 * @property {string} title
 * @property {string[] | ((values: any) => string[])} text  paragraphs; a function of what the screen's `values` has
 *
 * @typedef {object} LessonWords
 * @property {Record<string, ScreenWords>} screens  by the id of the screen
 * @property {Record<string, ExerciseWords>} exercises  by the id of the exercise
 *
 * @typedef {object} Screen  one idea
 * @property {string} id  in the address, and of its words
 * @property {string} [formula]  LaTeX, below the text
 * @property {() => void} begin  when it is entered, and again when the language changes: what it shows is asked of the core
 * @property {() => unknown} picture  a template of what stands at the right, with what moves it
 * @property {() => object | null} [values]  for the text; null: the text waits
 *
 * @typedef {object} Stage  what a lesson has at hand
 * @property {Core} core
 * @property {number} seed  of the data, as the address has it
 * @property {(name: string) => import('../../learn/random.js').Random} random  draws of this seed, lesson and name
 * @property {(look?: { costs?: boolean }) => import('./board.js').Board} board  a report with live pictures; make it once,
 *   in `create`. costs: the cheapest point and its line are drawn, too
 * @property {(id: string, make: (theme: import('../../charts/theme.js').Theme, width: number) => import('../../diagrams/geometry.js').Diagram | null) => HTMLElement} diagram
 *   a picture of web/diagrams; drawn again with every drawing of the screen, in the colours and the width that there are
 * @property {(id: string, board: import('./board.js').Board, picture: string) => HTMLElement} still  a picture of the
 *   board's report by its name in web/tasks/still.js, such as `cd_diagram` or `fold_plot`
 * @property {() => Language} language
 * @property {() => any} words  of the lesson, in the language of the page
 * @property {() => import('../../core/catalogue.js').Catalogue | null} catalogue  the words of all items
 * @property {() => void} changed  asks for another drawing; boards do so by themselves
 * @property {(work: () => Promise<void>) => void} ask  does something with the core, one after the other; of what is
 *   asked for meanwhile the last is done. What fails is said in the place of the picture
 *
 * @typedef {object} Lesson
 * @property {Record<Language, LessonWords>} words
 * @property {readonly Exercise[]} exercises  three
 * @property {(stage: Stage) => Screen[]} create
 *
 * @typedef {object} Listed
 * @property {string} id  in the address, and the folder
 * @property {Record<Language, string>} title
 * @property {Record<Language, string>} about  in a sentence
 * @property {() => Promise<{ lesson: Lesson }>} fetch
 */

/** @type {readonly Listed[]} */
export const LESSONS = [
  {
    id: 'splitting',
    title: { en: 'Splitting data', zh: '数据的划分' },
    about: {
      en: 'Why a learner is tested on rows it has not seen, and how to choose them.',
      zh: '为什么要用没学过的样例测试，以及怎样选出它们。',
    },
    fetch: () => import('./lessons/splitting/lesson.js'),
  },
  {
    id: 'confusion_matrix',
    title: { en: 'The confusion matrix', zh: '混淆矩阵' },
    about: {
      en: 'Two ways to be right, two ways to be wrong, and what accuracy leaves out.',
      zh: '对有两种，错有两种，以及精度没有说出的事。',
    },
    fetch: () => import('./lessons/confusion_matrix/lesson.js'),
  },
  {
    id: 'precision_recall',
    title: { en: 'Precision and recall', zh: '查准率与查全率' },
    about: {
      en: 'All that is wanted, or nothing but what is wanted: the P-R curve, F and the area.',
      zh: '要的全拿到，还是拿到的全要：P-R 曲线、F 度量与面积。',
    },
    fetch: () => import('./lessons/precision_recall/lesson.js'),
  },
  {
    id: 'roc_auc',
    title: { en: 'ROC and AUC', zh: 'ROC 与 AUC' },
    about: {
      en: 'Every threshold at once, and one number for how well a model ranks.',
      zh: '一次看遍所有阈值，再用一个数概括排序的好坏。',
    },
    fetch: () => import('./lessons/roc_auc/lesson.js'),
  },
  {
    id: 'prevalence',
    title: { en: 'Prevalence moves P-R, not ROC', zh: '正例比例影响 P-R，不影响 ROC' },
    about: {
      en: 'The same model where positive cases are rare: what stays, and what falls.',
      zh: '同一个模型，正例变少：什么不变，什么下降。',
    },
    fetch: () => import('./lessons/prevalence/lesson.js'),
  },
  {
    id: 'costs',
    title: { en: 'Costs', zh: '代价' },
    about: {
      en: 'When mistakes have different prices: the cheapest threshold, and the cost curve.',
      zh: '错误的代价各不相同时：代价最低的阈值与代价曲线。',
    },
    fetch: () => import('./lessons/costs/lesson.js'),
  },
  {
    id: 'calibration',
    title: { en: 'Calibration', zh: '校准' },
    about: {
      en: 'Whether a probability of 80 % comes true in 80 % of cases.',
      zh: '说有 80 % 的概率，是否真有 80 % 成真。',
    },
    fetch: () => import('./lessons/calibration/lesson.js'),
  },
  {
    id: 'sampling',
    title: { en: 'One number is not enough', zh: '一个数是不够的' },
    about: {
      en: 'Another test set gives another number: how far apart they lie, and intervals.',
      zh: '换一个测试集就换一个数：相差多少，以及置信区间。',
    },
    fetch: () => import('./lessons/sampling/lesson.js'),
  },
  {
    id: 't_tests',
    title: { en: 't tests and overlapping folds', zh: 't 检验与重叠的折' },
    about: {
      en: 'Why t tests over cross-validation call too many differences significant, and two remedies.',
      zh: '为什么交叉验证上的 t 检验误报太多，以及两种办法。',
    },
    fetch: () => import('./lessons/t_tests/lesson.js'),
  },
  {
    id: 'mcnemar',
    title: { en: 'McNemar’s test', zh: 'McNemar 检验' },
    about: {
      en: 'Two models on the same cases: only where they disagree does one show that it is better.',
      zh: '两个学习器、同一批样例：只有在意见分歧处才见高下。',
    },
    fetch: () => import('./lessons/mcnemar/lesson.js'),
  },
  {
    id: 'friedman_nemenyi',
    title: { en: 'Friedman, Nemenyi and CD', zh: 'Friedman 检验、Nemenyi 检验与 CD' },
    about: {
      en: 'Several models on several data sets: ranks, one test for all, and which pairs differ.',
      zh: '多个学习器、多个数据集：先排序，再整体检验，最后看哪几对有差别。',
    },
    fetch: () => import('./lessons/friedman_nemenyi/lesson.js'),
  },
  {
    id: 'bias_variance',
    title: { en: 'Bias and variance', zh: '偏差与方差' },
    about: {
      en: 'Why a model errs: too simple, too much at the mercy of its training set, or noise.',
      zh: '模型为何出错：过于简单、过于依赖训练集，还是噪声。',
    },
    fetch: () => import('./lessons/bias_variance/lesson.js'),
  },
];
