import { sharePercents } from './sharePercents';

/**
 * Shares (0–1) as whole percents in words that are true together: no part reads as nothing, and where several have a
 * part none reads as all of it: '>99' beside '<1'.
 */
export const shareLabels = (shares: readonly number[]): readonly string[] =>
  sharePercents(shares).map((percent) => {
    if (percent === 0) return '<1';
    return percent === 100 && shares.length > 1 ? '>99' : `${percent}`;
  });
