import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { RotateCcw } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './Plot.module.css';
import { PlotPoint } from './PlotPoint';

export type PlotShape = {
  readonly title: string;
  /** Precedes the step's name: 'Lightness of'. */
  readonly pointLabel: string;
  readonly low: number;
  readonly high: number;
  /** The change by an arrow key. */
  readonly byKey: number;
  /** The change by an arrow key with Shift. */
  readonly byShift: number;
  /** Values on the axis with their labels. */
  readonly marks: readonly (readonly [value: number, label: string])[];
};

type PlotProps = {
  readonly shape: PlotShape;
  readonly steps: readonly string[];
  readonly values: readonly number[];
  readonly texts: readonly string[];
  /** By step; null for the default. */
  readonly byHand: readonly (number | null)[];
  /** `value` is within the range; null resets the step to the default. */
  readonly onChange: (step: number, value: number | null, isGesture: boolean) => void;
  readonly onGestureEnd: () => void;
  readonly onReset: () => void;
};

/** A line through one point per step; points are dragged up and down, or moved by arrow keys. */
export const Plot = ({ shape, steps, values, texts, byHand, onChange, onGestureEnd, onReset }: PlotProps) => {
  const area = useRef<HTMLDivElement>(null);
  const { low, high, byKey, byShift } = shape;
  const latest = useRef({ values, onChange, onGestureEnd });
  // Not after painting: an event in between would still meet the values before.
  useLayoutEffect(() => {
    latest.current = { values, onChange, onGestureEnd };
  });
  const heightOf = (value: number): number => (value - low) / (high - low);
  const placeOf = (step: number): number => (step + 0.5) / steps.length;

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>, step: number) => {
      if (event.button !== 0 || !area.current) return;
      const point = event.currentTarget;
      const box = area.current.getBoundingClientRect();
      // The pointer rarely hits the center: the point keeps its offset instead of jumping.
      const grip = event.clientY - (point.getBoundingClientRect().top + point.offsetHeight / 2);
      const scrolled = window.scrollY;
      point.setPointerCapture(event.pointerId);
      const move = (moved: globalThis.PointerEvent): void => {
        const fraction = 1 - (moved.clientY - grip - box.top - (window.scrollY - scrolled)) / box.height;
        const value = low + Math.min(1, Math.max(0, fraction)) * (high - low);
        latest.current.onChange(step, value, true);
      };
      const end = (): void => {
        point.removeEventListener('pointermove', move);
        point.removeEventListener('pointerup', end);
        point.removeEventListener('pointercancel', end);
        latest.current.onGestureEnd();
      };
      point.addEventListener('pointermove', move);
      point.addEventListener('pointerup', end);
      point.addEventListener('pointercancel', end);
    },
    [low, high],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, step: number) => {
      const by = event.shiftKey ? byShift : byKey;
      const value = latest.current.values[step] ?? low;
      const to = {
        ArrowUp: value + by,
        ArrowRight: value + by,
        ArrowDown: value - by,
        ArrowLeft: value - by,
        PageUp: value + byShift,
        PageDown: value - byShift,
      }[event.key];
      const isReset = event.key === 'Delete' || event.key === 'Backspace';
      if (to === undefined && !isReset) return;
      event.preventDefault();
      latest.current.onChange(step, to === undefined ? null : Math.min(high, Math.max(low, to)), !isReset);
    },
    [low, high, byKey, byShift],
  );
  const endGesture = useCallback(() => latest.current.onGestureEnd(), []);
  const reset = useCallback((step: number) => latest.current.onChange(step, null, false), []);
  const style: VariableStyle = { '--steps': steps.length };
  const line = values.map((value, step) => `${placeOf(step) * 100},${(1 - heightOf(value)) * 100}`).join(' ');

  return (
    <section className={styles.plot} aria-label={shape.title}>
      <div className={styles.head}>
        <h3>{shape.title}</h3>
        <IconButton
          size="small"
          label={`Reset ${shape.title.toLowerCase()}`}
          icon={<RotateCcw aria-hidden />}
          disabled={byHand.length === 0}
          onClick={onReset}
        />
      </div>
      <div className={styles.scroller} style={style}>
        <div ref={area} className={styles.area}>
          <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {shape.marks.map(([value]) => (
              <path
                key={value}
                className={styles.mark}
                d={`M0 ${(1 - heightOf(value)) * 100}H100`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <polyline points={line} vectorEffect="non-scaling-stroke" />
          </svg>
          {shape.marks.map(([value, label]) => (
            <span
              key={value}
              className={styles.value}
              style={{ top: `${(1 - heightOf(value)) * 100}%` }}
              aria-hidden
            >
              {label}
            </span>
          ))}
          {values.map((value, step) => (
            <PlotPoint
              key={steps[step]}
              index={step}
              label={`${shape.pointLabel} ${steps[step] ?? ''}`}
              text={texts[step] ?? ''}
              value={value}
              low={low}
              high={high}
              height={heightOf(value)}
              place={placeOf(step)}
              isByHand={typeof byHand[step] === 'number'}
              onPointerDown={onPointerDown}
              onKeyDown={onKeyDown}
              onKeyUp={endGesture}
              onReset={reset}
            />
          ))}
        </div>
        <div className={styles.names} aria-hidden>
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
      </div>
    </section>
  );
};
