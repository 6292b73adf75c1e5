import { useMemo } from 'react';

import type { Thumbnail } from '../../../../workers/image-extraction/api';
import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { locateColors, thumbnailToLab } from '../../../color/locateColors';
import type { PaletteEntry } from '../paletteHistory';
import { pictureOnShelf } from '../pictureShelf';
import styles from './PreviewPanel.module.css';

type PinsProps = {
  readonly pictureId: number;
  readonly entries: readonly PaletteEntry[];
  /** The palette colour that is pointed at, here or in the palette. */
  readonly activeIndex: number | null;
  readonly onPoint: (index: number | null) => void;
};

type PlacedPinsProps = Omit<PinsProps, 'pictureId'> & {
  readonly thumbnail: Thumbnail;
  readonly labs: Float32Array;
};

const PlacedPins = ({ thumbnail, labs, entries, activeIndex, onPoint }: PlacedPinsProps) => {
  const places = useMemo(() => {
    const colors = entries.map(({ rgb }) => rgb);
    return locateColors(thumbnail, labs, colors);
  }, [thumbnail, labs, entries]);
  return places.map(({ x, y }, i) => (
    <i
      key={entries[i]?.rgb}
      className={styles.pin}
      data-active={i === activeIndex || undefined}
      style={{
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        background: formatHex(colorFromPacked(entries[i]?.rgb ?? 0)),
      }}
      onPointerEnter={() => onPoint(i)}
      onPointerLeave={() => onPoint(null)}
      aria-hidden
    />
  ));
};

/**
 * Marks the place where each palette colour is found. The palette says the same in words. The search is in a
 * component of its own, because React gives way to the next frame only between two of them.
 */
export const Pins = ({ pictureId, ...rest }: PinsProps) => {
  const thumbnail = pictureOnShelf(pictureId)?.thumbnail;
  const labs = useMemo(() => thumbnail && thumbnailToLab(thumbnail), [thumbnail]);
  return thumbnail && labs && <PlacedPins thumbnail={thumbnail} labs={labs} {...rest} />;
};
