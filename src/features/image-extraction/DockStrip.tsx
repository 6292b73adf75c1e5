import { useState } from 'react';

import { colorFromPacked } from '../../color/color';
import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { useCopyText } from '../../state/useCopyText';
import styles from './DockStrip.module.css';
import type { PaletteEntry } from './paletteHistory';

type DockStripProps = {
  readonly entries: readonly PaletteEntry[];
  /** The color hovered elsewhere on the page, for example by its pin. */
  readonly activeIndex: number | null;
};

/** The one color that was picked since; null if several have changed, as with another palette. */
const pickedSince = (before: readonly PaletteEntry[], after: readonly PaletteEntry[]): number | null => {
  const fresh = after.filter(({ rgb, isKept }) => isKept && !before.some((entry) => entry.rgb === rgb));
  return fresh.length === 1 ? (fresh[0]?.rgb ?? null) : null;
};

/** The colors of a palette; the one picked or pressed last shows its value. */
export const DockStrip = ({ entries, activeIndex }: DockStripProps) => {
  const copyText = useCopyText();
  const [before, setBefore] = useState({ entries, activeIndex });
  const [shown, setShown] = useState<number | null>(null);
  if (before.entries !== entries || before.activeIndex !== activeIndex) {
    const picked = pickedSince(before.entries, entries);
    const pointedAt = activeIndex === before.activeIndex ? null : (entries[activeIndex ?? -1]?.rgb ?? null);
    const next = picked ?? pointedAt;
    setBefore({ entries, activeIndex });
    if (next !== null) setShown(next);
  }

  return (
    <span className={styles.strip}>
      {entries.map(({ rgb }) => {
        const color = colorFromPacked(rgb);
        const hex = formatHex(color);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by keyboard the palette itself copies its colors, and nine buttons would be too narrow for thumbs
          <i
            key={rgb}
            style={{ background: hex, color: readableInk(color.rgb) }}
            data-shown={rgb === shown || undefined}
            onClick={() => {
              setShown(rgb);
              void copyText(hex);
            }}
          >
            <span className={rgb === shown ? undefined : styles.unseen}>{hex}</span>
          </i>
        );
      })}
    </span>
  );
};
