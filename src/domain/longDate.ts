import { monthName } from './monthNames';

/** Unix seconds as 'July 1, 2025', in UTC. */
export const longDate = (seconds: number): string => {
  const date = new Date(seconds * 1000);
  return `${monthName(date.getUTCMonth())} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};
