import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { Services } from '../state/services';
import { useServices } from '../state/servicesContext';
import { afterPaint } from '../ui/afterPaint';
import type { LazyPart } from '../ui/lazyPart';
import { RELOADED_KEY } from './PageBoundary';
import { PageSkeleton, type PageShape } from './PageSkeleton';

/** React Router's key of the visit's first address, where the browser has already placed the focus. */
const FIRST_KEY = 'default';

/** Focuses the page after its next frame. Returns the function that cancels it. */
const focusPage = (): (() => void) => {
  const from = document.activeElement;
  let isLeft = false;
  afterPaint(() => {
    // The user has moved on in the meantime, or a dialog has opened.
    if (isLeft || document.activeElement !== from) return;
    const main = document.querySelector('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  });
  return () => {
    isLeft = true;
  };
};

/** Mounted together with the page, so that it runs once the page is really there. */
const Arrival = ({ title }: { readonly title: string }) => {
  const { key } = useLocation();
  const { tabStorage } = useServices();
  useEffect(() => {
    document.title = title;
    tabStorage.write(RELOADED_KEY, false);
    return key === FIRST_KEY ? undefined : focusPage();
    // The page frame is remounted for each path; a change of the query alone is not an arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [title]);
  return null;
};

type PageFrameProps = {
  readonly title: string;
  readonly Page: LazyPart;
  readonly shape: PageShape;
  readonly prepare?: (services: Services) => void;
};

/** Scrolls to the top, shows the page's skeleton while its code loads, then sets the title and the focus. */
export const PageFrame = ({ title, Page, shape, prepare }: PageFrameProps) => {
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise, which React would call as a cleanup function.
    window.scrollTo(0, 0);
  }, []);
  const services = useServices();
  useLayoutEffect(() => prepare?.(services), [prepare, services]);
  return <Page fallback={<PageSkeleton shape={shape} />} companion={<Arrival title={title} />} />;
};
