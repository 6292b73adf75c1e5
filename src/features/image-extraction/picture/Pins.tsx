import { useMemo } from 'react';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { PaletteEntry } from '../paletteHistory';
import { pictureOnShelf } from '../pictureShelf';
import { locateColors, thumbnailToLab } from './locateColors';
import styles from './PreviewPanel.module.css';

type PinsProps = {
  readonly pictureId: number;
  readonly entries: readonly PaletteEntry[];
  /** The palette colour that is pointed at, here or in the palette. */
  readonly activeIndex: number | null;
  readonly onPoint: (index: number | null) => void;
};

/** Marks the place where each palette colour is found. The palette says the same in words. */
export const Pins = ({ pictureId, entries, activeIndex, onPoint }: PinsProps) => {
  const map = useMemo(() => {
    const thumbnail = pictureOnShelf(pictureId)?.thumbnail;
    return thumbnail && { thumbnail, labs: thumbnailToLab(thumbnail) };
  }, [pictureId]);
  const places = useMemo(() => {
    const colors = entries.map(({ rgb }) => rgb);
    return map ? locateColors(map.thumbnail, map.labs, colors) : [];
  }, [map, entries]);
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
