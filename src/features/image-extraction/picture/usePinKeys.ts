import { useRef, useState, type KeyboardEvent } from 'react';

import type { Place } from '../../../color/locateColors';
import { IMAGE_MESSAGES } from '../../../domain/imageMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { moveColor, removeColor } from '../editColors';
import { colorHeld, selectHeld, selectRecord } from '../imageExtractionSlice';
import { pixelsOf } from './pixelsOf';
import type { Held } from './useHold';
import { useSampler } from './useSampler';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;

type PinKeysOptions = {
  readonly pictureId: number;
  readonly places: ReadonlyMap<number, Place>;
  readonly signal: () => AbortSignal;
  /** Announces text to screen readers. */
  readonly onSay: (words: string) => void;
  readonly describe: (held: Held) => string;
  /** The pin to focus next. */
  readonly onFocus: (index: number) => void;
};

/** Keys on a pin: arrows move it by a pixel (with Shift by ten), Delete removes its color. */
export const usePinKeys = ({ pictureId, places, signal, onSay, describe, onFocus }: PinKeysOptions) => {
  const dispatch = useAppDispatch();
  const { pictureCache } = useServices();
  const sample = useSampler(pictureId);
  const held = useAppSelector(selectHeld);
  const record = useAppSelector(selectRecord);
  const [nudged, setNudged] = useState<{ readonly rgb: number; readonly place: Place } | null>(null);
  /** The palette made by the last step: the next step replaces it in the history. */
  const stepped = useRef<number>(null);
  const entries = record?.entries ?? [];

  const nudge = (index: number, [dx, dy]: readonly [number, number]): void => {
    const pixels = pixelsOf(pictureCache, pictureId);
    const from = held?.index === index ? held.place : places.get(entries[index]?.rgb ?? -1);
    if (!pixels || !from) return;
    const found = sample({ x: from.x + dx / pixels.width, y: from.y + dy / pixels.height });
    if (!found) return;
    const { rgb, place } = found;
    if (rgb === null) {
      onSay(IMAGE_MESSAGES.colorOutsidePicture);
      return;
    }
    const isAmending = stepped.current !== null && stepped.current === record?.id;
    const id = dispatch(moveColor({ index, rgb, place, isAmending }, signal()));
    setNudged({ rgb, place });
    const described = describe({ index, rgb, place });
    if (id === null) {
      // Passing over a color that the palette already has: it is not committed there.
      dispatch(colorHeld({ index, rgb, place }));
      onSay(`${described}. ${IMAGE_MESSAGES.colorInPalette}`);
      return;
    }
    if (id !== record?.id) stepped.current = id;
    onSay(described);
  };

  const remove = async (index: number): Promise<void> => {
    if (!(await dispatch(removeColor(index, signal())))) return;
    onFocus(Math.min(index, entries.length - 2));
  };

  const onBlur = (): void => {
    stepped.current = null;
    setNudged(null);
    if (nudged) dispatch(colorHeld(null));
  };

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = STEPS[event.key];
    const isTaken = event.ctrlKey || event.metaKey || event.altKey;
    if (step && !isTaken) {
      event.preventDefault();
      const reach = event.shiftKey ? FAR : 1;
      nudge(index, [step[0] * reach, step[1] * reach]);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      setNudged(null);
      void remove(index);
    } else if (event.key === 'Escape') {
      setNudged(null);
      if (held) dispatch(colorHeld(null));
    }
  };

  return { nudged, onKeyDown, onBlur };
};
