/**
 * Experiments of a table without names are called by the numbers of their rows, which are no names in a sentence.
 * @typedef {{ one: string, of: (row: string) => string }} Unnamed  words for the only one, and for one of several
 */

/**
 * The report as sentences name its experiments.
 * @param {any} report of the task `binomial`
 * @param {Unnamed} words
 * @returns {{ report: any, begin: (name: string) => string }} and how a sentence begins with such a name
 * @example named(report, words).report.verdict.name // "experiment 2"
 */
export function named(report, words) {
  const { input, models, verdict } = report;
  const hasNames =
    input.columns.some((/** @type {{ role: string }} */ { role }) => role === 'experiment') ||
    !models.every((/** @type {{ name: string }} */ { name }) => /^\d+$/.test(name));
  if (hasNames) return { report, begin: (name) => name };
  const nameOf = (/** @type {string} */ name) => (models.length > 1 ? words.of(name) : words.one);
  const renamed = (/** @type {{ name: string }} */ one) => ({ ...one, name: nameOf(one.name) });
  return {
    report: {
      ...report,
      models: models.map(renamed),
      verdict: {
        ...renamed(verdict),
        ...(verdict.shared ? { shared: verdict.shared.map(nameOf) } : {}),
        ...(verdict.others ? { others: verdict.others.map(renamed) } : {}),
      },
    },
    begin: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  };
}
