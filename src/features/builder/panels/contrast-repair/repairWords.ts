/** 'Wisteria lighter by 3': points of OKLCH lightness, at least 1, for there is a change. */
export const changeWords = (name: string, lightnessChange: number): string => {
  const points = Math.max(1, Math.round(Math.abs(lightnessChange)));
  return `${name} ${lightnessChange > 0 ? 'lighter' : 'darker'} by ${points}`;
};

/** 'Then 2 other pairs miss 4.5': what a repair costs elsewhere in the palette. */
export const lossWords = (pairsLost: number, target: number): string =>
  `Then ${pairsLost} other ${pairsLost === 1 ? 'pair misses' : 'pairs miss'} ${target}`;
