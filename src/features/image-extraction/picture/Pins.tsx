import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { PALETTE_MAX } from '../../../color/paletteSize';
import { IMAGE_MESSAGES } from '../../../domain/imageMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { useCopyText } from '../../../state/useCopyText';
import { useNamer } from '../../../state/useNamer';
import { useRovingFocus } from '../../../ui/useRovingFocus';
import { addColor, moveColor } from '../editColors';
import { colorHeld, selectHeld, selectShownEntries } from '../imageExtractionSlice';
import type { PaletteRecord } from '../paletteHistory';
import { showPaletteSizeToast } from '../showPaletteSizeToast';
import { useEntryNames } from '../useEntryNames';
import { HoverLoupe } from './HoverLoupe';
import { Magnifier } from './Magnifier';
import { describePin, Pin } from './Pin';
import styles from './Pins.module.css';
import { useHold, type Held } from './useHold';
import { usePinKeys } from './usePinKeys';
import { usePlaces } from './usePlaces';
import { useSampler } from './useSampler';

type PinsProps = {
  readonly pictureId: number;
  readonly record: PaletteRecord;
  /** The hovered palette color, here or in the palette. */
  readonly activeIndex: number | null;
  readonly onHover: (index: number | null) => void;
  /** Colors can be picked without pins, too. */
  readonly areShown: boolean;
  /** Over a small part of the picture, pins of normal size would cover it. */
  readonly areSmall: boolean;
  readonly signal: () => AbortSignal;
};

/** A pin can be grabbed within this radius, in pixels: as much as a thumb needs. */
const GRIP_REACH = 22;

const pinOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pin]') : null;

/** In the order of the palette. Colors that are nowhere in the picture have none. */
const pinsIn = (layer: HTMLElement | null): HTMLElement[] =>
  Array.from(layer?.querySelectorAll<HTMLElement>('[data-pin]') ?? []);

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The pressed pin. Browsers retarget touches to a nearby button, from farther away than a pin's grip radius. */
const pressedPin = (target: EventTarget, { clientX, clientY }: Point): HTMLElement | null => {
  const pin = pinOf(target);
  if (!pin) return null;
  const { x, y, width, height } = pin.getBoundingClientRect();
  const distance = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  return distance <= GRIP_REACH ? pin : null;
};

/** Marks where each palette color is found: pins can be dragged to other colors, a click elsewhere adds one. */
export const Pins = ({ pictureId, record, activeIndex, onHover, areShown, areSmall, signal }: PinsProps) => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  const copyText = useCopyText();
  const helpId = useId();
  const shown = useAppSelector(selectShownEntries);
  const held = useAppSelector(selectHeld);
  const names = useEntryNames(shown);
  const namer = useNamer();
  const sample = useSampler(pictureId);
  const places = usePlaces(pictureId, record);
  const layer = useRef<HTMLDivElement>(null);
  const tabStop = useRovingFocus({ count: shown.length });
  const [said, setSaid] = useState('');
  // The pin to focus once the palette is rendered, or the next one that there is.
  const toFocus = useRef<number>(null);
  const focusPin = (index: number) => {
    toFocus.current = index;
  };
  const count = record.entries.length;
  // A mouse press has already been handled before its click event fires.
  const isClickSpent = useRef(false);
  // Where the touch began: its click event may be retargeted to a button nearby.
  const pressedAt = useRef<Point>(null);

  const describe = ({ index, rgb, place }: Held): string => {
    const colors = record.entries.map((entry) => colorFromPacked(entry.rgb));
    const name = namer?.(colors.toSpliced(index, 1, colorFromPacked(rgb)))[index];
    return describePin(name ?? '', rgb, place);
  };
  const add = async ({ rgb, place }: Pick<Held, 'rgb' | 'place'>) => {
    const isAdded = await dispatch(addColor(rgb, place, signal()));
    if (!isAdded) return;
    focusPin(count);
    setSaid(`Added: ${describe({ index: count, rgb, place })}`);
  };
  const release = (what: Held) => {
    if (what.index === count) {
      void add(what);
      return;
    }
    if (dispatch(moveColor({ ...what, isAmending: false }, signal())) === null) {
      dispatch(colorHeld(null));
      toasts.show(IMAGE_MESSAGES.colorInPalette);
      return;
    }
    setSaid(`Moved: ${describe(what)}`);
  };
  const copy = (index: number) => {
    const rgb = record.entries[index]?.rgb;
    if (rgb !== undefined) void copyText(formatHex(colorFromPacked(rgb)));
  };
  const pick = (x: number, y: number) => {
    const box = layer.current?.getBoundingClientRect();
    const found = box && sample({ x: (x - box.left) / box.width, y: (y - box.top) / box.height });
    if (!found) return;
    const { rgb, place } = found;
    if (rgb === null) toasts.show(IMAGE_MESSAGES.colorOutsidePicture);
    else void add({ rgb, place });
  };
  const hold = useHold({ pictureId, layer, onRelease: release, onPress: copy, onPressBeside: pick });
  const keys = usePinKeys({ pictureId, places, signal, onSay: setSaid, describe, onFocus: focusPin });

  useEffect(() => {
    const index = toFocus.current;
    if (index === null) return;
    toFocus.current = null;
    const all = pinsIn(layer.current);
    const pin = all.find(({ dataset }) => Number(dataset['pin']) >= index) ?? all.at(-1);
    pin?.focus({ preventScroll: true });
  });

  const press = (event: PointerEvent) => {
    isClickSpent.current = false;
    pressedAt.current = { clientX: event.clientX, clientY: event.clientY };
    // A second finger zooms.
    if (!event.isPrimary) hold.drop();
    if (event.button !== 0 || !event.isPrimary) return;
    const pin = pressedPin(event.target, event);
    const isFull = !pin && count >= PALETTE_MAX;
    const spendClick = () => {
      isClickSpent.current = true;
    };
    // A touch beside the pins may be a scroll: it picks after a long press, and a tap is handled by its click.
    if (!pin && event.pointerType === 'touch') {
      if (!isFull) hold.aim(event, count, spendClick);
      return;
    }
    spendClick();
    if (isFull) showPaletteSizeToast(toasts, 'tooLarge');
    else hold.start(event, pin ? Number(pin.dataset['pin']) : count, pin);
  };

  const tap = (event: MouseEvent) => {
    if (isClickSpent.current) return;
    const at = pressedAt.current ?? event;
    pressedAt.current = null;
    // A click by keyboard has no position; the pin itself handles it.
    const isOfKey = event.detail === 0 && pinOf(event.target) !== null;
    if (!isOfKey && !pressedPin(event.target, at)) pick(at.clientX, at.clientY);
  };

  // Arrow keys move a pin, so other keys move between pins.
  const stepToPin = (event: KeyboardEvent) => {
    const by = { PageUp: -1, PageDown: 1 }[event.key];
    const pin = pinOf(event.target);
    if (by === undefined || !pin) return;
    event.preventDefault();
    const all = pinsIn(layer.current);
    all[all.indexOf(pin) + by]?.focus();
  };

  const magnified = held ?? keys.nudged;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard the swatches add a color */}
      <div
        ref={(element) => {
          layer.current = element;
          tabStop.ref(element);
        }}
        onFocus={tabStop.onFocus}
        onBlur={tabStop.onBlur}
        onKeyDown={stepToPin}
        className={styles.layer}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a border and a legend
        role="group"
        aria-label="Pins of the palette"
        onPointerDown={press}
        onPointerMove={hold.move}
        onPointerUp={hold.end}
        onPointerCancel={hold.drop}
        onClick={tap}
        onContextMenu={(event) => {
          // Prevents the context menu of a long press.
          if (held) event.preventDefault();
        }}
        data-small={areSmall || undefined}
      >
        {shown.map(({ rgb }, i) => {
          const isHeld = held?.index === i;
          const place = isHeld ? held.place : places.get(rgb);
          return (
            place &&
            (areShown || isHeld) && (
              <Pin
                // oxlint-disable-next-line react/no-array-index-key -- a pin that moves to another color stays the same
                key={i}
                index={i}
                count={shown.length}
                name={names[i] ?? ''}
                rgb={rgb}
                place={place}
                isActive={i === activeIndex}
                isHeld={isHeld}
                helpId={helpId}
                onCopy={copy}
                onHover={onHover}
                onKeyDown={keys.onKeyDown}
                onBlur={keys.onBlur}
              />
            )
          );
        })}
      </div>
      {magnified ? (
        <Magnifier {...magnified} pictureId={pictureId} layer={layer} />
      ) : (
        <HoverLoupe pictureId={pictureId} layer={layer} />
      )}
      <span id={helpId} className={styles.said}>
        Enter copies the color, arrow keys move the pin, Page Up and Page Down lead to the others, Delete
        takes it out.
      </span>
      <output className={styles.said}>{said}</output>
    </>
  );
};
