import { memo, type ComponentProps } from 'react';
import { formatHex } from '../../../color/format';
import type { Palette } from '../../../color/types';
import { PANEL_MESSAGES } from '../../../domain/panelMessages';
import { stripBackground } from '../../../ui/ColorStrip';
import styles from './PaletteResult.module.css';

/** 'Warmer × 2: #0D9488, #F5F5F4'. */
export const resultName = (label: string, palette: Palette): string =>
  `${label}: ${palette.map(formatHex).join(', ')}`;

type PaletteResultProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'children'> & {
  /** What was done to the palette; its values follow in the accessible name. */
  readonly label: string;
  readonly palette: Palette;
  /** Shown, but disabled: two of its colors are the same. */
  readonly hasDuplicates?: boolean;
};

/** A selectable palette, as one element. In a long list, the list handles the clicks. */
export const PaletteResult = memo(
  ({ label, palette, hasDuplicates = false, ...rest }: PaletteResultProps) => (
    <button
      {...rest}
      {...(hasDuplicates && { disabled: true, title: PANEL_MESSAGES.sameColorTwice })}
      type="button"
      className={styles.result}
      style={{ background: stripBackground(palette.map(formatHex)) }}
      aria-label={resultName(label, palette)}
    />
  ),
);
PaletteResult.displayName = 'PaletteResult';
