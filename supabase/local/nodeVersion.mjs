// Must run in any installed Node: no syntax newer than ES2017 in this file.

const OLDEST = '20.19';

/** @param {string} version */
const rank = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return Number(major) * 1000 + Number(minor);
};

/**
 * The error message for a Node that is too old, or null.
 * @param {string} version such as '20.20.2'
 */
export const nodeProblem = (version) =>
  rank(version) < rank(OLDEST) ? `Hueloom needs Node ${OLDEST} or newer; this is Node ${version}.` : null;
