const WHOLE = new Intl.NumberFormat('en-US');
const TENTHS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '48,210' */
export const numberText = (value: number): string => WHOLE.format(value);

/** How many of one thing there are for each of another, to one decimal: '1.3'. Of nothing there is none. */
export const ratioText = (part: number, whole: number): string =>
  TENTHS.format(whole === 0 ? 0 : part / whole);

/** '7.0%' */
export const percentText = (part: number, whole: number): string => `${ratioText(part * 100, whole)}%`;
