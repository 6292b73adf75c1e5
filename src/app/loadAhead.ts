import type { LazyPart } from '../ui/lazyPart';
import { ADMIN_ROUTES, ROUTES } from './routes';

/** A pointer or focus that only passes over a link has left it by then. */
const REST_MS = 80;

const pageAt = (target: EventTarget | null): LazyPart | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return undefined;
  return [...ROUTES, ...ADMIN_ROUTES].find(({ path }) => path === link.pathname)?.Page;
};

/**
 * Loads the code of a page as soon as a link to it is likely to be followed: once the pointer or the focus rests on it, or
 * when it is pressed.
 */
export const loadAhead = (): void => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const load = ({ target }: Event): void => {
    // What fails is asked for again, and told, by the page itself.
    pageAt(target)
      ?.load()
      .catch(() => {});
  };
  const rest = (event: Event): void => {
    clearTimeout(resting);
    resting = setTimeout(load, REST_MS, event);
  };
  document.addEventListener('pointerover', rest);
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', load);
};
