import { useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/Button';
import styles from './Dock.module.css';
import { selectRecord, selectRun } from './imageExtractionSlice';
import { DockBar, PaletteDock } from './PaletteDock';
import { ProgressLine } from './ProgressLine';

type DockProps = {
  /** The hovered palette color. */
  readonly activeIndex: number | null;
  readonly onCancel: () => void;
};

/** On phones the progress, and then the palette, stay fixed at the bottom. */
export const Dock = ({ activeIndex, onCancel }: DockProps) => {
  const run = useAppSelector(selectRun);
  const record = useAppSelector(selectRecord);
  if (run)
    return (
      <DockBar>
        <span className={styles.progress}>
          <ProgressLine run={run} />
        </span>
        <Button onClick={onCancel}>Cancel</Button>
      </DockBar>
    );
  return record && <PaletteDock entries={record.entries} activeIndex={activeIndex} />;
};
