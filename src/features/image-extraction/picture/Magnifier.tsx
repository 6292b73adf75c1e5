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
import { isUniform } from './isUniform';
import { pixelsOf } from './pixelsOf';
import { placeGlass } from './placeGlass';
import { sampleColor } from './sampleColor';

/** The least number of pixels per side; odd, so that one is in the center. */
const SPAN = 13;
/** Large enough to show the whole sampled square with a border. */
const spanOf = (side: number): number => Math.max(SPAN, side + 2);
/** Height of the pixels in the glass: nine for each of the fewest, and the gap to the text. */
const PIXELS_HEIGHT = SPAN * 9 + 7;
/** Pixels this large on the screen need no magnifier. */
const LARGE_PIXEL = 6;
/** The window below the header. */
const visibleWindow = () => ({
  top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  innerWidth: window.innerWidth,
  innerHeight: window.innerHeight,
});

type PixelsProps = {
  /** A square of `span` pixels per side. */
  readonly rgba: Uint8ClampedArray;
  readonly span: number;
  /** Side of the sampled square, in pixels. */
  readonly side: number;
};

const Pixels = ({ rgba, span, side }: PixelsProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sampled: VariableStyle = { '--sampled': side / span };
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = context.createImageData(span, span);
    pixels.data.set(rgba);
    context.putImageData(pixels, 0, 0);
  }, [rgba, span]);
  return (
    <span className={styles.pixels} style={sampled}>
      <canvas ref={canvas} width={span} height={span} />
    </span>
  );
};

type MagnifierProps = {
  readonly pictureId: number;
  readonly place: Place;
  readonly rgb: number;
  /** The element that the picture fills. */
  readonly layer: RefObject<HTMLElement | null>;
  /**
   * Width of the layer under a mouse: the pixels are then hidden if they add nothing, being all alike or as large in
   * the picture. While dragging they are always shown, because a finger covers the picture and the glass must not
   * flicker.
   */
  readonly hoveredWidth?: number;
};

/**
 * The color at a place, and a magnified view of the pixels around it. Placed above, or below or beside it if there is
 * no room; the text keeps its position with or without the pixels.
 */
export const Magnifier = ({ pictureId, place, rgb, layer, hoveredWidth }: MagnifierProps) => {
  const { pictureCache } = useServices();
  const glass = useRef<HTMLDivElement>(null);
  const side = useAppSelector(selectSampleSide);
  const span = spanOf(side);
  const color = colorFromPacked(rgb);
  const [name] = useEntryNames(useMemo(() => [{ rgb }], [rgb]));

  const { x, y } = place;
  const seen = useMemo(() => {
    const source = pixelsOf(pictureCache, pictureId);
    if (!source) return null;
    const { column, row } = sampleColor(source, { x, y }, 1);
    return { rgba: source.square(column, row, span).rgba, columns: source.width };
  }, [pictureCache, pictureId, x, y, span]);
  const isBare =
    hoveredWidth !== undefined &&
    (seen === null || hoveredWidth / seen.columns >= LARGE_PIXEL || isUniform(seen.rgba));

  useLayoutEffect(() => {
    const box = layer.current?.getBoundingClientRect();
    const element = glass.current;
    if (!box || !element) return;
    const at = { x: box.left + x * box.width, y: box.top + y * box.height };
    const { offsetWidth: width, offsetHeight: height } = element;
    const spot = placeGlass(
      at,
      { width, height, full: height + (isBare ? PIXELS_HEIGHT : 0) },
      visibleWindow(),
    );
    element.dataset['side'] = spot.side;
    element.style.translate = `${Math.round(spot.left)}px ${Math.round(spot.top)}px`;
  });

  return createPortal(
    <div ref={glass} className={styles.glass} aria-hidden>
      {seen && !isBare && <Pixels rgba={seen.rgba} span={span} side={side} />}
      <span className={styles.caption}>
        <i style={{ background: formatHex(color) }} />
        <span className={styles.hex}>{formatHex(color)}</span>
        <span className={styles.name}>{name}</span>
      </span>
    </div>,
    document.body,
  );
};
