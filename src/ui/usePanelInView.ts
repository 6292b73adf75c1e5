import { useEffect, useRef, useState, type RefObject } from 'react';

import { panelElementId } from './panelElementId';

/** A panel counts as in view once its top is within this fraction of the viewport below the bar. */
const READ_FROM_TOP = 0.3;
/** In viewport heights below the bar: within this distance of the page's end, that fraction grows to 1. */
const END = 2;
/** Events of a user scrolling the page. */
const MOVING = ['wheel', 'touchmove', 'keydown'] as const;

const panelOf = (id: string): HTMLElement | null => document.getElementById(panelElementId(id));

const findInView = (ids: readonly string[], bar: Element): string | null => {
  const { bottom } = bar.getBoundingClientRect();
  const room = window.innerHeight - bottom;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // The last panels cannot reach the top: near the end of the page the line moves down to them, slowly enough that a
  // swipe does not skip the short ones.
  const left = scrollHeight - clientHeight - scrollTop;
  const end = Math.max(0, 1 - left / (END * room));
  const line = bottom + room * READ_FROM_TOP + Math.min(scrollTop, room * (1 - READ_FROM_TOP) * end);
  const isPassed = (id: string): boolean => {
    const panel = panelOf(id);
    return panel !== null && panel.getBoundingClientRect().top <= line;
  };
  return ids.findLast(isPassed) ?? null;
};

/** Whether any part of the panel is visible below the bar. */
const isSeen = (id: string, bar: Element): boolean => {
  const box = panelOf(id)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > bar.getBoundingClientRect().bottom;
};

/**
 * The id of the panel in view, or null above the first. A requested or held panel counts until the user scrolls, as the
 * last ones cannot reach the top, or until it leaves the viewport for any reason.
 */
export const usePanelInView = (
  rows: readonly { readonly id: string }[],
  bar: RefObject<Element | null>,
  asked: string | null,
): { readonly current: string | null; readonly hold: (id: string) => void } => {
  const [inView, setInView] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  /** The held panel, once it has been visible. */
  const arrived = useRef<string | null>(null);
  if (asked !== null && held !== asked) setHeld(asked);
  const ids = rows.map(({ id }) => id).join(' ');

  useEffect(() => {
    const look = () => {
      if (!bar.current) return;
      setInView(findInView(ids.split(' '), bar.current));
      if (held === null) return;
      if (isSeen(held, bar.current)) arrived.current = held;
      else if (arrived.current === held) setHeld(null);
    };
    const release = () => setHeld(null);
    look();
    // Panels that come into view are rendered, and may differ in height from their placeholders.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    for (const type of MOVING) window.addEventListener(type, release, { passive: true });
    return () => {
      arrived.current = null;
      observer.disconnect();
      window.removeEventListener('scroll', look);
      for (const type of MOVING) window.removeEventListener(type, release);
    };
  }, [ids, bar, held]);

  return { current: held ?? inView, hold: setHeld };
};
