const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
] as const;

/** 'Border and background', 'Chart 1, chart 2 and chart 6'. */
const listed = (labels: readonly string[]): string => {
  const words = labels.map((label, i) => (i === 0 ? label : label.toLowerCase()));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

/** Roles with the same color; `cause` as in `SameRoles`, `mode` 'light' or 'dark'. */
export const sameColor = (
  labels: readonly string[],
  cause: 'few' | 'far' | 'hand',
  steps: number,
  mode: string,
): string => {
  const fact = `${listed(labels)} are one color in ${mode}.`;
  const why = {
    few: `${NUMBERS[steps] ?? steps} steps are too few: `,
    far: 'Too few steps lie near the page: ',
    hand: '',
  };
  return why[cause] + fact;
};

/** Series below 3 : 1. */
export const faintSeries = (labels: readonly string[], mode: string): string =>
  `${listed(labels)} ${labels.length === 1 ? 'has' : 'have'} less than 3\u00a0:\u00a01 on a ground in ${mode}: outline the marks, or take more steps.`;

/** Names that do not span the full scale, such as '50' to '150'. */
export const namesMislead = (first: string, last: string): string =>
  `Names from ${first} to ${last} lead one to expect light colors alone, but step ${last} is the far end of the scale. Choose 50 – 950 or numbers.`;

/** What the pairs leave out; `areasBelow` follows for each mode. */
export const AREAS_OUTLINED =
  'The pairs ask for contrast of the text on an area, not of the area with its ground. Outline in control what has less than 3\u00a0:\u00a01 on a ground, as the previews do.';
export const AREAS_CLEAR = 'Every filled area has 3\u00a0:\u00a01 and more on all grounds by itself.';

/** Filled areas below 3 : 1 on a ground, in one mode. */
export const areasBelow = (labels: readonly string[], mode: string): string =>
  `In ${mode}: ${listed(labels).toLowerCase()}.`;

const TOLD = {
  easily: 'they are easy to tell apart.',
  beside: 'they are told apart side by side, but are easily mixed up in a legend.',
  hardly: 'they are hardly told apart.',
} as const;

/** How similar the closest two series are. */
export const nearestSeries = (
  labels: readonly [string, string],
  told: keyof typeof TOLD,
  mode: string,
): string => `In ${mode} the two most alike are ${listed(labels).replace(/^C/, 'c')}: ${TOLD[told]}`;

/** How many pairs of series are confused with some color vision. */
export const confusedSeries = (confused: number, pairs: number): string =>
  confused === 0
    ? 'No kind of color vision takes two of them for one another.'
    : `Of ${pairs} pairs ${confused} may look alike to someone with a color vision deficiency: label the series too.`;

export const STATUSES_APART =
  'The four status colors and primary stay distinct for everyone, also for people who see few colors or none.';
export const STATUSES_CONFUSED =
  'Some people cannot tell two of these colors apart. The rows with a warning say who, and which two.';
export const STATUSES_MARGIN =
  'Each row names the two that look most alike, and how much farther apart they are than people need.';

/** The margin as a multiple of the required distance. */
export const marginOf = (times: number): string => {
  if (times < 1) return 'Too alike';
  if (times < 1.25) return 'Just enough';
  return times < 2 ? 'Distinct' : 'Very distinct';
};
