import { useAppSelector } from '../../../../state/hooks';
import type { VariableStyle } from '../../../../ui/variableStyle';
import { selectPart } from '../../videoExtractionSlice';
import { boundsOf } from './part';
import styles from './PartMarks.module.css';

/** On the strip: dims what is outside the part, and marks its ends with brackets. */
export const PartMarks = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const part = useAppSelector(selectPart);
  const { from, to } = boundsOf(part, durationSeconds);
  const place = (seconds: number) => `${(100 * seconds) / durationSeconds}%`;
  const style: VariableStyle = { '--in': place(from), '--out': place(to) };
  return (
    <span className={styles.marks} style={style}>
      {part.in !== null && <span className={styles.in} />}
      {part.out !== null && <span className={styles.out} />}
    </span>
  );
};
