import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Color } from '../../../color/types';
import { isMotionReduced, remainingPx, slide } from './slide';
import { isStacked } from './stripLayout';
import { leftEdges } from './stripPlaces';

const RESIZE_MS = 160;
const MOVE_MS = 200;
/** Margin, so that the last frame of the animation is not cut off. */
const SPARE_MS = 40;

/** Positions of the swatches along the strip, in pixels. */
type Edges = ReadonlyMap<Element, number>;

/** The swatches of the previous render. */
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

/** Where the swatches of a row currently appear: at their places, or moving there. */
const currentEdges = ({ swatches, selectedIndex }: Shown, width: number): Edges => {
  const edges = leftEdges(swatches.length, selectedIndex, width);
  return new Map(swatches.map((swatch, i) => [swatch, (edges[i] ?? 0) + remainingPx(swatch)]));
};

/** Whether colors were only added, or only removed: otherwise it is another palette. */
const isEdited = (before: readonly Color[], colors: readonly Color[]): boolean => {
  const [fewer, more] = before.length < colors.length ? [before, colors] : [colors, before];
  return fewer.length > 0 && fewer.length < more.length && fewer.every((color) => more.includes(color));
};

/** A new swatch opens between its neighbors: it starts where the next one was. */
const startOf = (swatches: readonly Element[], index: number, currentPlaces: Edges, end: number): number => {
  const next = swatches.slice(index).find((swatch) => currentPlaces.has(swatch));
  return (next && currentPlaces.get(next)) ?? end;
};

/**
 * Animates the swatches: their edges when the selection changes or one is added or removed, their places after
 * `watchMove`. Each slides over the one before it, so that no layout is needed during the animation. A new palette or a
 * window resize is not animated. On phones the style sheet handles the heights.
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
      const currentPlaces = measured ?? currentEdges(last, width.current);
      const places = isDown
        ? [...measuredEdges(strip, true).values()]
        : leftEdges(swatches.length, selectedIndex, width.current);
      for (const [i, swatch] of swatches.entries()) {
        const from = currentPlaces.get(swatch) ?? startOf(swatches, i, currentPlaces, width.current);
        // The strip has no gap at its start, also when the first swatch was removed.
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
    // On a slow page animations may start later than any timer.
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
