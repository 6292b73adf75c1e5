import { Check } from 'lucide-react';

import { formatHex } from '../../color/format';
import type { SavedPalette } from '../../domain/savedPalette';
import { ColorStrip } from '../../ui/ColorStrip';
import { Skeleton } from '../../ui/Skeleton';
import styles from './SaveChoices.module.css';

type PaletteChoiceProps = {
  /** Of the chosen project; null while there is none, 'reading' while they are on their way. */
  readonly palettes: readonly SavedPalette[] | 'reading' | null;
  readonly paletteId: string | null;
  /** Called with the chosen one too, when it is clicked again. */
  readonly onChoose: (palette: SavedPalette) => void;
};

const STRIP_PX = 36;

/** Which palette of the project gets the colors, where it is none that is new. */
export const PaletteChoice = ({ palettes, paletteId, onChoose }: PaletteChoiceProps) => {
  if (palettes === null)
    return <p className={styles.hint}>Choose a project to see its palettes, or to save a new one in it.</p>;
  if (palettes === 'reading')
    return (
      <div className={styles.palettes}>
        <Skeleton height={120} />
      </div>
    );
  if (palettes.length === 0)
    return <p className={styles.hint}>This will be the first palette of this project.</p>;
  return (
    <section className={styles.palettes} aria-label="Update one of its palettes">
      <p className={styles.legend}>
        Update one of its palettes
        <span>{palettes.length}</span>
      </p>
      <div className={styles.scroll}>
        <div className={styles.picks}>
          {palettes.map((palette) => {
            const isChosen = palette.id === paletteId;
            return (
              <button
                key={palette.id}
                type="button"
                className={styles.pick}
                aria-pressed={isChosen}
                onClick={() => onChoose(palette)}
              >
                <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} height={STRIP_PX} />
                <span className={styles.pickName}>
                  <bdi dir="auto">{palette.name}</bdi>
                  {isChosen && <Check aria-hidden />}
                </span>
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
};
