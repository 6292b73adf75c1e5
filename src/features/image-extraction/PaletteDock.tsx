import type { ReactNode } from 'react';

import { Button } from '../../ui/Button';
import styles from './Dock.module.css';
import { DockStrip } from './DockStrip';
import type { PaletteEntry } from './paletteHistory';
import { useOpenInBuilder } from './useOpenInBuilder';

/** The bottom bar on phones. */
export const DockBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.dock}>{children}</div>
);

type PaletteDockProps = {
  readonly entries: readonly PaletteEntry[];
  /** The color hovered on the page. */
  readonly activeIndex?: number | null;
};

/** A palette with its main action, fixed while the page scrolls. */
export const PaletteDock = ({ entries, activeIndex = null }: PaletteDockProps) => {
  const open = useOpenInBuilder(entries);
  return (
    <DockBar>
      <DockStrip entries={entries} activeIndex={activeIndex} />
      <Button variant="primary" onClick={open}>
        Open in builder
      </Button>
    </DockBar>
  );
};
