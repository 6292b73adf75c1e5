import type { Location } from 'react-router-dom';

/**
 * Whether the browser is at another address than the one on show: React draws a new page while the old one is still
 * there, and what the old one writes until then would replace the new address. React Router keeps the key of each address
 * in the browser's history.
 */
export const isLeaving = ({ key }: Location): boolean => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return false;
  return state.key !== undefined && state.key !== key;
};
