import { useCallback, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../palette/historySlice';
import { selectSelectedIndex, swatchSelected } from '../palette/selectionSlice';
import styles from './PaletteStrip.module.css';
import { Swatch } from './Swatch';

/** A little over --t, so that the last frame of the movement is not cut. */
const ANIMATION_MS = 200;

/** The palette itself: full width, no gaps, the selected color wider than the others. */
export const PaletteStrip = () => {
  const dispatch = useAppDispatch();
  const colors = useAppSelector(selectEntry)?.colors ?? [];
  const selectedIndex = useAppSelector(selectSelectedIndex);
  const strip = useRef<HTMLOListElement>(null);
  const shown = useRef({ selectedIndex, count: colors.length });
  const select = useCallback((index: number) => dispatch(swatchSelected(index)), [dispatch]);

  // Widths move with the selection only: a transition that is always on would trail behind a window resize.
  useLayoutEffect(() => {
    const { selectedIndex: before, count } = shown.current;
    shown.current = { selectedIndex, count: colors.length };
    const element = strip.current;
    if (!element || before === selectedIndex || count !== colors.length) return undefined;
    element.toggleAttribute('data-animated', true);
    const stop = () => element.removeAttribute('data-animated');
    const timer = setTimeout(stop, ANIMATION_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [selectedIndex, colors.length]);

  const style: CSSProperties & Record<'--n', number> = { '--n': colors.length };
  return (
    <ol
      ref={strip}
      className={styles.strip}
      style={style}
      data-many={colors.length >= 8 || undefined}
      aria-label="Color palette"
    >
      {colors.map((color, index) => (
        <Swatch
          // A place in the strip, not a color, is what stays the same between two palettes.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          color={color}
          index={index}
          isSelected={index === selectedIndex}
          onSelect={select}
        />
      ))}
    </ol>
  );
};
