/**
 * The part of Vitest's JSON report that is read here.
 * @typedef {{ testResults: readonly { name: string, startTime: number, endTime: number }[] }} VitestReport
 */

/**
 * The files whose tests take longest, each as a line.
 * @param {VitestReport} report
 * @param {string} root the folder that the names of the files are told from
 * @param {number} [most]
 */
export const slowestFiles = ({ testResults }, root, most = 10) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(
      ({ name, seconds }) =>
        `${seconds.toFixed(1)} s ${name.startsWith(root) ? name.slice(root.length) : name}`,
    );
