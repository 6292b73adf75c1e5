import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Place } from '../../../color/locateColors';
import { useAppSelector } from '../../../state/hooks';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectSampleSide } from '../imageExtractionSlice';
import { useEntryNames } from '../useEntryNames';
import styles from './Magnifier.module.css';
import { useServices } from '../../../state/servicesContext';
import { pixelsOf } from './pixelsOf';
import { sampleColor } from './sampleColor';

/** Pixels on a side of what is seen through it; odd, so that one is in the middle. */
const SPAN = 13;
/** From the place to the near edge of the glass: a fingertip covers less. */
const DISTANCE = 36;
const MARGIN = 8;

type MagnifierProps = {
  readonly pictureId: number;
  readonly place: Place;
  readonly rgb: number;
  /** The element that the picture fills. */
  readonly layer: RefObject<HTMLElement | null>;
};

/** The pixels around a place, much enlarged, with the color of the marked ones. Stands above it, or below where there is no room. */
export const Magnifier = ({ pictureId, place, rgb, layer }: MagnifierProps) => {
  const { pictureCache } = useServices();
  const glass = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = useAppSelector(selectSampleSide);
  const color = colorFromPacked(rgb);
  const [name] = useEntryNames(useMemo(() => [{ rgb }], [rgb]));
  const sampled: VariableStyle = { '--side': side };

  useLayoutEffect(() => {
    const source = pixelsOf(pictureCache, pictureId);
    const context = canvas.current?.getContext('2d');
    if (!source || !context) return;
    const { column, row } = sampleColor(source, place, 1);
    const pixels = context.createImageData(SPAN, SPAN);
    pixels.data.set(source.square(column, row, SPAN).rgba);
    context.putImageData(pixels, 0, 0);
  }, [pictureCache, pictureId, place]);

  useLayoutEffect(() => {
    const box = layer.current?.getBoundingClientRect();
    const element = glass.current;
    if (!box || !element) return;
    const x = box.left + place.x * box.width;
    const y = box.top + place.y * box.height;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isAbove = y - DISTANCE - height >= MARGIN;
    const left = Math.min(window.innerWidth - width - MARGIN, Math.max(MARGIN, x - width / 2));
    const top = isAbove ? y - DISTANCE - height : y + DISTANCE;
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  });

  return createPortal(
    <div ref={glass} className={styles.glass} aria-hidden>
      <span className={styles.pixels} style={sampled}>
        <canvas ref={canvas} width={SPAN} height={SPAN} />
      </span>
      <span className={styles.caption}>
        <i style={{ background: formatHex(color) }} />
        <span className={styles.hex}>{formatHex(color)}</span>
        <span className={styles.name}>{name}</span>
      </span>
    </div>,
    document.body,
  );
};
