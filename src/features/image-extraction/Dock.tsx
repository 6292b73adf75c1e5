import { useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/Button';
import styles from './Dock.module.css';
import { selectRecord, selectRun } from './imageExtractionSlice';
import { PaletteMiniature } from './PaletteMiniature';
import { useOpenInBuilder } from './useOpenInBuilder';

/** On phones the palette stays in sight at the bottom while the swatches scroll. */
export const Dock = () => {
  const isBusy = useAppSelector(selectRun) !== null;
  const record = useAppSelector(selectRecord);
  const open = useOpenInBuilder(record?.entries ?? []);
  if (isBusy || !record) return null;
  return (
    <div className={styles.dock}>
      <PaletteMiniature entries={record.entries} />
      <Button variant="primary" onClick={open}>
        Open in builder
      </Button>
    </div>
  );
};
