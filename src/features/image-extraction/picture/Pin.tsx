import type { KeyboardEvent } from 'react';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Place } from '../../../color/locateColors';
import type { VariableStyle } from '../../../ui/variableStyle';
import { rovingItem } from '../../../ui/useRovingFocus';
import styles from './Pins.module.css';

const percent = (part: number): number => Math.round(part * 100);

/** 'Teal #0D9488, 34 percent across, 20 percent down'. */
export const describePin = (name: string, rgb: number, { x, y }: Place): string =>
  `${name.trim()} ${formatHex(colorFromPacked(rgb))}, ${percent(x)} percent across, ${percent(y)} percent down`.trim();

type PinProps = {
  readonly index: number;
  /** Number of colors in the palette. */
  readonly count: number;
  readonly name: string;
  readonly rgb: number;
  readonly place: Place;
  readonly isActive: boolean;
  readonly isHeld: boolean;
  /** The element that describes the keys. */
  readonly helpId: string;
  readonly onCopy: (index: number) => void;
  readonly onHover: (index: number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onBlur: () => void;
};

/** Where a palette color comes from. The layer that contains the pins handles the pointer. */
export const Pin = ({
  index,
  count,
  name,
  rgb,
  place,
  isActive,
  isHeld,
  helpId,
  onCopy,
  onHover,
  onKeyDown,
  onBlur,
}: PinProps) => {
  const hex = formatHex(colorFromPacked(rgb));
  const style: VariableStyle = { left: `${place.x * 100}%`, top: `${place.y * 100}%`, '--color': hex };
  return (
    <button
      type="button"
      className={styles.pin}
      style={style}
      data-pin={index}
      {...rovingItem(index)}
      data-active={isActive || undefined}
      data-held={isHeld || undefined}
      title={`${name} ${hex}`.trim()}
      aria-describedby={helpId}
      aria-label={`${describePin(name, rgb, place)}, pin ${index + 1} of ${count}`}
      onPointerEnter={() => onHover(index)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(index)}
      onBlur={() => {
        onHover(null);
        onBlur();
      }}
      onKeyDown={(event) => onKeyDown(event, index)}
      // For keys only: the layer handles the pointer, and distinguishes a press from a drag.
      onClick={({ detail }) => {
        if (detail === 0) onCopy(index);
      }}
    />
  );
};
