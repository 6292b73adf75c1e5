/**
 * A whole number as '48,210'. Not with `Intl`: its first formatter blocks the page's thread for 15 to 90 ms while the
 * browser loads locale data.
 */
export const groupDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
