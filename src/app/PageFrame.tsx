import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { Services } from '../state/services';
import { useServices } from '../state/servicesContext';
import { afterPaint } from '../ui/afterPaint';
import type { LazyPart } from '../ui/lazyPart';
import { PageSkeleton, type PageShape } from './PageSkeleton';

/** React Router's key of the address the visit began with: there the browser has placed the focus already. */
const FIRST_KEY = 'default';

/** Gives the page the focus with its next frame. Returns what calls that off. */
const focusPage = (): (() => void) => {
  const from = document.activeElement;
  let isLeft = false;
  afterPaint(() => {
    // Somebody has gone on by then, or a dialog has opened.
    if (isLeft || document.activeElement !== from) return;
    const main = document.querySelector('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  });
  return () => {
    isLeft = true;
  };
};

/** Comes with the page, so that it acts when that is really there. */
const Arrival = ({ title }: { readonly title: string }) => {
  const { key } = useLocation();
  useEffect(() => {
    document.title = title;
    return key === FIRST_KEY ? undefined : focusPage();
    // The page frame is made anew for each path; a change of query alone is no arrival.
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

/** Scrolls to the top, shows the page's skeleton while its code loads, then names it and gives it the focus. */
export const PageFrame = ({ title, Page, shape, prepare }: PageFrameProps) => {
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for a clean-up and call.
    window.scrollTo(0, 0);
  }, []);
  const services = useServices();
  useLayoutEffect(() => prepare?.(services), [prepare, services]);
  return <Page fallback={<PageSkeleton shape={shape} />} companion={<Arrival title={title} />} />;
};
