import { useAppSelector } from '../../../../state/hooks';
import { useTimecode } from '../../video/useTimecode';
import { selectEnding, selectGaps, selectShown } from '../../videoExtractionSlice';
import styles from './Gaps.module.css';
import { videoNotes } from './unseenParts';

/** Notes under the strip: why a part of it is empty, and how the colors were determined if that is not obvious. */
export const VideoNotes = () => {
  const shown = useAppSelector(selectShown);
  const gaps = useAppSelector(selectGaps);
  const ending = useAppSelector(selectEnding);
  const timecodeOf = useTimecode();
  const notes = shown ? videoNotes(shown.info, gaps, ending, timecodeOf) : [];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="About this film">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
};
