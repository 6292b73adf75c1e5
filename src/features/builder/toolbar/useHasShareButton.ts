import { useSyncExternalStore } from 'react';

/** Eight targets of 44 px and the edges of the row. */
const WIDE_ENOUGH = '(min-width: 360px)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(WIDE_ENOUGH);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the narrow toolbar has room for sharing; its menu has it where not. */
export const useHasShareButton = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE_ENOUGH).matches);
