import { useAppSelector } from '../../../../state/hooks';
import type { VariableStyle } from '../../../../ui/variableStyle';
import { selectGaps, selectShown } from '../../videoExtractionSlice';
import styles from './Gaps.module.css';
import { unseenParts } from './unseenParts';

/** Hatching on the strip where there is no frame. */
export const GapMarks = ({ durationSeconds }: { readonly durationSeconds: number }) => {
  const shown = useAppSelector(selectShown);
  const gaps = useAppSelector(selectGaps);
  if (!shown) return null;
  const place = (seconds: number) => `${(100 * Math.min(seconds, durationSeconds)) / durationSeconds}%`;
  return unseenParts(shown.info, gaps).map(({ fromSeconds, toSeconds }) => {
    const style: VariableStyle = { '--from': place(fromSeconds), '--to': place(toSeconds) };
    return <span key={fromSeconds} className={styles.gap} style={style} />;
  });
};
