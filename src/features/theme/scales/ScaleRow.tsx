import { Check } from 'lucide-react';
import { memo } from 'react';
import { colorFromHex } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { exactColor } from '../../../domain/themeScaleMessages';
import { rovingItem } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './ScaleGrid.module.css';

const LIGHT_INK = '#FFFFFF';

type ScaleRowProps = {
  readonly id: string;
  /** Hexes of the steps, separated by spaces: one string is compared faster than sixteen colors. */
  readonly hexes: string;
  /** Indexes of the steps that are anchors, separated by spaces. */
  readonly anchors: string;
  /** The same for pinned steps. */
  readonly pins: string;
  /** The wide color of each step in CSS notation, empty for none, separated by commas; empty for an sRGB theme. */
  readonly wides: string;
  /** Whether steps are shown in their wide colors. */
  readonly isWideShown: boolean;
  /** Anchors between steps, as their position in steps and their hex: '3.42#0D9488 …'. */
  readonly between: string;
  readonly steps: readonly string[];
  /** Index of the row's first cell in the whole grid. */
  readonly start: number;
  readonly copied: string | null;
};

/** A scale: its name, and a cell for each step. */
export const ScaleRow = memo((props: ScaleRowProps) => {
  const { id, hexes, anchors, pins, wides, isWideShown, between, steps, start, copied } = props;
  const anchored = new Set(anchors.split(' '));
  const pinned = new Set(pins.split(' '));
  const wide = wides.split(',');
  const marks = between === '' ? [] : between.split(' ').map((mark) => mark.split('#'));
  return (
    <div className={styles.row}>
      <span className={styles.id}>{id}</span>
      {hexes.split(' ').map((hex, step) => {
        const isAnchor = anchored.has(String(step));
        const isPinned = pinned.has(String(step));
        const ownWide = wide[step] ?? '';
        const isWide = ownWide !== '';
        const note = isPinned ? ', pinned' : isAnchor ? `, ${exactColor(id)}` : isWide ? ', wide' : '';
        const name = `${id} ${steps[step] ?? ''}`;
        return (
          <button
            {...rovingItem(start + step)}
            key={steps[step]}
            type="button"
            className={styles.cell}
            // Set directly instead of by a variable: hundreds of cells change with every movement of a curve.
            style={{ backgroundColor: isWide && isWideShown ? ownWide : hex }}
            data-ink={readableInk(colorFromHex(hex).rgb) === LIGHT_INK ? 'light' : 'dark'}
            data-anchor={isAnchor || undefined}
            data-pin={isPinned || undefined}
            data-wide={isWide || undefined}
            data-scale={id}
            data-step={step}
            aria-label={`Copy ${name}, ${hex}${note}`}
            title={name}
          >
            {copied === hex && <Check aria-hidden />}
          </button>
        );
      })}
      {marks.map(([place = '', hex = '']) => {
        const style: VariableStyle = { '--color': `#${hex}`, '--place': place };
        return (
          <span
            key={place}
            className={styles.between}
            style={style}
            title={`#${hex}, ${exactColor(id)} between two steps`}
          />
        );
      })}
    </div>
  );
});
ScaleRow.displayName = 'ScaleRow';
