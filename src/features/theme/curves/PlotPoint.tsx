import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './Plot.module.css';

type PlotPointProps = {
  readonly index: number;
  /** 'Lightness of 600'. */
  readonly label: string;
  /** '58.5 %'. */
  readonly text: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** From 0 at the bottom to 1. */
  readonly height: number;
  /** From 0 at the left to 1. */
  readonly place: number;
  readonly isByHand: boolean;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  readonly onKeyUp: () => void;
  readonly onReset: (index: number) => void;
};

/** A point of a plot, which is also a slider for keyboards and assistive technology. */
export const PlotPoint = memo(
  ({
    index,
    label,
    text,
    value,
    low,
    high,
    height,
    place,
    isByHand,
    onPointerDown,
    onKeyDown,
    onKeyUp,
    onReset,
  }: PlotPointProps) => {
    const style: VariableStyle = { '--x': place, '--y': 1 - height };
    return (
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it lies on a line that it bends
        role="slider"
        tabIndex={0}
        className={styles.point}
        style={style}
        data-by-hand={isByHand || undefined}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={value}
        aria-valuetext={isByHand ? `${text}, set by hand` : text}
        title={`${label}: ${text}`}
        onPointerDown={(event) => onPointerDown(event, index)}
        onKeyDown={(event) => onKeyDown(event, index)}
        onKeyUp={onKeyUp}
        onBlur={onKeyUp}
        onDoubleClick={() => onReset(index)}
      />
    );
  },
);
PlotPoint.displayName = 'PlotPoint';
