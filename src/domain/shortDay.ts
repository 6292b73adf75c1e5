import { shortMonthName } from './monthNames';

/** Unix seconds as 'Jul 1', the day as it is in UTC. */
export const shortDay = (seconds: number): string => {
  const date = new Date(seconds * 1000);
  return `${shortMonthName(date.getUTCMonth())} ${date.getUTCDate()}`;
};
