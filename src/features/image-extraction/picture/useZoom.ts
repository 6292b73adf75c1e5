import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Place } from '../../../color/locateColors';

/** The largest zoom; 1 shows the whole picture. */
const MOST = 16;
/** Zoom factor of the buttons and keys. */
const STEP = 1.5;

/** A point of the screen. */
export type Point = { readonly x: number; readonly y: number };

export type Zoom = {
  readonly zoom: number;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  /** Zooms by a factor around a point, or around the center. */
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

const boxOf = (element: RefObject<HTMLElement | null>): DOMRect | undefined =>
  element.current?.getBoundingClientRect();

const clamp = (zoom: number): number => Math.min(MOST, Math.max(1, zoom));

/** The size of the picture in its frame, which scrolls if it does not fit. */
export const useZoom = (
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  /** Another picture starts unzoomed. */
  pictureId: number | undefined,
): Zoom => {
  const [zoomed, setZoomed] = useState({ pictureId, zoom: 1 });
  const zoom = zoomed.pictureId === pictureId ? zoomed.zoom : 1;
  /** The place to keep at a point of the screen when the picture's size changes. */
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
    // Measuring forces a layout: only when zoomed.
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
