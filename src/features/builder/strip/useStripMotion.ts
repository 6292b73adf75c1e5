import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Color } from '../../../color/types';
import { isMotionReduced, remainingPx, slide } from './slide';
import { isStacked } from './stripLayout';
import { leftEdges } from './stripPlaces';

const RESIZE_MS = 160;
const MOVE_MS = 200;
/** So that the last frame of the movement is not cut. */
const SPARE_MS = 40;

/** Where swatches begin along the strip, in pixels. */
type Edges = ReadonlyMap<Element, number>;

/** The swatches as they were rendered last. */
type Shown = {
  readonly colors: readonly Color[];
  readonly selectedIndex: number;
  readonly swatches: readonly Element[];
};

const measuredEdges = (strip: Element, isDown: boolean): Edges => {
  const start = strip.getBoundingClientRect();
  const edge = (swatch: Element): number => {
    const { left, top } = swatch.getBoundingClientRect();
    return isDown ? top - start.top : left - start.left;
  };
  return new Map([...strip.children].map((swatch) => [swatch, edge(swatch)]));
};

/** Where the swatches of a row were seen: at their places, or on their way to them. */
const seenEdges = ({ swatches, selectedIndex }: Shown, width: number): Edges => {
  const edges = leftEdges(swatches.length, selectedIndex, width);
  return new Map(swatches.map((swatch, i) => [swatch, (edges[i] ?? 0) + remainingPx(swatch)]));
};

/** Whether colors only came, or only went: else it is another palette. */
const isEdited = (before: readonly Color[], colors: readonly Color[]): boolean => {
  const [fewer, more] = before.length < colors.length ? [before, colors] : [colors, before];
  return fewer.length > 0 && fewer.length < more.length && fewer.every((color) => more.includes(color));
};

/** One that was not seen before opens between its neighbors: it begins where the next one began. */
const startOf = (swatches: readonly Element[], index: number, seen: Edges, end: number): number => {
  const next = swatches.slice(index).find((swatch) => seen.has(swatch));
  return (next && seen.get(next)) ?? end;
};

/**
 * Moves the swatches: their edges with the selection and when one comes or goes, their places after `watchMove`.
 * Each swatch slides over the one before it, so that nothing is laid out anew while it moves. Nothing moves on a new
 * palette or a window resize. On phones the heights are left to the style sheet.
 */
export const useStripMotion = (
  stripRef: RefObject<HTMLElement | null>,
  colors: readonly Color[],
  selectedIndex: number,
): { readonly watchMove: () => void } => {
  const width = useRef(0);
  const shown = useRef<Shown>({ colors: [], selectedIndex: 0, swatches: [] });
  const before = useRef<Edges | null>(null);

  useEffect(() => {
    if (!stripRef.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => (width.current = entry?.contentRect.width ?? 0));
    observer.observe(stripRef.current);
    return () => observer.disconnect();
  }, [stripRef]);

  useLayoutEffect(() => {
    const strip = stripRef.current;
    if (!strip) return undefined;
    const last = shown.current;
    const measured = before.current;
    const swatches = [...strip.children];
    shown.current = { colors, selectedIndex, swatches };
    before.current = null;
    const isResized =
      last.colors === colors ? last.selectedIndex !== selectedIndex : isEdited(last.colors, colors);
    if (!measured && !isResized) return undefined;

    const isDown = isStacked();
    const duration = measured ? MOVE_MS : RESIZE_MS;
    const slides: Promise<Animation>[] = [];
    if (width.current > 0 && (measured || !isDown) && !isMotionReduced()) {
      const seen = measured ?? seenEdges(last, width.current);
      const places = isDown
        ? [...measuredEdges(strip, true).values()]
        : leftEdges(swatches.length, selectedIndex, width.current);
      for (const [i, swatch] of swatches.entries()) {
        const from = seen.get(swatch) ?? startOf(swatches, i, seen, width.current);
        // The strip has no gap before its first swatch, also when the one that stood there has gone.
        const isPinned = !measured && i === 0;
        const px = isPinned ? 0 : from - (places[i] ?? 0);
        const animation = slide(swatch, px, isDown ? 'Y' : 'X', duration);
        if (animation) slides.push(animation.finished);
      }
    }
    strip.dataset['animated'] = measured ? 'move' : 'resize';
    const stop = () => delete strip.dataset['animated'];
    let isOver = false;
    const timer = slides.length === 0 ? setTimeout(stop, duration + SPARE_MS) : undefined;
    // A page that is late starts its animations later than any timer.
    void Promise.allSettled(slides).then(() => !isOver && slides.length > 0 && stop());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [stripRef, colors, selectedIndex]);

  const watchMove = useCallback(() => {
    const strip = stripRef.current;
    if (strip) before.current = measuredEdges(strip, isStacked());
  }, [stripRef]);
  return { watchMove };
};
