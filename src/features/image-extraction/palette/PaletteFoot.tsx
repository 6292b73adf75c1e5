import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { selectPicture, selectRun } from '../imageExtractionSlice';
import type { Picture } from '../imageExtractionState';
import type { PaletteRecord } from '../paletteHistory';
import { ProgressLine } from '../ProgressLine';
import { whyFewColors } from '../whyFewColors';
import { PaletteActions } from './PaletteActions';
import styles from './PalettePanel.module.css';

/** Less than a tenth of a second is shown as 0.1. */
const seconds = (ms: number): string => Math.max(0.1, ms / 1000).toFixed(1);

const describePalette = (picture: Picture | null, record: PaletteRecord): string => {
  if (!picture || record.pictureId !== picture.id) return 'Palette of an earlier picture';
  if (record.entries.length < record.wanted) return whyFewColors(picture, record);
  return `${picture.width} × ${picture.height} px, read in ${seconds(picture.totalMs)} s`;
};

type PaletteFootProps = { readonly record: PaletteRecord | null; readonly onCancel: () => void };

export const PaletteFoot = ({ record, onCancel }: PaletteFootProps) => {
  const run = useAppSelector(selectRun);
  const picture = useAppSelector(selectPicture);
  if (run)
    return (
      <div className={styles.foot} data-busy>
        <ProgressLine run={run} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    );
  if (!record) return null;
  return (
    <div className={styles.foot}>
      <span className={styles.status}>{describePalette(picture, record)}</span>
      <PaletteActions entries={record.entries} />
    </div>
  );
};
