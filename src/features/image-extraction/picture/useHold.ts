import { useCallback, useEffect, useRef, type PointerEvent, type RefObject } from 'react';

import type { Place } from '../../../color/locateColors';
import { useAppDispatch } from '../../../state/hooks';
import { colorHeld } from '../imageExtractionSlice';
import { pixelAt, previewPixels } from './previewPixels';

/** A pointer that moves less than this, in pixels, only points. */
const SLACK = 3;

export type Held = { readonly index: number; readonly rgb: number; readonly place: Place };

type Grip = {
  readonly pointerId: number;
  readonly index: number;
  readonly box: DOMRect;
  /** From the pointer to what it holds. */
  readonly offset: readonly [number, number];
  readonly start: readonly [number, number];
  held: Held | null;
};

const clamp = (part: number): number => Math.min(1, Math.max(0, part));

type HoldOptions = {
  readonly pictureId: number;
  readonly layer: RefObject<HTMLElement | null>;
  /** The hand lets go at this place. */
  readonly onRelease: (held: Held) => void;
  /** A pin was pressed and let go where it is. */
  readonly onPress: (index: number) => void;
};

/** A color in the hand: picked up under the pointer, it follows it over the picture; Escape puts it back. */
export const useHold = ({ pictureId, layer, onRelease, onPress }: HoldOptions) => {
  const dispatch = useAppDispatch();
  const grip = useRef<Grip>(null);

  const drop = useCallback(() => {
    if (!grip.current) return;
    layer.current?.releasePointerCapture(grip.current.pointerId);
    grip.current = null;
    dispatch(colorHeld(null));
  }, [dispatch, layer]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !grip.current) return;
      event.preventDefault();
      drop();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      drop();
      // A pin that keys had brought to a color of another one is let go with the rest.
      dispatch(colorHeld(null));
    };
  }, [dispatch, drop]);

  const follow = (current: Grip, x: number, y: number): void => {
    const pixels = previewPixels(pictureId);
    const { box, offset, index } = current;
    if (!pixels || box.width === 0) return;
    const { place, rgb } = pixelAt(pixels, {
      x: clamp((x + offset[0] - box.left) / box.width),
      y: clamp((y + offset[1] - box.top) / box.height),
    });
    // Over a transparent part it keeps the color that it had.
    if (rgb === null) return;
    current.held = { index, rgb, place };
    dispatch(colorHeld(current.held));
  };

  /** Takes hold of the color of a pin, or with `pin` null of what lies under the pointer. */
  const start = (event: PointerEvent, index: number, pin: Element | null): void => {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return;
    const { clientX, clientY, pointerId } = event;
    const mark = pin?.getBoundingClientRect();
    const offset = mark
      ? ([mark.x + mark.width / 2 - clientX, mark.y + mark.height / 2 - clientY] as const)
      : ([0, 0] as const);
    grip.current = { pointerId, index, box, offset, start: [clientX, clientY], held: null };
    layer.current?.setPointerCapture(pointerId);
    if (!pin) follow(grip.current, clientX, clientY);
  };

  const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    const current = grip.current;
    if (current?.pointerId !== pointerId) return;
    const [x, y] = current.start;
    if (!current.held && Math.hypot(clientX - x, clientY - y) < SLACK) return;
    follow(current, clientX, clientY);
  };

  const end = ({ pointerId }: PointerEvent): void => {
    const current = grip.current;
    if (current?.pointerId !== pointerId) return;
    grip.current = null;
    if (current.held) onRelease(current.held);
    else onPress(current.index);
  };

  return { start, move, end, drop };
};
