import { shortMonthName } from './monthNames';

/** Unix seconds as 'Jul 1', in UTC. */
export const shortDay = (seconds: number): string => {
  const date = new Date(seconds * 1000);
  return `${shortMonthName(date.getUTCMonth())} ${date.getUTCDate()}`;
};
