import { useState } from 'react';

import { useAppSelector } from '../../state/hooks';
import styles from './Announcer.module.css';
import { describeRun } from './describeRun';
import { selectPicture, selectRecord, selectRun, selectSwatches } from './imageExtractionSlice';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Announces the progress to screen readers. Errors are announced by their notice. */
export const Announcer = () => {
  const run = useAppSelector(selectRun);
  const picture = useAppSelector(selectPicture);
  const swatches = useAppSelector(selectSwatches);
  const record = useAppSelector(selectRecord);
  // After a reading that was canceled or failed, the palette is the one before it.
  const [earlierId, setEarlierId] = useState<number>();
  if (run && record && record.id !== earlierId) setEarlierId(record.id);
  const result =
    picture && record && record.id !== earlierId
      ? `Palette of ${counted(record.entries.length, 'color', 'colors')} and ${counted(swatches.length, 'swatch', 'swatches')} ready`
      : '';
  return <output className={styles.announcer}>{run ? describeRun(run) : result}</output>;
};
