/** Everything this site has in local storage, as JSON text for the clipboard. */
export const localStorageText = (area: Storage): string =>
  JSON.stringify(Object.fromEntries(Object.keys(area).map((key) => [key, area.getItem(key)])), null, 2);
