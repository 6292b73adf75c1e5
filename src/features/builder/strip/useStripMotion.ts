import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Color } from '../../../color/types';
import { isStacked } from './stripLayout';

/** A little over --t, so that the last frame of the movement is not cut. */
const RESIZE_MS = 200;
const MOVE_MS = 200;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Place = Pick<DOMRect, 'left' | 'top' | 'width'>;

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the swatches go from where they were seen to where they are now (FLIP, with widths). */
const playMove = (swatches: readonly Element[], before: ReadonlyMap<Element, Place>): void => {
  const stacked = isStacked();
  const [first] = swatches;
  if (!first || isMotionReduced()) return;
  // The widths of before in the new order: where each one lies in the flow when the movement begins.
  let flow = first.getBoundingClientRect().left;
  for (const swatch of swatches) {
    const old = before.get(swatch);
    if (!old) return;
    const now = swatch.getBoundingClientRect();
    const dx = stacked ? 0 : old.left - flow;
    const dy = stacked ? old.top - now.top : 0;
    flow += old.width;
    if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(old.width - now.width) < 1) continue;
    swatch.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, width: `${old.width}px` },
        { transform: 'none', width: `${now.width}px` },
      ],
      { duration: MOVE_MS, easing: EASE },
    );
  }
};

/** Whether colors only came, or only went: else it is another palette. */
const isEdited = (before: readonly Color[], colors: readonly Color[]): boolean => {
  const [fewer, more] = before.length < colors.length ? [before, colors] : [colors, before];
  return fewer.length > 0 && fewer.length < more.length && fewer.every((color) => more.includes(color));
};

/**
 * Moves the swatches: their sizes with the selection and when one comes or goes, their places after `watchMove`.
 * Nothing moves on a new palette or a window resize.
 */
export const useStripMotion = (
  stripRef: RefObject<HTMLElement | null>,
  colors: readonly Color[],
  selectedIndex: number,
): { readonly watchMove: () => void } => {
  const shown = useRef({ colors, selectedIndex });
  const before = useRef<ReadonlyMap<Element, Place> | null>(null);

  useLayoutEffect(() => {
    const last = shown.current;
    const places = before.current;
    shown.current = { colors, selectedIndex };
    before.current = null;
    const element = stripRef.current;
    if (!element) return undefined;
    if (places) {
      playMove([...element.children], places);
      return undefined;
    }
    const isResized =
      last.colors === colors ? last.selectedIndex !== selectedIndex : isEdited(last.colors, colors);
    if (!isResized) return undefined;
    element.toggleAttribute('data-animated', true);
    const stop = () => element.removeAttribute('data-animated');
    const timer = setTimeout(stop, RESIZE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stripRef, colors, selectedIndex]);

  const watchMove = useCallback(() => {
    const element = stripRef.current;
    if (!element) return;
    const swatches = [...element.children];
    before.current = new Map(swatches.map((swatch) => [swatch, swatch.getBoundingClientRect()]));
  }, [stripRef]);
  return { watchMove };
};
