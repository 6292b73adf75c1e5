import { useEffect, useState, type RefObject } from 'react';

import { panelElementId } from './panelElementId';

/** A panel is the one in view when its top has come into this part of the room under the bar. */
const READ_FROM_TOP = 0.3;
/** What somebody does who moves the page by hand. */
const MOVING = ['wheel', 'touchmove', 'keydown'] as const;

const findInView = (ids: readonly string[], bar: Element): string | null => {
  const { bottom } = bar.getBoundingClientRect();
  const room = window.innerHeight - bottom;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // The last panels cannot come to the top: near the end of the page the line goes down with what is left of it.
  const left = scrollHeight - clientHeight - scrollTop;
  const line = bottom + Math.max(room * READ_FROM_TOP, Math.min(scrollTop, room - left));
  const isPassed = (id: string): boolean => {
    const panel = document.getElementById(panelElementId(id));
    return panel !== null && panel.getBoundingClientRect().top <= line;
  };
  return ids.findLast(isPassed) ?? null;
};

/**
 * The id of the panel in view, or null above all of them. One that was asked for, or is held, is it until the page is
 * moved by hand: the last ones cannot come to the top.
 */
export const usePanelInView = (
  rows: readonly { readonly id: string }[],
  bar: RefObject<Element | null>,
  asked: string | null,
): { readonly current: string | null; readonly hold: (id: string) => void } => {
  const [inView, setInView] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  if (asked !== null && held !== asked) setHeld(asked);
  const ids = rows.map(({ id }) => id).join(' ');

  useEffect(() => {
    const look = () => {
      if (bar.current) setInView(findInView(ids.split(' '), bar.current));
    };
    const release = () => setHeld(null);
    look();
    window.addEventListener('scroll', look, { passive: true });
    for (const type of MOVING) window.addEventListener(type, release, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      for (const type of MOVING) window.removeEventListener(type, release);
    };
  }, [ids, bar]);

  return { current: held ?? inView, hold: setHeld };
};
