/**
 * A planted fault, and what came of it: a test has failed because of it, none has, or none of those that mirror its file
 * runs through it at all.
 * @typedef {object} Result
 * @property {string} file from the root of the repository
 * @property {number} line from 1
 * @property {string} what the change, in a few words
 * @property {'killed' | 'survived' | 'unreached'} outcome
 */

/** @param {number} noticed @param {number} all 0 faults have no score */
const score = (noticed, all) => (all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`);

/** @param {string} name @param {readonly Result[]} results */
const row = (name, results) => {
  const [killed = 0, survived = 0, unreached = 0] = ['killed', 'survived', 'unreached'].map(
    (wanted) => results.filter(({ outcome }) => outcome === wanted).length,
  );
  return `| ${name} | ${killed} | ${survived} | ${unreached} | ${score(killed, killed + survived)} |`;
};

/**
 * What a run has found, as Markdown: a row for each file, the one with most left unseen first, and each fault that no
 * test has noticed.
 * @param {string} path file or folder that was tried
 * @param {readonly Result[]} results
 */
export const reportOf = (path, results) => {
  const files = new Set(results.map(({ file }) => file));
  const unseen = (/** @type {readonly Result[]} */ some) =>
    some.filter(({ outcome }) => outcome === 'survived');
  const rows = [...files]
    .map((name) => ({ name, some: results.filter(({ file }) => file === name) }))
    .toSorted((a, b) => unseen(b.some).length - unseen(a.some).length || (a.name < b.name ? -1 : 1))
    .map(({ name, some }) => row(name, some));
  const survivors = unseen(results)
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({ file, line, what }) => `- ${file}:${line}: ${what}`);
  return [
    `# Faults planted in ${path}`,
    '',
    '| file | killed | survived | not reached | score of what is reached |',
    '|---|--:|--:|--:|--:|',
    ...rows,
    row('all', results),
    ...(survivors.length > 0 ? ['', '## Survived', '', ...survivors] : []),
    '',
  ].join('\n');
};
