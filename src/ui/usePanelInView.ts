import { useEffect, useRef, useState, type RefObject } from 'react';

import { panelElementId } from './panelElementId';

/** A panel is the one in view when its top has come into this part of the room under the bar. */
const READ_FROM_TOP = 0.3;
/** In rooms under the bar: within so much of the page's end that part grows to the whole of it. */
const END = 2;
/** What somebody does who moves the page by hand. */
const MOVING = ['wheel', 'touchmove', 'keydown'] as const;

const panelOf = (id: string): HTMLElement | null => document.getElementById(panelElementId(id));

const findInView = (ids: readonly string[], bar: Element): string | null => {
  const { bottom } = bar.getBoundingClientRect();
  const room = window.innerHeight - bottom;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // The last panels cannot come to the top: near the end of the page the line goes down to them, slowly enough that a
  // swipe passes over none of the short ones.
  const left = scrollHeight - clientHeight - scrollTop;
  const end = Math.max(0, 1 - left / (END * room));
  const line = bottom + room * READ_FROM_TOP + Math.min(scrollTop, room * (1 - READ_FROM_TOP) * end);
  const isPassed = (id: string): boolean => {
    const panel = panelOf(id);
    return panel !== null && panel.getBoundingClientRect().top <= line;
  };
  return ids.findLast(isPassed) ?? null;
};

/** Whether a part of the panel is to be seen under the bar. */
const isSeen = (id: string, bar: Element): boolean => {
  const box = panelOf(id)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > bar.getBoundingClientRect().bottom;
};

/**
 * The id of the panel in view, or null above all of them. One that was asked for, or is held, is it until the page is
 * moved by hand, as the last ones cannot come to the top; or until it is out of sight, whatever moved the page.
 */
export const usePanelInView = (
  rows: readonly { readonly id: string }[],
  bar: RefObject<Element | null>,
  asked: string | null,
): { readonly current: string | null; readonly hold: (id: string) => void } => {
  const [inView, setInView] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  /** The held one, once it has come into sight. */
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
    // Panels that come into sight are drawn, and may be of another height than their places were.
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
