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
  /** What has been done to the palette; its values follow in the name. */
  readonly label: string;
  readonly palette: Palette;
  /** Shown, but not to be chosen: two of its colors are one. */
  readonly hasDuplicates?: boolean;
};

/** A palette to choose, as one element. In a list of many, the list takes the clicks. */
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
