import { fitGrowth, LEAST_SIZES } from '../statistics/growth.mjs';
import { shortNames } from './shortNames.mjs';

/** @typedef {import('../result').Estimate} Estimate */
/** @typedef {import('../result').Figure} Figure */
/** @typedef {import('../result').GoalResult} GoalResult */
/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').Summary} Summary */
/**
 * @typedef {Estimate & {
 *   name: string,
 *   label: string,
 *   isPeer: boolean,
 *   size: number | undefined,
 *   blocks: readonly (readonly number[])[],
 *   goal: number | null,
 * }} Row a figure; `label` is its name without the parts that all rows of a chart share, `goal` its limit
 */
/** @typedef {{ name: string, value: number }} Line a bound that no row can beat, or a reference value */
/**
 * @typedef {object} Chart figures of one group and unit, drawn together
 * @property {string} suite
 * @property {string} title
 * @property {Figure['unit']} unit
 * @property {'strip' | 'growth'} kind
 * @property {readonly Row[]} rows the best first; for a growth curve by size
 * @property {readonly Line[]} lines
 * @property {import('../statistics/growth.mjs').Growth | null} growth for a growth curve
 * @property {string} sizeUnit for a growth curve
 * @property {string | null} zeroMeans what 0 stands for in some of its rows
 */

/** A frame at 60 Hz: movements and responses must be done by then. */
const FRAME = { name: 'one frame', value: 1000 / 60 };
/** Groups of suites in which people wait for the result. */
const SEEN = new Set(['pages', 'films']);
/** Memory figures, which every suite has; only shown in tables. */
const MEMORY = 'memory';

/**
 * The limit that a goal sets for its figure. A goal relative to another figure is a multiple of that one's median.
 * @param {readonly GoalResult[]} goals
 * @param {Summary['medians']} medians of this version
 * @param {Figure} figure
 */
const goalOf = (goals, medians, { suite, name }) => {
  const goal = goals.find((one) => one.suite === suite && one.figure === name);
  const limit = goal?.atMost ?? goal?.atLeast;
  if (!goal || limit === undefined) return null;
  if (goal.over === undefined) return limit;
  const over = medians.find((one) => one.suite === suite && one.name === goal.over);
  return over ? limit * over.value : null;
};

/**
 * @param {readonly GoalResult[]} goals
 * @param {Summary['medians']} medians of this version
 * @param {readonly Figure[]} figures
 * @returns {Row[]}
 */
const rowsOf = (goals, medians, figures) => {
  const labels = shortNames(figures.map(({ name }) => name));
  return figures.flatMap((figure, at) => {
    const { suite, name, isPeer = false, size, blocks } = figure;
    const median = medians.find((one) => one.suite === suite && one.name === name);
    if (!median || !Number.isFinite(median.value)) return [];
    const { value, interval, units } = median;
    const row = { name, label: labels[at] ?? name, isPeer, size, value, interval, units };
    // JSON has null for NaN and infinities.
    const samples = blocks.map((block) => block.samples.filter(Number.isFinite));
    return [{ ...row, blocks: samples, goal: goalOf(goals, medians, figure) }];
  });
};

/**
 * @param {readonly Figure[]} figures
 * @param {Summary['medians']} medians of this version
 * @param {readonly Row[]} rows
 * @param {boolean} isSeen
 */
const linesOf = (figures, medians, rows, isSeen) => {
  const names = new Set(figures.flatMap(({ limit }) => limit ?? []));
  const limits = medians
    .filter(({ suite, name }) => suite === figures[0]?.suite && names.has(name))
    .map(({ name, value }) => ({ name: rows.find((row) => row.name === name)?.label ?? name, value }));
  const isTime = figures[0]?.unit === 'ms';
  // A line far from all values would only squeeze the rest together.
  const isNear = rows.some(({ value }) => value > FRAME.value / 4 && value < FRAME.value * 4);
  return isTime && isSeen && isNear ? [...limits, FRAME] : limits;
};

/**
 * The charts of a suite, in the order in which its figures were taken. A single figure without spread gets no chart.
 * @param {Result} result
 * @param {Summary} summary
 * @param {{ name: string, group: string }} suite
 * @returns {Chart[]}
 */
export const chartsOf = (result, summary, { name: suite, group: area }) => {
  const figures = (result.versions[0]?.figures ?? []).filter((figure) => figure.suite === suite);
  const medians = summary.medians.filter(({ version }) => version === result.versions[0]?.name);
  const shown = figures.filter(({ group }) => group !== MEMORY);
  const keys = [...new Set(shown.map(({ group, unit }) => JSON.stringify([group, unit])))];
  return keys.flatMap((key) => {
    /** @type {[string, Figure['unit']]} */
    const [title, unit] = JSON.parse(key);
    const own = shown.filter((figure) => figure.group === title && figure.unit === unit);
    const rows = rowsOf(summary.goals, medians, own);
    const sized = rows.filter(({ size, value }) => size !== undefined && value > 0);
    const isGrowth = sized.length >= LEAST_SIZES && sized.length === rows.length;
    const samples = rows.reduce((sum, { blocks }) => sum + blocks.flat().length, 0);
    if (rows.length === 0 || (rows.length === 1 && samples < 2)) return [];
    const isMore = own[0]?.better === 'more';
    const ordered = isGrowth
      ? rows.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0))
      : rows.toSorted((a, b) => (isMore ? b.value - a.value : a.value - b.value));
    const points = ordered.map(({ size = Number.NaN, value }) => /** @type {const} */ ([size, value]));
    return [
      {
        suite,
        title,
        unit,
        kind: isGrowth ? /** @type {const} */ ('growth') : /** @type {const} */ ('strip'),
        rows: ordered,
        lines: isGrowth ? [] : linesOf(own, medians, rows, SEEN.has(area)),
        growth: isGrowth ? fitGrowth(points) : null,
        sizeUnit: own[0]?.sizeUnit ?? '',
        zeroMeans: own.find(({ zeroMeans }) => zeroMeans !== undefined)?.zeroMeans ?? null,
      },
    ];
  });
};
