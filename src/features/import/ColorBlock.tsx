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
  /** Which block it is: of the first `STEP` colors 0. */
  readonly place: number;
};

/** Some rows of colors. While a list grows, those that are there already are not rendered again. */
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
