const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The calendar day in the user's time zone, as 'YYYY-MM-DD', which sorts as text. */
export const localDay = (now: Date): string =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** Milliseconds until the next local day begins, which in some time zones is not at 00:00. */
export const msToNextDay = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
