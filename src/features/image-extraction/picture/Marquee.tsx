import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import type { Area } from '../../../../workers/image-extraction/api';
import type { Place } from '../../../color/locateColors';
import type { VariableStyle } from '../../../ui/variableStyle';
import { areaAfterKey, areaBetween, describeArea, MIDDLE } from './partArea';
import styles from './Marquee.module.css';

const frameOf = ({ x, y, width, height }: Area): VariableStyle => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** The part that the palette is read from: the rest is dimmed. */
export const PartFrame = ({ area }: { readonly area: Area }) => (
  <div className={styles.dim}>
    <i className={styles.part} style={frameOf(area)} aria-hidden />
  </div>
);

export type DragStart = { readonly pointerId: number; readonly place: Place };

const isWithin = ({ x, y }: Place, area: Area): boolean =>
  x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;

type MarqueeProps = {
  /** The pointer whose drag opened it, and where that began. */
  readonly from: DragStart | null;
  readonly onTake: (area: Area) => void;
  readonly onLeave: () => void;
};

/** An overlay for choosing a part of the picture: by dragging, or by keys starting from the center. */
export const Marquee = ({ from, onTake, onLeave }: MarqueeProps) => {
  const layer = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLButtonElement>(null);
  const start = useRef(from);
  const isPress = useRef(false);
  const [area, setArea] = useState(MIDDLE);
  const helpId = useId();
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if (!from) return;
    try {
      layer.current?.setPointerCapture(from.pointerId);
    } catch {
      // Already released: the part in the center waits for keys, or for another drag.
      start.current = null;
    }
  }, [from]);

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = layer.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const drop = () => {
    start.current = null;
  };
  const press = (event: PointerEvent) => {
    // A second finger zooms: neither of them marks a part then.
    drop();
    if (event.button !== 0 || !event.isPrimary) return;
    start.current = { pointerId: event.pointerId, place: placeOf(event) };
    isPress.current = true;
    layer.current?.setPointerCapture(event.pointerId);
  };
  const placeOfStart = ({ pointerId }: PointerEvent): Place | null =>
    start.current?.pointerId === pointerId ? start.current.place : null;
  const move = (event: PointerEvent) => {
    const begun = placeOfStart(event);
    const next = begun && areaBetween(begun, placeOf(event));
    if (!next) return;
    isPress.current = false;
    setIsDrawn(true);
    setArea(next);
  };
  const release = (event: PointerEvent) => {
    const begun = placeOfStart(event);
    const drawn = begun && areaBetween(begun, placeOf(event));
    drop();
    if (drawn) onTake(drawn);
    // The button lets pointers through to the layer.
    else if (begun && isPress.current && isWithin(begun, area)) onTake(area);
    else if (from) onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = areaAfterKey(area, event.key, event.shiftKey);
    if (next) setArea(next);
    else if (event.key === 'Enter') onTake(area);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={layer}
      className={styles.layer}
      data-drawn={isDrawn || undefined}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={drop}
    >
      <div className={styles.dim}>
        <button
          ref={box}
          type="button"
          className={styles.part}
          style={frameOf(area)}
          aria-label={`Take the colors of this part, ${describeArea(area)}`}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            // By Space, by voice or by a screen reader; a click of a pointer ends what `release` has handled.
            if (event.detail === 0) onTake(area);
          }}
        />
      </div>
      <span id={helpId} className={styles.help}>
        Arrow keys move it, with Shift they resize it. Enter takes it, Escape leaves.
      </span>
    </div>
  );
};
