import { SESSION_KEY } from '../backend/sessionStorage';

/**
 * What this site has in local storage, as JSON text for the clipboard. The session is left out: whoever got the text
 * would have the account.
 */
export const localStorageText = (area: Storage): string => {
  const keys = Object.keys(area).filter((key) => !key.startsWith(SESSION_KEY));
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, area.getItem(key)])), null, 2);
};
