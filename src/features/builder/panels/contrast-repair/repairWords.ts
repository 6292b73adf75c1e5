/**
 * 'Wisteria lighter by 3.1 points, ΔE00 2.4': points of OKLCH lightness, at least 0.1, for there is a change; and how
 * different it looks, which is never parted from its figure.
 */
export const changeWords = (name: string, lightnessChange: number, difference: number): string => {
  const points = Math.max(0.1, Math.abs(lightnessChange)).toFixed(1);
  const direction = lightnessChange > 0 ? 'lighter' : 'darker';
  return `${name} ${direction} by ${points} points, ΔE00\u00A0${difference.toFixed(1)}`;
};

/** 'Then 2 other pairs miss 4.5': what a repair costs elsewhere in the palette, and why it is not offered for that. */
export const lossWords = (pairsLost: number, target: number, isOffered: boolean): string =>
  `${isOffered ? 'Then' : 'No gain: then'} ${pairsLost} other ${pairsLost === 1 ? 'pair misses' : 'pairs miss'} ${target}`;
