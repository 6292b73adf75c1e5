import { useRef } from 'react';
import { PALETTE_MAX } from '../../../color/paletteSize';
import { useAppSelector } from '../../../state/hooks';
import { usePaletteNames } from '../../../state/usePaletteNames';
import { useFocusFallback } from '../../../ui/useFocusFallback';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectColors, selectEntry } from '../../../state/palette/historySlice';
import { selectIsTyping, selectSelectedIndex } from '../../../state/palette/selectionSlice';
import styles from './PaletteStrip.module.css';
import { Swatch } from './Swatch';
import { SwatchActionsContext } from './swatchActionsContext';
import { useSeam } from './useSeam';
import { useStripDrag } from './useStripDrag';
import { useStripMotion } from './useStripMotion';
import { useSwatchHandlers } from './useSwatchHandlers';

type SwatchListProps = {
  /** One per color of the current palette. */
  readonly ids: readonly number[];
};

/** Undo may remove the focused swatch or control. */
const selectedSwatch = (strip: HTMLElement): HTMLElement | null =>
  strip.querySelector('[data-selected] [data-control="select"]');

/** The swatches side by side, without gaps, with their handlers. */
export const SwatchList = ({ ids }: SwatchListProps) => {
  const entry = useAppSelector(selectEntry);
  const selectedIndex = useAppSelector(selectSelectedIndex);
  const isTyping = useAppSelector(selectIsTyping);
  const colors = useAppSelector(selectColors);
  const strip = useRef<HTMLOListElement>(null);
  const { watchMove } = useStripMotion(strip, colors, selectedIndex);
  const { seam, close, toggle, hover } = useSeam(strip);
  // Registered first, so that the focus is where the user continues once the strip shows an edit.
  const keptFocus = useFocusFallback(selectedSwatch);
  const { actions, spoken } = useSwatchHandlers(strip, {
    toggleSeam: toggle,
    closeSeam: close,
    watchMove,
  });
  useStripDrag(ids, actions.moveTo);
  const names = usePaletteNames(colors);
  const count = colors.length;
  const style: VariableStyle = { '--n': count };
  return (
    <SwatchActionsContext value={actions}>
      <div className={styles.frame}>
        <ol
          ref={strip}
          className={styles.strip}
          style={style}
          data-many={count >= 8 || undefined}
          aria-label="Color palette"
          {...keptFocus}
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
              isTyping={isTyping && index === selectedIndex}
              seam={seam?.index === index ? seam : null}
            />
          ))}
        </ol>
        <output className={styles.spoken}>{spoken}</output>
      </div>
    </SwatchActionsContext>
  );
};
