import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { PLAN_LIMITS } from '../../domain/limits';
import type { SavedPalette } from '../../domain/savedPalette';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectIsSessionLoading, selectPlan } from '../../state/sessionSlice';
import { readQuery, writeQuery, type ExploreQuery } from './exploreQuery';
import { selectExplore, type ExploreStatus } from './exploreSlice';
import { loadList, loadMore, showList } from './loadPalettes';
import { findPlace, keepPlace, type Place } from './places';
import { selectIsCapped } from './selectIsCapped';

const PLACE_MS = 150;

export type ExploreList = {
  readonly query: ExploreQuery;
  readonly palettes: readonly SavedPalette[];
  readonly status: ExploreStatus;
  readonly hasMore: boolean;
  /** There is more, but not for whoever is here. */
  readonly isCapped: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/** The list that the address asks for. Coming back finds it as long as it was, scrolled to where it was left. */
export const useExploreList = (): ExploreList => {
  const dispatch = useAppDispatch();
  const { tabStorage } = useServices();
  const { key: entry, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const state = useAppSelector(selectExplore);
  const isCapped = useAppSelector(selectIsCapped);
  const plan = useAppSelector(selectPlan);
  const isSessionLoading = useAppSelector(selectIsSessionLoading);

  const key = writeQuery(readQuery(new URLSearchParams(search)));
  const query = useMemo(() => readQuery(new URLSearchParams(key)), [key]);
  const isShown = state.key === key;
  const limit = isSessionLoading ? Infinity : PLAN_LIMITS[plan].explorePalettes;
  const palettes = useMemo(
    () => (isShown ? state.palettes.slice(0, limit) : []),
    [isShown, state.palettes, limit],
  );

  const returnTo = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const place = isReturn ? findPlace(tabStorage, entry, key) : null;
    returnTo.current = place;
    void dispatch(showList(query, { isReturn, atLeast: place?.count ?? 0 }));
    // Of another entry with the same query nothing is new: the viewer has opened, or closed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, key]);

  const count = palettes.length;
  useLayoutEffect(() => {
    const place = returnTo.current;
    if (!place || count === 0 || (count < place.count && state.next !== null && !isCapped)) return;
    returnTo.current = null;
    // After the frame of the page, which scrolls to the top when it appears; still before anything is painted.
    queueMicrotask(() => window.scrollTo(0, place.scrollY));
  }, [count, state.next, isCapped]);

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    let scrollY = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => keepPlace(tabStorage, { entry, query: key, count, scrollY });
    const onScroll = () => {
      // On its way back to a place, it is not somebody who scrolls.
      if (returnTo.current) return;
      scrollY = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(keep, PLACE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
      if (!returnTo.current) keep();
    };
  }, [tabStorage, entry, key, count]);

  return {
    query,
    palettes,
    status: isShown ? state.status : 'loading',
    hasMore: isShown && state.next !== null,
    isCapped: isShown && isCapped,
    loadMore: useCallback(() => void dispatch(loadMore(query)), [dispatch, query]),
    retry: useCallback(() => void dispatch(loadList(query)), [dispatch, query]),
  };
};
