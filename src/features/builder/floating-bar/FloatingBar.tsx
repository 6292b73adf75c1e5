import { useEffect, type RefObject } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Tooltip } from '../../../ui/Tooltip';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectColors } from '../../../state/palette/historySlice';
import { selectSelectedIndex, swatchSelected } from '../../../state/palette/selectionSlice';
import { GenerateButton } from '../toolbar/GenerateButton';
import styles from './FloatingBar.module.css';
import { useIsOutOfView } from './useIsOutOfView';

/** What is scrolled to, by a key or a link, comes to rest above the bar: a little more than its height. */
const SCROLL_PADDING = 'calc(var(--bottom-inset, 0px) + 72px)';

const useRoomForBar = (): void =>
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = SCROLL_PADDING;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);

/** The palette at the bottom of the window, so that the panels far down can be used on each of its colors. */
const Bar = () => {
  useRoomForBar();
  const dispatch = useAppDispatch();
  const colors = useAppSelector(selectColors);
  const selectedIndex = useAppSelector(selectSelectedIndex);
  return (
    <aside className={styles.bar} aria-label="Palette, always at hand">
      <div className={styles.swatches}>
        {colors.map((color, index) => {
          const hex = formatHex(color);
          const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
          return (
            // A place in the palette, not a color, is what stays the same between two palettes.
            // oxlint-disable-next-line react/no-array-index-key
            <Tooltip key={index} label={`Press ${index + 1}`}>
              <button
                type="button"
                className={styles.swatch}
                style={style}
                data-swatch
                aria-label={`Select color ${index + 1}, ${hex}`}
                aria-current={index === selectedIndex || undefined}
                onClick={() => dispatch(swatchSelected(index))}
              >
                {index + 1}
              </button>
            </Tooltip>
          );
        })}
      </div>
      <GenerateButton />
    </aside>
  );
};

type FloatingBarProps = {
  /** The palette in the page. The bar stands in while it is out of view. */
  readonly editorRef: RefObject<Element | null>;
};

export const FloatingBar = ({ editorRef }: FloatingBarProps) => useIsOutOfView(editorRef) && <Bar />;
