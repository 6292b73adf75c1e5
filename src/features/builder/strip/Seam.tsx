import { Plus, X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { colorsBetween, freeSlots } from '../../../color/generate/between';
import { useAppSelector } from '../../../state/hooks';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectColors } from '../../../state/palette/historySlice';
import styles from './Seam.module.css';
import { useSwatchActions } from './swatchActionsContext';
import type { OpenSeam } from './useSeam';

type SeamProps = {
  /** The swatch before the boundary. */
  readonly index: number;
  readonly seam: OpenSeam;
};

/** The colors between two neighbors, each a button that inserts it. */
export const Seam = ({ index, seam: { by, isNarrow, top, bottom } }: SeamProps) => {
  const { insert, fill, closeSeam } = useSwatchActions();
  const colors = useAppSelector(selectColors);
  const from = colors[index];
  const to = colors[index + 1];
  const steps = from && to ? colorsBetween(from, to) : [];
  const free = freeSlots(colors);
  const group = useRovingFocus({ count: steps.length, start: 2 });
  const element = useRef<HTMLFieldSetElement>(null);
  const takesFocus = by === 'button';

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const goBack = () => {
    element.current?.parentElement?.querySelector<HTMLElement>('[data-insert]')?.focus();
    closeSeam();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    // Handled here: on the page Escape would leave the expanded palette.
    event.preventDefault();
    goBack();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Its own button closes it by click; without a next target the window lost the focus, or a step was removed.
    if (!relatedTarget || currentTarget.parentElement?.contains(relatedTarget)) return;
    if (takesFocus) closeSeam();
  };
  const style: VariableStyle = { '--top': `${top}px`, '--bottom': `${bottom}px` };
  return (
    // Handles keys and focus of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={element}
      className={styles.seam}
      aria-label={`Colors between color ${index + 1} and color ${index + 2}`}
      data-narrow={isNarrow || undefined}
      style={style}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.steps} {...group}>
        {steps.map((color, i) => {
          const hex = formatHex(color);
          const ink: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
          return (
            <button
              // Two steps between equal neighbors are the same color.
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              {...rovingItem(i)}
              type="button"
              className={styles.step}
              style={ink}
              aria-label={`Add this color: ${hex}`}
              onClick={() => insert(index + 1, color)}
            >
              <Plus aria-hidden />
              <span className={styles.tip} aria-hidden>
                Add this color <span className={styles.hex}>{hex}</span>
              </span>
            </button>
          );
        })}
      </div>
      {free > 1 && (
        <button type="button" className={styles.fill} onClick={fill}>
          Add {free} colors
        </button>
      )}
      {takesFocus && (
        <button type="button" className={styles.close} aria-label="Close" onClick={goBack}>
          <X aria-hidden />
        </button>
      )}
    </fieldset>
  );
};
