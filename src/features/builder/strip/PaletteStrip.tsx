import { useRef } from 'react';
import { PALETTE_MAX } from '../../../domain/limits';
import { useAppSelector } from '../../../state/hooks';
import { usePaletteNames } from '../../../state/usePaletteNames';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectEntry } from '../palette/historySlice';
import { selectSelectedIndex } from '../palette/selectionSlice';
import styles from './PaletteStrip.module.css';
import { StripDragging } from './StripDragging';
import { Swatch } from './Swatch';
import { SwatchActionsContext } from './swatchActions';
import { useSwatchIds } from './swatchIds';
import { useSeam } from './useSeam';
import { useStripMotion } from './useStripMotion';
import { useSwatchHandlers } from './useSwatchHandlers';

const NO_COLORS = [] as const;

/** The palette itself: full width, no gaps, the selected color wider than the others. */
export const PaletteStrip = () => {
  const entry = useAppSelector(selectEntry);
  const selectedIndex = useAppSelector(selectSelectedIndex);
  const colors = entry?.colors ?? NO_COLORS;
  const ids = useSwatchIds(colors);
  const strip = useRef<HTMLOListElement>(null);
  const { watchMove } = useStripMotion(strip, colors, selectedIndex);
  const { seam, close, toggle, hover } = useSeam(strip);
  const { actions, spoken } = useSwatchHandlers(strip, {
    toggleSeam: toggle,
    closeSeam: close,
    watchMove,
  });
  const names = usePaletteNames(colors);
  const count = colors.length;
  const style: VariableStyle = { '--n': count };
  return (
    <SwatchActionsContext value={actions}>
      <div className={styles.frame}>
        <StripDragging ids={ids} colors={colors} onMove={actions.moveTo}>
          <ol
            ref={strip}
            className={styles.strip}
            style={style}
            data-many={count >= 8 || undefined}
            aria-label="Color palette"
            {...(count < PALETTE_MAX && hover)}
          >
            {colors.map((color, index) => (
              <Swatch
                key={ids[index]}
                id={ids[index] ?? 0}
                color={color}
                name={names[index] ?? ''}
                index={index}
                count={count}
                isSelected={index === selectedIndex}
                isLocked={entry?.locked[index] === true}
                seam={seam?.index === index ? seam : null}
              />
            ))}
          </ol>
        </StripDragging>
        <output className={styles.spoken}>{spoken}</output>
      </div>
    </SwatchActionsContext>
  );
};
