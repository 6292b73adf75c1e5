import type { Location } from 'react-router-dom';

/**
 * Whether the browser's address already differs from the displayed page's: while React prepares a new page, the old one
 * is still mounted, and anything it wrote would replace the new address. React Router keeps each address's key in
 * `history.state`.
 */
export const isLeaving = ({ key }: Location): boolean => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return false;
  return state.key !== undefined && state.key !== key;
};
