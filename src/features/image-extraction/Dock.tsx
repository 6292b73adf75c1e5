import type { ReactNode } from 'react';

import { useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/Button';
import styles from './Dock.module.css';
import { selectRecord, selectRun } from './imageExtractionSlice';
import { PaletteMiniature } from './PaletteMiniature';
import { ProgressLine } from './ProgressLine';
import { useOpenInBuilder } from './useOpenInBuilder';

const Bar = ({ children }: { readonly children: ReactNode }) => <div className={styles.dock}>{children}</div>;

/** On phones the work, and then its palette, stay in sight at the bottom while the rest scrolls. */
export const Dock = ({ onCancel }: { readonly onCancel: () => void }) => {
  const run = useAppSelector(selectRun);
  const record = useAppSelector(selectRecord);
  const open = useOpenInBuilder(record?.entries ?? []);
  if (run)
    return (
      <Bar>
        <span className={styles.progress}>
          <ProgressLine run={run} />
        </span>
        <Button onClick={onCancel}>Cancel</Button>
      </Bar>
    );
  if (!record) return null;
  return (
    <Bar>
      <PaletteMiniature entries={record.entries} />
      <Button variant="primary" onClick={open}>
        Open in builder
      </Button>
    </Bar>
  );
};
