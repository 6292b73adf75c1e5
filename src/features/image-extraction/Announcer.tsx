import { useAppSelector } from '../../state/hooks';
import styles from './Announcer.module.css';
import { describeRun } from './describeRun';
import { selectPicture, selectRecord, selectRun, selectSwatches } from './imageExtractionSlice';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Announces the progress to screen readers. Errors are announced by their toast. */
export const Announcer = () => {
  const run = useAppSelector(selectRun);
  const picture = useAppSelector(selectPicture);
  const swatches = useAppSelector(selectSwatches);
  const record = useAppSelector(selectRecord);
  const result =
    picture && record
      ? `Palette of ${counted(record.entries.length, 'color', 'colors')} and ${counted(swatches.length, 'swatch', 'swatches')} ready`
      : '';
  return <output className={styles.announcer}>{run ? describeRun(run) : result}</output>;
};
