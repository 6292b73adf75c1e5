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
  /** Hexes of the steps, parted by spaces: one text is compared sooner than sixteen colors. */
  readonly hexes: string;
  /** Indexes of the steps that are anchors, parted by spaces. */
  readonly anchors: string;
  /** The same of those that were pinned by hand. */
  readonly pins: string;
  /** Of each step its wide color as CSS has it, empty where it has none, parted by commas; empty for a theme of sRGB. */
  readonly wides: string;
  /** Steps are painted in their wide colors. */
  readonly isWideShown: boolean;
  /** Anchors that lie between steps, as their place in steps and their hex: '3.42#0D9488 …'. */
  readonly between: string;
  readonly steps: readonly string[];
  /** Index of the first cell among all of the grid. */
  readonly start: number;
  readonly copied: string | null;
};

/** One scale: its name, and a cell for each step. */
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
            // Plainly, and no variable: hundreds of them are written with every movement of a curve.
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
