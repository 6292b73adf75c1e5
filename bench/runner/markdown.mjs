import { LEAST_EFFECT } from '../statistics/compare.mjs';
import { nameSettings } from './settings.mjs';

/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').Estimate} Estimate */
/** @typedef {import('../result').FigureKind} FigureKind */
/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').Summary} Summary */

/** Shown where nothing was measured: JSON has null for NaN and infinities. */
export const NONE = '–';

/**
 * Three significant digits; a dash for what is not finite.
 * @param {number} value
 */
export const formatNumber = (value) => {
  if (!Number.isFinite(value)) return NONE;
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-US')
    : Number(value.toPrecision(3)).toString();
};

/** From here on a ratio has three digits before the point. */
const LARGE = 10;

/**
 * A ratio near 1 with three digits behind the point: with three significant ones 0.9996 is 1.
 * @param {number} value
 */
const formatRatio = (value) =>
  Number.isFinite(value) && value < LARGE ? value.toFixed(3) : formatNumber(value);

/** @param {Estimate} estimate @param {(value: number) => string} format */
const formatInterval = ({ interval }, format = formatNumber) =>
  interval && Number.isFinite(interval.low) ? `${format(interval.low)} – ${format(interval.high)}` : NONE;

/** A ratio and its interval, as cells of a table. @param {Comparison} comparison @returns {[string, string]} */
export const ratioCells = (comparison) => [
  formatRatio(comparison.value),
  formatInterval(comparison, formatRatio),
];

/** @param {{ value: number, unit: FigureKind['unit'], zeroMeans?: string }} of a figure or goal */
const formatValue = ({ value, unit, zeroMeans }) => {
  if (value === 0 && zeroMeans !== undefined) return zeroMeans;
  return Number.isFinite(value) ? `${formatNumber(value)}${unit === '1' ? '' : ` ${unit}`}` : NONE;
};

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) => {
  if (rows.length === 0) return [];
  const rule = head.map(() => '---');
  return [...[head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`), ''];
};

/** A least difference that counts as one. @param {number} least */
const percent = (least) => `${formatNumber(least * 100)} %`;
const FLOOR = percent(LEAST_EFFECT);

/** What a ratio is, and why it may differ from the ratio of the medians. */
export const RATIO_TEXT =
  `A ratio is this version / the other: of times, above 1 is slower. Work that is alike every time is compared by the ` +
  `fastest sample of each process, while tables of figures have medians. Where no task over 50 ms was seen, 50 ms ` +
  `count. Intervals that stay within ${FLOOR} of 1 show no difference: so much comes of where a process happens to put ` +
  `code and data.`;

/** A comparison whose interval reaches further from 1 would not have shown what matters. */
const MOST_UNSEEN = 0.1;

/**
 * Why no difference is shown although the interval excludes 1, or how large a one may be hidden in it.
 * @param {Comparison} comparison
 */
const whyNone = ({ interval, isExact, reason, least = LEAST_EFFECT }) => {
  if (reason !== undefined) return `: ${reason}`;
  if (!interval) return ': too few processes';
  if (isExact) return '';
  if (interval.low <= 1 && interval.high >= 1) {
    const unseen = Math.max(interval.high - 1, 1 / interval.low - 1);
    return unseen > MOST_UNSEEN ? `: too noisy, it may be ${formatNumber(Math.round(unseen * 100))} %` : '';
  }
  const isSmall = interval.low <= 1 + least && interval.high >= 1 - least;
  const because = least > LEAST_EFFECT ? ', as the speed of the machine differs by' : '';
  return isSmall ? `: it may be less than ${percent(least)}${because}` : ': not confirmed';
};

/**
 * The verdict as a word: "faster" and "slower" for times.
 * @param {Comparison} comparison
 */
export const wordOf = (comparison) => {
  const { verdict, isTime } = comparison;
  if (verdict === 'no difference shown') return `${verdict}${whyNone(comparison)}`;
  return isTime ? { better: 'faster', worse: 'slower' }[verdict] : verdict;
};

/** @param {Result['versions'][number]} version */
const describeVersion = ({ name, version, commit, hasChanges }) =>
  `${name} (${version}, ${commit.slice(0, 12)}${hasChanges ? ' with changes' : ''})`;

/** @param {Result} result */
const describeRun = ({ taken, mode, machine, isComplete, versions, settings = {} }) => {
  const { cpu, cores, node, browser, timesSlower } = machine;
  const when = taken.slice(0, 16).replace('T', ' ');
  const end = isComplete ? '.' : ', **stopped before its end**.';
  return [
    `${versions.map(describeVersion).join(' against ')}, ${when}, ${mode}${end}`,
    `${cores} × ${cpu}, Node ${node}${browser === null ? '' : `, ${browser}`}; ${timesSlower} × the time of the machine that goals in milliseconds were set on.`,
    ...(Object.keys(settings).length > 0 ? [`With ${nameSettings(settings)}.`] : []),
    '',
  ];
};

/** @param {Result['versions'][number]} version */
const failuresOf = ({ name, failures, absent }) => {
  const failed = failures.map(
    ({ suite, message }) => `**${suite} of ${name} failed**\n\n\`\`\`\n${message}\n\`\`\`\n`,
  );
  return failed.concat(absent.map((suite) => `${suite}: ${name} does not have what it measures.\n`));
};

/** @param {Result} result @param {Summary} summary */
const notComparedOf = ({ versions }, { notCompared = [] }) =>
  notCompared.length === 0
    ? []
    : [`Not in ${versions[1]?.name ?? 'the baseline'}, and so not compared: ${notCompared.join(', ')}.`, ''];

/** @param {Summary} summary @param {string} suite @param {boolean} hasVersions */
const tableOfSuite = ({ medians }, suite, hasVersions) => {
  const version = (/** @type {string} */ name) => (hasVersions ? [name] : []);
  const rows = medians
    .filter((one) => one.suite === suite)
    .map((one) =>
      [one.name].concat(
        version(one.version),
        formatValue(one),
        formatInterval(one),
        String(one.units),
        String(one.samples),
      ),
    );
  const head = ['figure', ...version('version'), 'median', '95 % interval', 'units', 'samples'];
  return [`### ${suite}`, '', ...table(head, rows)];
};

/** Value and interval in the unit or speed of the goal. @param {import('../result').GoalResult} goal */
const formatGoal = (goal) => {
  const { value, interval, realTimeMs } = goal;
  if (realTimeMs === undefined) return [formatValue(goal), formatInterval(goal)];
  if (!Number.isFinite(value)) return [NONE, NONE];
  const times = interval && { low: realTimeMs / interval.high, high: realTimeMs / interval.low };
  return [`${formatNumber(realTimeMs / value)} × real time`, formatInterval({ ...goal, interval: times })];
};

/** @param {Summary} summary */
const tablesOfAll = ({ comparisons, goals, growth }) => [
  ...table(
    ['suite', 'figure', 'ratio', '95 % interval', 'verdict'],
    comparisons.map((one) => [one.suite, one.name, ...ratioCells(one), wordOf(one)]),
  ),
  ...(comparisons.length > 0 ? [RATIO_TEXT, ''] : []),
  ...table(
    ['goal', 'suite', '', 'value', '95 % interval', ''],
    goals.map((goal) => [goal.id, goal.suite, goal.text, ...formatGoal(goal), goal.state]),
  ),
  ...table(
    ['growth', 'suite', 'exponent', 'from size'],
    growth.map(({ group, suite, exponent, from }) => [
      group,
      suite,
      formatNumber(exponent),
      from === undefined ? NONE : formatNumber(from),
    ]),
  ),
];

/**
 * A result as Markdown: for a terminal, and for the summary page of a continuous build.
 * @param {Result} result with its summary
 */
export const toMarkdown = (result) => {
  const { versions, summary } = result;
  if (!summary) return describeRun(result).join('\n');
  const suites = [...new Set(summary.medians.map(({ suite }) => suite))];
  return [
    '## Benches',
    '',
    ...describeRun(result),
    ...versions.flatMap(failuresOf),
    ...notComparedOf(result, summary),
    ...tablesOfAll(summary),
    ...suites.flatMap((suite) => tableOfSuite(summary, suite, versions.length > 1)),
  ].join('\n');
};
