import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { isLeaving } from './isLeaving';
import { useServices } from './servicesContext';
import { keepUnwritten, takeUnwritten } from './unwrittenAddress';

/**
 * Delay before the address is updated: it is only needed later, and writing it costs a quarter of an action's budget.
 * Browsers also limit the rate, Safari to 100 in 10 s.
 */
const QUIET_MS = 500;

type WrittenAddress<Shown> = {
  /** What the page shows; undefined while the address has to stay as it is. Compared by identity. */
  readonly shown: Shown | undefined;
  /** Whether it is still what the store holds: `open` changes that before the next render. */
  readonly isNewest: (shown: Shown) => boolean;
  /** The query that opens it, with its '?'. */
  readonly queryOf: (shown: Shown) => string;
  /** Opens what a new address holds. */
  readonly open: (address: Pick<Location, 'search'> & { readonly state: unknown }) => void;
  /** Whether an address is one of `queryOf`; any other, as one that hands something over, is replaced at once. */
  readonly isOwn: (location: Location) => boolean;
  /** Stores what is shown, whenever its address is written or the page is left. */
  readonly store?: () => void;
};

/**
 * Synchronizes the address with what the page shows: a new address is opened, and what is shown replaces the address
 * without a new entry in the browser's history.
 */
export const useWrittenAddress = <Shown>(page: WrittenAddress<Shown>): void => {
  const { shown } = page;
  const { tabStorage, now } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const openedKey = useRef<string>(undefined);
  const unwritten = useRef<{ readonly shown: Shown; readonly at: Location } | null>(null);
  const isNewest = useEffectEvent(page.isNewest);
  const queryOf = useEffectEvent(page.queryOf);
  const open = useEffectEvent(page.open);
  const isOwn = useEffectEvent(page.isOwn);
  const store = useEffectEvent(() => page.store?.());
  /** For a page that is left before the delay: whoever returns by the old address finds the new one. */
  const keep = useEffectEvent(() => {
    if (!unwritten.current) return;
    const { shown: late, at } = unwritten.current;
    store();
    const to = queryOf(late);
    // The browser may have an address already that the page has not been rendered with.
    const isHere = window.location.pathname === at.pathname;
    const from = isHere ? window.location.search : at.search;
    if (to !== from) keepUnwritten(tabStorage, { from, to }, now());
  });

  // Before the first paint, so that nothing else is visible.
  useLayoutEffect(() => {
    const isFirst = openedKey.current === undefined;
    // A replace without state was made by this hook, and may already be outdated.
    const isWritten = !isFirst && navigationType === NavigationType.Replace && location.state === null;
    if (isWritten || openedKey.current === location.key) return;
    openedKey.current = location.key;
    const { state } = location;
    const isBack = isFirst && state === null;
    open({ search: isBack ? takeUnwritten(tabStorage, location.search, now()) : location.search, state });
  }, [location, navigationType, tabStorage, now]);

  useLayoutEffect(() => {
    // The effect above may just have opened something else; its own render follows at once.
    if (shown === undefined || !isNewest(shown)) return undefined;
    unwritten.current = { shown, at: location };
    let isWriting = false;
    const write = () => {
      if (isWriting || isLeaving(location)) return;
      store();
      const search = queryOf(shown);
      if (search === location.search && location.state === null) {
        unwritten.current = null;
        return;
      }
      isWriting = true;
      // Without state: what was passed in it is shown by now, and must not be opened again on reload. Unwritten until
      // the location has changed: a reload meanwhile would request the old address.
      void navigate({ search }, { replace: true });
    };
    const timer = setTimeout(write, isOwn(location) ? QUIET_MS : 0);
    // A hidden page may be discarded without further events, and is then reopened by its address.
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      // Some browsers first fire visibilitychange and then pagehide.
      keep();
      write();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [shown, location, navigate]);

  useEffect(() => {
    // Too late to write the address: a reload uses the original one.
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
};
