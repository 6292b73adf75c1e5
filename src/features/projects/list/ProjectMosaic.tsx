import { formatHex } from '../../../color/format';
import type { SavedPalette } from '../../../domain/savedPalette';
import { stripBackground } from '../../../ui/ColorStrip';
import styles from './ProjectMosaic.module.css';

type ProjectMosaicProps = {
  /** At most four are shown, sharing the height. */
  readonly palettes: readonly SavedPalette[];
  /** In pixels; a card takes the height of its style. */
  readonly height?: number;
  /** Number of further palettes; shown in a corner. */
  readonly more?: number;
};

/** The palettes of a project as one picture. It has no accessible name: its container names the project. */
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
