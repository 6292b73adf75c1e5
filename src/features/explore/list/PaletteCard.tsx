import { Maximize2 } from 'lucide-react';
import { memo, useId } from 'react';

import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { SavedPalette } from '../../../domain/savedPalette';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './PaletteCard.module.css';

type PaletteCardProps = {
  readonly palette: SavedPalette;
  /** Uses, age or distance. */
  readonly note: string;
  /** The measured value behind the note, if any. */
  readonly figure: string | undefined;
  /** The color that was searched for is shown wider. */
  readonly nearIndex: number | null;
  readonly onPreview: (paletteId: string) => void;
  readonly onUse: (palette: SavedPalette) => void;
};

/** A public palette: its colors, its name, and its actions. */
export const PaletteCard = memo(
  ({ palette, note, figure, nearIndex, onPreview, onUse }: PaletteCardProps) => {
    const nameId = useId();
    return (
      <li className={styles.card}>
        <button
          type="button"
          className={styles.strip}
          // Duplicates the button below, which has the accessible name: for pointers only.
          tabIndex={-1}
          aria-hidden
          onClick={() => onPreview(palette.id)}
        >
          {palette.colors.map((color, i) => {
            const hex = formatHex(color);
            const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
            return (
              // A palette may contain a color twice, and the order never changes.
              <span
                // oxlint-disable-next-line react/no-array-index-key -- identified by its position
                key={i}
                className={styles.color}
                data-near={i === nearIndex || undefined}
                title={i === nearIndex ? figure : undefined}
                style={style}
              >
                <span className={styles.hex}>{hex}</span>
              </span>
            );
          })}
        </button>
        <div className={styles.footer}>
          {/* Like the strip above: for pointers only. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button beside it is focusable and has the accessible name */}
          <div className={styles.words} onClick={() => onPreview(palette.id)}>
            <h2 id={nameId} className={styles.name} title={palette.name} dir="auto">
              {palette.name}
            </h2>
            <span className={styles.note} title={figure}>
              {note}
            </span>
          </div>
          <div className={styles.actions}>
            <IconButton
              label="Preview"
              icon={<Maximize2 aria-hidden />}
              size="small"
              aria-describedby={nameId}
              data-preview={palette.id}
              onClick={() => onPreview(palette.id)}
            />
            <Button size="small" aria-describedby={nameId} onClick={() => onUse(palette)}>
              Use palette
            </Button>
          </div>
        </div>
      </li>
    );
  },
);
PaletteCard.displayName = 'PaletteCard';
