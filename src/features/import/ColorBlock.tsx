import { memo } from 'react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { ColorCell } from './ColorCell';
import styles from './ColorChooser.module.css';
import type { ShownColor } from './useChosenColors';
import { STEP } from './useGrowingCount';

type ColorBlockProps = {
  readonly colors: readonly ShownColor[];
  readonly chosen: ReadonlySet<number>;
  /** Index of the block: 0 has the first `STEP` colors. */
  readonly place: number;
};

/** Some rows of colors. When a list grows, existing blocks do not render again. */
export const ColorBlock = memo(({ colors, chosen, place }: ColorBlockProps) => {
  const first = place * STEP;
  return (
    <div className={styles.block}>
      {colors.slice(first, first + STEP).map(({ color, name, count }, i) => {
        const index = first + i;
        return (
          <ColorCell
            key={index}
            index={index}
            hex={formatHex(color)}
            ink={readableInk(color.rgb)}
            name={name}
            count={count}
            isChosen={chosen.has(index)}
          />
        );
      })}
    </div>
  );
});
ColorBlock.displayName = 'ColorBlock';
