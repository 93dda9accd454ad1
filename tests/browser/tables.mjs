/** Tables for the tests of the page: rows made by rule, no two alike. */

const rows = Array.from({ length: 60 }, (_, i) => {
  const truth = i % 3 === 0 ? 1 : 0;
  const good = (truth * 30 + ((i * 7) % 41)) / 71;
  const poor = ((i * 13) % 59) / 59;
  return [truth, good.toFixed(4), poor.toFixed(4)];
});

/** Two models; the first is better. */
export const plain = ['y_true,good,poor', ...rows.map((row) => row.join(','))].join('\n');

/** The same with another name for each label. */
export const named = [
  'diagnosis,good,poor',
  ...rows.map(([truth, good, poor]) => [truth ? 'east' : 'west', good, poor].join(',')),
].join('\n');

/** Names that are markup, or names of every object's properties. */
export const hostile = [
  'y_true,<img src=x onerror=alert(1)>,__proto__',
  ...rows.map((row) => row.join(',')),
].join('\n');

/** One cell of the first model is missing. */
export const gap = plain.replace(/^(1,)[^,]*/m, '$1');
