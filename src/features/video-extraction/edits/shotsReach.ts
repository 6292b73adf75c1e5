import { SHOTS_REACH } from '../../../domain/videoMessages';

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
