import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { SelectField } from '../../../ui/SelectField';
import { selectCount, selectStyle } from '../imageExtractionSlice';
import { countOptions } from '../palette/countOptions';
import { StyleMenu } from '../palette/StyleMenu';
import { PaletteMiniature } from '../PaletteMiniature';
import type { PaletteEntry } from '../paletteHistory';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './BatchPanel.module.css';
import { hexList } from './hexList';
import { selectBatch, type TogetherOptions } from './pictureBatchSlice';

type TogetherPaletteProps = {
  readonly entries: readonly PaletteEntry[];
  readonly onChoose: (options: TogetherOptions) => void;
};

/** One palette of all pictures, each of which weighs the same; it has a size and a style of its own. */
export const TogetherPalette = ({ entries, onChoose }: TogetherPaletteProps) => {
  const open = useOpenInBuilder(entries);
  const usual = { count: useAppSelector(selectCount), style: useAppSelector(selectStyle) };
  const options = useAppSelector(selectBatch).togetherOptions ?? usual;
  return (
    <section className={styles.together} aria-label="One palette for all">
      <h3>One palette for all</h3>
      <PaletteMiniature entries={entries} />
      <div className={styles.controls}>
        <StyleMenu style={options.style} onChoose={(style) => onChoose({ ...options, style })} />
        <SelectField
          label="Color count"
          options={countOptions(entries.length)}
          value={entries.length}
          onChange={(count) => onChoose({ ...options, count })}
        />
      </div>
      <div className={styles.actions}>
        <CopyButton text={hexList(entries)} label="Copy" look="text" />
        <Button variant="primary" onClick={open}>
          Open in builder
        </Button>
      </div>
    </section>
  );
};
