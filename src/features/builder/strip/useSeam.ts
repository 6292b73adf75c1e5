import { useCallback, useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { isStacked } from './stripLayout';

/** How close to a boundary and how long the pointer rests before the colors between are shown. */
const HOVER_ZONE_PX = 35;
const OPEN_MS = 120;
/** Half the width of the open seam: within it the pointer is on one of its steps. */
const OPEN_ZONE_PX = 70;
/** Neighbors narrower than this keep their labels visible; the steps end above them. */
const NARROW_PX = 150;
const LABEL_PX = 76;
const SELECTED_LABEL_PX = 100;

/** How the colors between a swatch and the next one are shown. */
export type OpenSeam = {
  /** The swatch before the boundary. */
  readonly index: number;
  /** What opened it; by keyboard or touch it takes the focus. */
  readonly by: 'pointer' | 'button';
  readonly isNarrow: boolean;
  /** Pixels kept free at the top for the controls of a selected neighbor. */
  readonly top: number;
  /** Pixels kept free at the bottom for the labels of narrow neighbors. */
  readonly bottom: number;
};

const measure = (strip: HTMLElement, index: number): Pick<OpenSeam, 'isNarrow' | 'top' | 'bottom'> => {
  const neighbors = [strip.children[index], strip.children[index + 1]].filter(
    (swatch) => swatch instanceof HTMLElement,
  );
  const controls = neighbors.map((swatch) => swatch.querySelector('[data-controls]')).find(Boolean);
  const isNarrow = neighbors.some((swatch) => swatch.offsetWidth < NARROW_PX);
  const labelPx = controls ? SELECTED_LABEL_PX : LABEL_PX;
  return {
    isNarrow,
    top: controls ? controls.getBoundingClientRect().bottom - strip.getBoundingClientRect().top + 4 : 0,
    bottom: isNarrow ? labelPx : 0,
  };
};

const distanceTo = (strip: HTMLElement, index: number, clientX: number): number =>
  Math.abs((strip.children[index]?.getBoundingClientRect().right ?? Infinity) - clientX);

/** The boundary near the pointer, as the index of the swatch before it. */
const boundaryNear = (strip: HTMLElement, clientX: number): number | null => {
  const distances = [...strip.children].slice(0, -1).map((_, i) => distanceTo(strip, i, clientX));
  const nearest = Math.min(...distances);
  return nearest <= HOVER_ZONE_PX ? distances.indexOf(nearest) : null;
};

/** Over a control the pointer is meant for that control. */
const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button:not([data-control="select"])') !== null;

/** The boundary of the strip that is open for inserting a color, at most one. */
export const useSeam = (strip: RefObject<HTMLElement | null>) => {
  const [seam, setSeam] = useState<OpenSeam | null>(null);
  const waiting = useRef<{ index: number; timer: ReturnType<typeof setTimeout> } | null>(null);

  const stopWaiting = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  const close = useCallback(() => {
    stopWaiting();
    setSeam(null);
  }, [stopWaiting]);
  const toggle = useCallback(
    (index: number) => {
      stopWaiting();
      const element = strip.current;
      if (!element) return;
      const opened: OpenSeam = { index, by: 'button', ...measure(element, index) };
      setSeam((last) => (last?.index === index && last.by === 'button' ? null : opened));
    },
    [stopWaiting, strip],
  );

  const hover = useMemo(
    () => ({
      onPointerMove: ({ pointerType, clientX, target, buttons }: PointerEvent<HTMLElement>) => {
        const element = strip.current;
        if (!element || pointerType === 'touch' || isStacked() || seam?.by === 'button') return;
        if (seam && distanceTo(element, seam.index, clientX) > OPEN_ZONE_PX) setSeam(null);
        const near = buttons === 0 && !isOnControl(target) ? boundaryNear(element, clientX) : null;
        if (near === (waiting.current?.index ?? null)) return;
        stopWaiting();
        if (near === null || near === seam?.index) return;
        const open = () => setSeam({ index: near, by: 'pointer', ...measure(element, near) });
        waiting.current = { index: near, timer: setTimeout(open, OPEN_MS) };
      },
      onPointerDown: stopWaiting,
      onPointerLeave: () => {
        stopWaiting();
        if (seam?.by === 'pointer') setSeam(null);
      },
    }),
    [seam, stopWaiting, strip],
  );
  return { seam, close, toggle, hover };
};
