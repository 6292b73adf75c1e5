import { PALETTE_MAX } from '../domain/limits';
import { coveringColors } from './coveringColors';
import { groupColors, type ColorGroup } from './groupColors';
import type { Found, FoundColor, Problem } from './notations/found';
import { lostOpacity } from './notations/values/opacity';

/** As many as one looks through; longer lists are cut. */
const SHOWN_MAX = 500;

/** What is shown of a text or file, however much it holds. */
export type FoundSummary = Pick<Found, 'kind' | 'refusal' | 'title'> & {
  /** Of all colors; `colors` are the first of them. */
  readonly colorCount: number;
  readonly colors: readonly FoundColor[];
  /** How many of all colors had an opacity, which is left out. */
  readonly translucentCount: number;
  readonly problems: readonly Problem[];
  /** All colors, those that look alike together; none where a palette holds them all. */
  readonly groups: readonly ColorGroup[];
  /** The indices of the groups that cover most, as many as a palette holds. */
  readonly covering: readonly number[];
};

/** Groups what was found, and cuts its lists to what is shown. */
export const summarizeFound = ({ kind, refusal, title, colors, problems }: Found): FoundSummary => {
  const groups = colors.length > PALETTE_MAX ? groupColors(colors) : [];
  return {
    kind,
    refusal,
    ...(title !== undefined && { title }),
    colorCount: colors.length,
    colors: colors.slice(0, SHOWN_MAX),
    translucentCount: colors.filter(({ color }) => lostOpacity(color)).length,
    problems,
    groups,
    covering: coveringColors(groups, PALETTE_MAX),
  };
};
