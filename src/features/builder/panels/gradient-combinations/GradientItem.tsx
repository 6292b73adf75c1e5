import { Check, Copy } from 'lucide-react';
import { memo } from 'react';
import { readableInk } from '../../../../color/contrast';
import { formatHex } from '../../../../color/format';
import type { PaletteCombination } from '../../../../color/generate/gradients';
import { rovingItem } from '../../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../../ui/variableStyle';
import styles from './GradientItem.module.css';

// React skips identical elements when everything around them changes.
const COPY_ICON = <Copy aria-hidden />;
const COPIED_ICON = <Check aria-hidden data-copied />;

type GradientItemProps = {
  readonly combination: PaletteCombination;
  /** Index of its first button within the list: one per color, one for the gradient. */
  readonly from: number;
  /** Index within the list of the button that has just copied. */
  readonly ticked: number | null;
};

/** A gradient, its title and its colors. The list handles the clicks: each button has the text it copies. */
export const GradientItem = memo(function GradientItem(props: GradientItemProps) {
  const { combination, from, ticked } = props;
  const { gradient, title, colors } = combination;
  const last = from + colors.length;
  return (
    <figure className={styles.item} aria-label={title}>
      <div className={styles.gradient} style={{ background: gradient }}>
        {colors.map((color, i) => {
          const hex = formatHex(color);
          const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
          return (
            <button
              // Keyed by position, as two colors may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              {...rovingItem(from + i)}
              type="button"
              className={styles.stop}
              style={style}
              data-copy={hex}
              aria-label={`Copy ${hex}`}
              title={`Copy ${hex}`}
            >
              {ticked === from + i && COPIED_ICON}
            </button>
          );
        })}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <button
          {...rovingItem(last)}
          type="button"
          className={styles.copy}
          data-copy={gradient}
          aria-label={`Copy CSS: ${title}`}
          title="Copy CSS"
        >
          {ticked === last ? COPIED_ICON : COPY_ICON}
        </button>
      </figcaption>
    </figure>
  );
});
