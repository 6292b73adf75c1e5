import { SHOTS_REACH } from '../../../domain/videoMessages';

/** Whether other settings find fewer shots or more; that there are is thought as long as nothing else is known. */
export const hasOthers = (
  shotCounts: Readonly<Record<number, number>>,
  sensitivity: number,
): { readonly fewer: boolean; readonly more: boolean } => {
  const differs = (end: number): boolean =>
    sensitivity !== end &&
    (shotCounts[sensitivity] === undefined ||
      shotCounts[end] === undefined ||
      shotCounts[end] !== shotCounts[sensitivity]);
  return { fewer: differs(0), more: differs(1) };
};

/** What is said beside the slider where it finds nothing else up to an end. Null where it does, or that is not known yet. */
export const describeReach = (
  shotCounts: Readonly<Record<number, number>>,
  sensitivity: number,
): string | null => {
  const count = shotCounts[sensitivity];
  if (count === undefined) return null;
  const [isFewest, isMost] = [shotCounts[0] === count, shotCounts[1] === count];
  if (isFewest && isMost) return SHOTS_REACH.all;
  if (isMost) return SHOTS_REACH.most;
  return isFewest ? SHOTS_REACH.fewest : null;
};
