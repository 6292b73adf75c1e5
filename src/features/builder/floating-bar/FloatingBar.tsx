import { useEffect, type RefObject } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Tooltip } from '../../../ui/Tooltip';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectColors } from '../../../state/palette/historySlice';
import { selectSelectedIndex, swatchSelected } from '../../../state/palette/selectionSlice';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { GenerateButton } from '../toolbar/GenerateButton';
import styles from './FloatingBar.module.css';
import { useIsOutOfView } from './useIsOutOfView';

/** Elements scrolled to, by a key or a link, stop above the bar: slightly more than its height. */
const SCROLL_PADDING = 'calc(var(--bottom-inset, 0px) + 72px)';

const useRoomForBar = (): void =>
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = SCROLL_PADDING;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);

/** The palette at the bottom of the window, so that every color can be selected for panels far down. */
const Bar = () => {
  useRoomForBar();
  const dispatch = useAppDispatch();
  const colors = useAppSelector(selectColors);
  const selectedIndex = useAppSelector(selectSelectedIndex);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  return (
    <aside className={styles.bar} aria-label="Palette, always at hand">
      <div className={styles.swatches}>
        {colors.map((color, index) => {
          const hex = formatHex(color);
          const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
          return (
            // Between two palettes the position stays the same, not the color.
            // oxlint-disable-next-line react/no-array-index-key
            <Tooltip key={index} label={hasSingleKeys ? `Press ${index + 1}` : hex}>
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
  /** The palette in the page. The bar is shown while it is out of view. */
  readonly editorRef: RefObject<Element | null>;
};

export const FloatingBar = ({ editorRef }: FloatingBarProps) => useIsOutOfView(editorRef) && <Bar />;
