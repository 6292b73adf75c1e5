import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Place } from '../../../color/locateColors';

/** 1 shows the whole picture. */
const MOST = 16;
/** Of the buttons and keys. */
const STEP = 1.5;

/** A point of the screen. */
export type Point = { readonly x: number; readonly y: number };

export type Zoom = {
  readonly zoom: number;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  /** Makes the picture so many times as large; what is at the point, or in the middle, stays there. */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

const boxOf = (element: RefObject<HTMLElement | null>): DOMRect | undefined =>
  element.current?.getBoundingClientRect();

const clamp = (zoom: number): number => Math.min(MOST, Math.max(1, zoom));

/** How large the picture is in its frame, which scrolls where it has no room for it. */
export const useZoom = (
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  /** Another picture is shown as a whole at first. */
  pictureId: number | undefined,
): Zoom => {
  const [zoomed, setZoomed] = useState({ pictureId, zoom: 1 });
  const zoom = zoomed.pictureId === pictureId ? zoomed.zoom : 1;
  /** What is to be seen at a point of the screen as soon as the picture has its new size. */
  const anchor = useRef<{ readonly place: Place; readonly at: Point }>(null);

  const hold = useCallback(
    (at: Point | undefined) => {
      const view = boxOf(frame);
      const box = boxOf(picture);
      if (!view || !box || box.width === 0) return;
      const point = at ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
      const place = { x: (point.x - box.x) / box.width, y: (point.y - box.y) / box.height };
      anchor.current = { place, at: point };
    },
    [frame, picture],
  );
  useLayoutEffect(() => {
    const held = anchor.current;
    anchor.current = null;
    // Measuring lays out the page at once: only where somebody has zoomed.
    const box = held && boxOf(picture);
    if (!held || !box) return;
    frame.current?.scrollBy({
      left: box.x + held.place.x * box.width - held.at.x,
      top: box.y + held.place.y * box.height - held.at.y,
      behavior: 'instant',
    });
  });

  const zoomBy = useCallback(
    (factor: number, at?: Point) => {
      hold(at);
      setZoomed((last) => ({
        pictureId,
        zoom: clamp((last.pictureId === pictureId ? last.zoom : 1) * factor),
      }));
    },
    [hold, pictureId],
  );
  const zoomIn = useCallback(() => zoomBy(STEP), [zoomBy]);
  const zoomOut = useCallback(() => zoomBy(1 / STEP), [zoomBy]);
  const fit = useCallback(() => {
    anchor.current = null;
    setZoomed({ pictureId, zoom: 1 });
  }, [pictureId]);
  return { zoom, isLeast: zoom <= 1, isMost: zoom >= MOST, zoomBy, zoomIn, zoomOut, fit };
};
