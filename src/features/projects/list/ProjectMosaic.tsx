import { formatHex } from '../../../color/format';
import type { SavedPalette } from '../../../domain/savedPalette';
import { stripBackground } from '../../../ui/ColorStrip';
import styles from './ProjectMosaic.module.css';

type ProjectMosaicProps = {
  /** At most four are shown, and share the height. */
  readonly palettes: readonly SavedPalette[];
  /** Pixels; a card has the height of its style. */
  readonly height?: number;
  /** How many more there are; said over the last one. */
  readonly more?: number;
};

/** The palettes of a project as one picture. It has no name of its own: what holds it says which project it is. */
export const ProjectMosaic = ({ palettes, height, more = 0 }: ProjectMosaicProps) => (
  <span className={styles.mosaic} style={{ height }} aria-hidden>
    {palettes.map(({ id, colors }) => (
      <span
        key={id}
        className={styles.row}
        style={{ background: stripBackground(colors.map((color) => formatHex(color))) }}
      />
    ))}
    {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
  </span>
);
