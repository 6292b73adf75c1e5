/** Ratio to one decimal: '1.3'. 0 if the whole is 0. */
export const ratioText = (part: number, whole: number): string => (whole === 0 ? 0 : part / whole).toFixed(1);

/** '7.0%' */
export const percentText = (part: number, whole: number): string => `${ratioText(part * 100, whole)}%`;
