/** Number of steps between the settings 0 and 1. */
export const SETTING_STEPS = 100;

/**
 * The next setting, 0 to 1, that gives another number of shots: fewer (−1) or more (1). Null if none does up to the
 * end. Exponential, then binary search: a dozen counts instead of a hundred.
 */
export const nextSetting = async (
  from: number,
  direction: 1 | -1,
  countAt: (setting: number) => Promise<number>,
): Promise<number | null> => {
  const at = async (part: number): Promise<number> => countAt(part / SETTING_STEPS);
  const start = Math.round(from * SETTING_STEPS);
  const end = direction > 0 ? SETTING_STEPS : 0;
  const count = await countAt(from);
  if (start === end || (await at(end)) === count) return null;
  let same = start;
  let other = end;
  for (let reach = 1; reach < Math.abs(end - start); reach *= 2) {
    const ahead = start + direction * reach;
    // oxlint-disable-next-line no-await-in-loop -- each count determines where to look next
    if ((await at(ahead)) !== count) {
      other = ahead;
      break;
    }
    same = ahead;
  }
  while (Math.abs(other - same) > 1) {
    const middle = Math.trunc((same + other) / 2);
    // oxlint-disable-next-line no-await-in-loop
    if ((await at(middle)) === count) same = middle;
    else other = middle;
  }
  return other / SETTING_STEPS;
};
