import type { Field } from './seriesField';

/** Few charts have more series. */
const FEW = 4;

/** A series: the index of its candidate in each field, one field a mode, all of the same hue. */
export type Series = readonly number[];

type Choice = { readonly series: Series; readonly repulsion: number };

/** How strongly the others of a set repel a candidate for a place. */
const repulsionAt = (
  set: readonly Series[],
  place: number,
  field: Field,
  mode: number,
  candidate: number,
): number => {
  let sum = 0;
  for (let other = 0; other < set.length; other++) {
    const theirs = set[other]?.[mode];
    if (other !== place && theirs !== undefined)
      sum += field.repulsionOf(candidate, theirs, place < FEW && other < FEW);
  }
  return sum;
};

/** Of a hue, what the others repel least in each field; null where a field has nothing of it. */
const leastOf = (
  fields: readonly Field[],
  set: readonly Series[],
  place: number,
  hue: string,
): Choice | null => {
  const series: number[] = [];
  let repulsion = 0;
  for (const [mode, field] of fields.entries()) {
    let least = Infinity;
    let found: number | undefined;
    for (const candidate of field.byHue.get(hue) ?? []) {
      const own = repulsionAt(set, place, field, mode, candidate);
      if (found !== undefined && own >= least) continue;
      found = candidate;
      least = own;
    }
    if (found === undefined) return null;
    series.push(found);
    repulsion += least;
  }
  return { series, repulsion };
};

/** What the others of a set repel least at a place, of these hues. */
const leastAt = (
  fields: readonly Field[],
  set: readonly Series[],
  place: number,
  hues: Iterable<string>,
): Choice | null => {
  let least: Choice | null = null;
  for (const hue of hues) {
    const choice = leastOf(fields, set, place, hue);
    if (choice && (!least || choice.repulsion < least.repulsion)) least = choice;
  }
  return least;
};

/** Series added to a set up to `count`: each time, what all so far repel least. */
const filled = (
  fields: readonly Field[],
  set: readonly Series[],
  count: number,
  hues: readonly string[],
): Series[] => {
  const all = [...set];
  while (all.length < count) {
    const choice = leastAt(fields, all, all.length, hues);
    if (!choice) break;
    all.push(choice.series);
  }
  return all;
};

/** Rounds of replacing each series by a better one: most sets settle in three. */
const ROUNDS = 8;
/** A change smaller than this part is rounding. */
const LEAST_GAIN = 1e-9;

/** Each series replaced, as long as that lets the set repel each other less, by another of the hues of its place. */
export const settled = (
  fields: readonly Field[],
  start: readonly Series[],
  huesAt: (place: number) => Iterable<string>,
): Series[] => {
  const set = [...start];
  for (let round = 0; round < ROUNDS; round++) {
    let isChanged = false;
    for (const [place, series] of set.entries()) {
      const now = fields.reduce(
        (sum, field, mode) => sum + repulsionAt(set, place, field, mode, series[mode] ?? 0),
        0,
      );
      const choice = leastAt(fields, set, place, huesAt(place));
      if (!choice || choice.repulsion >= now * (1 - LEAST_GAIN)) continue;
      set[place] = choice.series;
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return set;
};

/** How strongly all of a set repel each other, twice. */
const totalOf = (fields: readonly Field[], set: readonly Series[]): number =>
  set.reduce(
    (sum, series, place) =>
      fields.reduce(
        (ofPlace, field, mode) => ofPlace + repulsionAt(set, place, field, mode, series[mode] ?? 0),
        sum,
      ),
    0,
  );

/** The given series and others in the order in which the ones before repel them least. */
const ordered = (fields: readonly Field[], given: readonly Series[], others: readonly Series[]): Series[] => {
  const order = [...given];
  const left = [...others];
  while (left.length > 0) {
    const pushes = left.map((series) =>
      fields.reduce(
        (sum, field, mode) => sum + repulsionAt(order, order.length, field, mode, series[mode] ?? 0),
        0,
      ),
    );
    order.push(...left.splice(pushes.indexOf(Math.min(...pushes)), 1));
  }
  return order;
};

/**
 * So many series, after the given ones, that are as far apart as they can be in all fields, the first few farther than
 * the rest. Searched from every hue, as a search from one ends in the nearest good set.
 */
export const spreadOut = (
  fields: readonly Field[],
  given: readonly Series[],
  count: number,
  hues: readonly string[],
): readonly Series[] => {
  const huesAt = (place: number): readonly string[] => (place < given.length ? [] : hues);
  let best: readonly Series[] = given;
  let least = Infinity;
  for (const hue of hues) {
    const second = leastOf(fields, given, given.length, hue);
    if (!second) continue;
    const set = settled(fields, filled(fields, [...given, second.series], count, hues), huesAt);
    const total = totalOf(fields, set);
    if (total >= least && best.length > given.length) continue;
    best = set;
    least = total;
  }
  const few = ordered(fields, given, best.slice(given.length, FEW));
  return ordered(fields, few, best.slice(few.length));
};
