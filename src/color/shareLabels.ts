import { sharePercents } from './sharePercents';

/**
 * Shares (0–1) as whole percents that hold side by side: none of them reads 0, and none of several reads 100, hence
 * '>99' beside '<1'.
 */
export const shareLabels = (shares: readonly number[]): readonly string[] =>
  sharePercents(shares).map((percent) => {
    if (percent === 0) return '<1';
    return percent === 100 && shares.length > 1 ? '>99' : `${percent}`;
  });
