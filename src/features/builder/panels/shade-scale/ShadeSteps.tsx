import { Check } from 'lucide-react';
import { readableInk } from '../../../../color/contrast';
import { formatHex } from '../../../../color/format';
import type { Shade } from '../../../../color/shadeScale';
import type { Hex } from '../../../../color/types';
import { rovingItem, useRovingFocus } from '../../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './ShadeSteps.module.css';

type ShadeStepsProps = {
  readonly shades: readonly Shade[];
  /** The step that was copied last shows a check mark. */
  readonly copied: string | null;
  readonly onCopy: (shade: Shade, hex: Hex) => void;
};

/** The scale as one row, two on phones; a click copies a step. One Tab stop, at the color itself. */
export const ShadeSteps = ({ shades, copied, onCopy }: ShadeStepsProps) => {
  const start = shades.findIndex(({ isAnchor }) => isAnchor);
  const group = useRovingFocus({ count: shades.length, columns: 'measured', start });
  const count: VariableStyle = { '--count': shades.length };
  return (
    <div {...group} role="toolbar" aria-label="Steps" className={styles.steps} style={count}>
      {shades.map((shade, index) => {
        const { step, color, isAnchor } = shade;
        const hex = formatHex(color);
        const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
        return (
          <button
            {...rovingItem(index)}
            key={step}
            type="button"
            className={styles.step}
            style={style}
            data-anchor={isAnchor || undefined}
            aria-label={`Copy ${step}, ${hex}`}
            title={`Copy ${hex}`}
            onClick={() => onCopy(shade, hex)}
          >
            <span className={styles.chip}>{copied === hex && <Check aria-hidden />}</span>
            <span className={styles.number}>{step}</span>
          </button>
        );
      })}
    </div>
  );
};
