import { useSyncExternalStore } from 'react';

const TABLE_ROW = 48;
/** Two lines, on phones. */
const LIST_ROW = 60;
const PHONE = '(max-width: 767px)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** The height of a row of users in pixels. */
export const useRowHeight = (): number =>
  useSyncExternalStore(subscribe, () => (window.matchMedia(PHONE).matches ? LIST_ROW : TABLE_ROW));
