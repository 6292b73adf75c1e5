const LONG_US_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Unix seconds as 'July 1, 2025', the day as it is in UTC. */
export const longDate = (seconds: number): string => LONG_US_DATE.format(seconds * 1000);
