import { CopyButton } from '../../../ui/CopyButton';
import { Button } from '../../../ui/Button';
import { PaletteMiniature } from '../PaletteMiniature';
import type { PaletteEntry } from '../paletteHistory';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './BatchPanel.module.css';
import { hexList } from './hexList';

/** One palette of all pictures, each of which weighs the same. */
export const TogetherPalette = ({ entries }: { readonly entries: readonly PaletteEntry[] }) => {
  const open = useOpenInBuilder(entries);
  return (
    <section className={styles.together} aria-label="One palette for all">
      <h3>One palette for all</h3>
      <PaletteMiniature entries={entries} />
      <div className={styles.actions}>
        <CopyButton text={hexList(entries)} label="Copy" look="text" />
        <Button variant="primary" onClick={open}>
          Open in builder
        </Button>
      </div>
    </section>
  );
};
