/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').VersionResult} VersionResult */
/** @typedef {Extract<import('../createBench.mjs').Message, { type: 'sample' }>} Sample */

/**
 * @param {Pick<VersionResult, 'name' | 'version' | 'commit' | 'hasChanges'>} version
 * @returns {VersionResult}
 */
export const startVersion = (version) => ({
  ...version,
  figures: [],
  failures: [],
  absent: [],
  durations: [],
});

/**
 * An empty result.
 * @param {{
 *   mode: Result['mode'], machine: Result['machine'], suites: readonly import('../result').SuiteTitle[],
 *   versions: VersionResult[], media?: import('../result').Media, settings?: Result['settings'],
 * }} parts
 * @returns {Result}
 */
export const startResult = ({ mode, machine, media, settings, suites, versions }) => ({
  schema: 1,
  taken: new Date().toISOString(),
  mode,
  isComplete: false,
  machine,
  ...(media && { media }),
  ...(settings && { settings }),
  suites: suites.map(({ name, group, title }) => ({ name, group, title })),
  versions,
  summary: null,
});

/**
 * Adds the samples of one process to the version's. Its blocks are its own; those of the next process follow them.
 * @param {VersionResult} version
 * @param {string} suite
 * @param {number} process of the suite, from 0
 * @returns {(sample: Sample) => void}
 */
export const collectProcess = (version, suite, process) => {
  /** @type {Map<string, import('../result').Block>} */
  const blocks = new Map();
  return ({ kind, block, value, calls, isWarmUp, notes }) => {
    let figure = version.figures.find((one) => one.suite === suite && one.name === kind.name);
    if (!figure) {
      figure = { ...kind, suite, blocks: [] };
      version.figures.push(figure);
    }
    const key = `${block} ${kind.name}`;
    const known = blocks.get(key);
    /** @type {import('../result').Block} */
    const own = known ?? { process, visit: block, calls, warmUp: [], samples: [] };
    if (!known) {
      blocks.set(key, own);
      figure.blocks.push(own);
    }
    own.calls = calls;
    if (notes) own.notes = [...(own.notes ?? []), ...notes];
    (isWarmUp ? own.warmUp : own.samples).push(value);
  };
};
