import type { ReactNode } from 'react';

import { Button } from '../../ui/Button';
import styles from './Dock.module.css';
import { PaletteMiniature } from './PaletteMiniature';
import type { PaletteEntry } from './paletteHistory';
import { useOpenInBuilder } from './useOpenInBuilder';

/** The bar at the bottom of phones. */
export const DockBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.dock}>{children}</div>
);

/** A palette and the way on with it, in sight while the page scrolls. */
export const PaletteDock = ({ entries }: { readonly entries: readonly PaletteEntry[] }) => {
  const open = useOpenInBuilder(entries);
  return (
    <DockBar>
      <PaletteMiniature entries={entries} />
      <Button variant="primary" onClick={open}>
        Open in builder
      </Button>
    </DockBar>
  );
};
