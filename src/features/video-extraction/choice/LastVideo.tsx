import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { ColorStrip } from '../../../ui/ColorStrip';
import { selectVideoPalette, selectShown } from '../videoExtractionSlice';
import styles from './LastVideo.module.css';

/** The last video, offered while another is chosen. */
export const LastVideo = ({ onReturn }: { readonly onReturn: () => void }) => {
  const shown = useAppSelector(selectShown);
  const palette = useAppSelector(selectVideoPalette);
  if (!shown) return null;
  return (
    <section className={styles.last} aria-label="Last video">
      <h2>{shown.name}</h2>
      <span className={styles.strip}>
        <ColorStrip hexes={palette.map(({ rgb }) => formatHex(colorFromPacked(rgb)))} height={36} />
      </span>
      <Button onClick={onReturn}>Back to the video</Button>
    </section>
  );
};
