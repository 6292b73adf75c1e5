import { Check } from 'lucide-react';

import { formatHex } from '../../../color/format';
import type { SavedPalette } from '../../../domain/savedPalette';
import { ColorStrip } from '../../../ui/ColorStrip';
import { Skeleton } from '../../../ui/Skeleton';
import { MoreButton } from '../MoreButton';
import styles from './SaveChoices.module.css';
import type { Pages } from '../list/useProjectPages';

type PaletteChoiceProps = {
  /** Palettes of the chosen project. */
  readonly list: Pages<SavedPalette>;
  readonly paletteId: string | null;
  /** Also called with the selected one, when it is clicked again. */
  readonly onChoose: (palette: SavedPalette) => void;
};

const STRIP_PX = 36;

/** Which palette of the project to overwrite, if any. */
export const PaletteChoice = ({ list, paletteId, onChoose }: PaletteChoiceProps) => {
  const { rows } = list;
  if (rows === null)
    return list.reading.isError ? null : (
      <div className={styles.palettes}>
        <Skeleton height={120} />
      </div>
    );
  if (rows.length === 0)
    return <p className={styles.hint}>This will be the first palette of this project.</p>;
  return (
    <section className={styles.palettes} aria-label="Update one of its palettes">
      <p className={styles.legend}>
        Update one of its palettes
        <span>{list.loadMore ? `${rows.length}+` : rows.length}</span>
      </p>
      <div className={styles.scroll}>
        <div className={styles.picks}>
          {rows.map((palette) => {
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
        <MoreButton list={list} label="More palettes" />
      </div>
    </section>
  );
};
