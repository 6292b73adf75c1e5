import { SHOTS_REACH } from '../../../domain/videoMessages';

/** Whether other settings give fewer or more shots; assumed true while unknown. */
export const hasOthers = (
  shotCounts: Readonly<Record<number, number>>,
  sensitivity: number,
): { readonly fewer: boolean; readonly more: boolean } => {
  const differs = (end: number): boolean =>
    sensitivity !== end && (shotCounts[end] === undefined || shotCounts[end] !== shotCounts[sensitivity]);
  return { fewer: differs(0), more: differs(1) };
};

/** The text beside the slider if nothing else is found up to an end. Null if there is, or it is unknown. */
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
