import { useCallback, useEffect, useRef, type PointerEvent, type RefObject } from 'react';

import type { Place } from '../../../color/locateColors';
import { useAppDispatch } from '../../../state/hooks';
import { colorHeld } from '../imageExtractionSlice';
import { useSampler } from './useSampler';

/** A pointer that moves less than this, in pixels, does not drag. */
const SLACK = 3;
/** A press within this many pixels outside a pin's drawing still counts for the pin. */
const PRESS_MARGIN = 4;
/** A touch held this long picks; one that moves earlier, beyond tremor, scrolls. */
const AIM_MS = 250;
const TREMBLE = 8;

export type Held = { readonly index: number; readonly rgb: number; readonly place: Place };

type Grip = {
  readonly pointerId: number;
  readonly index: number;
  /** Offset from the pointer to the dragged pin. */
  readonly offset: readonly [number, number];
  readonly start: readonly [number, number];
  /** Whether the press was on the drawn pin, not on the larger area around it for dragging. */
  readonly isOnPin: boolean;
  held: Held | null;
};

const releasePointer = (layer: RefObject<HTMLElement | null>, pointerId: number): void =>
  layer.current?.releasePointerCapture(pointerId);

const clamp = (part: number): number => Math.min(1, Math.max(0, part));

type HoldOptions = {
  readonly pictureId: number;
  readonly layer: RefObject<HTMLElement | null>;
  /** Called with the place where it is dropped. */
  readonly onRelease: (held: Held) => void;
  /** A pin was pressed and released without moving. */
  readonly onPress: (index: number) => void;
  /** The picture was pressed within a pin's grip radius but beside the pin, at this point of the window. */
  readonly onPressBeside: (x: number, y: number) => void;
};

/** Dragging a color: picked up under the pointer, it follows it over the picture; Escape restores it. */
export const useHold = ({ pictureId, layer, onRelease, onPress, onPressBeside }: HoldOptions) => {
  const dispatch = useAppDispatch();
  const sample = useSampler(pictureId);
  const grip = useRef<Grip>(null);
  /** A touch that may become a long press. */
  const aiming = useRef<{
    readonly timer: ReturnType<typeof setTimeout>;
    readonly at: readonly [number, number];
  }>(null);

  const stopAiming = useCallback(() => {
    clearTimeout(aiming.current?.timer);
    aiming.current = null;
  }, []);

  const drop = useCallback(() => {
    stopAiming();
    if (!grip.current) return;
    releasePointer(layer, grip.current.pointerId);
    grip.current = null;
    dispatch(colorHeld(null));
  }, [dispatch, layer, stopAiming]);

  useEffect(() => {
    const element = layer.current;
    // Dragging by touch does not scroll the page.
    const onTouchMove = (event: TouchEvent): void => {
      if (grip.current && event.touches.length === 1) event.preventDefault();
    };
    element?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => element?.removeEventListener('touchmove', onTouchMove);
  }, [layer]);

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
      // A pin that keys have moved onto another palette color is also reset.
      dispatch(colorHeld(null));
    };
  }, [dispatch, drop]);

  const follow = (current: Grip, x: number, y: number): void => {
    const box = layer.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const { offset, index } = current;
    const found = sample({
      x: clamp((x + offset[0] - box.left) / box.width),
      y: clamp((y + offset[1] - box.top) / box.height),
    });
    // Over a transparent part it keeps its previous color.
    if (!found || found.rgb === null) return;
    current.held = { index, rgb: found.rgb, place: found.place };
    dispatch(colorHeld(current.held));
  };

  /** Starts dragging the color of a pin, or with `pin` null that of the pixel under the pointer. */
  const start = (event: PointerEvent, index: number, pin: Element | null): void => {
    const { clientX, clientY, pointerId } = event;
    const mark = pin?.getBoundingClientRect();
    const offset = mark
      ? ([mark.x + mark.width / 2 - clientX, mark.y + mark.height / 2 - clientY] as const)
      : ([0, 0] as const);
    const isOnPin = mark !== undefined && Math.hypot(...offset) <= mark.width / 2 + PRESS_MARGIN;
    grip.current = { pointerId, index, offset, start: [clientX, clientY], isOnPin, held: null };
    layer.current?.setPointerCapture(pointerId);
    if (!pin) follow(grip.current, clientX, clientY);
  };

  /** Like `start` beside the pins, but after a long press; `onAim` is called then. */
  const aim = (event: PointerEvent, index: number, onAim: () => void): void => {
    stopAiming();
    const begin = (): void => {
      aiming.current = null;
      onAim();
      start(event, index, null);
    };
    aiming.current = { timer: setTimeout(begin, AIM_MS), at: [event.clientX, event.clientY] };
  };

  const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    const rested = aiming.current?.at;
    if (rested && Math.hypot(clientX - rested[0], clientY - rested[1]) > TREMBLE) stopAiming();
    const current = grip.current;
    if (current?.pointerId !== pointerId) return;
    const [x, y] = current.start;
    if (!current.held && Math.hypot(clientX - x, clientY - y) < SLACK) return;
    follow(current, clientX, clientY);
  };

  const end = ({ pointerId }: PointerEvent): void => {
    stopAiming();
    const current = grip.current;
    if (current?.pointerId !== pointerId) return;
    grip.current = null;
    if (current.held) onRelease(current.held);
    else if (current.isOnPin) onPress(current.index);
    else onPressBeside(...current.start);
  };

  return { start, aim, move, end, drop };
};
