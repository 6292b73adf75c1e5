import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { PaletteEntry } from '../paletteHistory';
import styles from './PreviewPanel.module.css';
import { usePlaces } from './usePlaces';

type PinsProps = {
  readonly pictureId: number;
  readonly entries: readonly PaletteEntry[];
  /** The palette colour that is pointed at, here or in the palette. */
  readonly activeIndex: number | null;
  readonly onPoint: (index: number | null) => void;
};

/** Marks the place where each palette colour is found. The palette says the same in words. */
export const Pins = ({ pictureId, entries, activeIndex, onPoint }: PinsProps) => {
  const places = usePlaces(pictureId, entries);
  return entries.map(({ rgb }, i) => {
    const place = places.get(rgb);
    return (
      place && (
        <i
          key={rgb}
          className={styles.pin}
          data-active={i === activeIndex || undefined}
          style={{
            left: `${place.x * 100}%`,
            top: `${place.y * 100}%`,
            background: formatHex(colorFromPacked(rgb)),
          }}
          onPointerEnter={() => onPoint(i)}
          onPointerLeave={() => onPoint(null)}
          aria-hidden
        />
      )
    );
  });
};
