import { memo, useState, type MouseEvent } from 'react';
import type { PaletteCombination } from '../../../../color/generate/gradients';
import { useCopied } from '../../../../ui/useCopied';
import { useRovingFocus } from '../../../../ui/useRovingFocus';
import { GradientItem } from './GradientItem';
import styles from './GradientList.module.css';

/** Number of columns, as in the style sheet. */
const ACROSS = 2;

type GradientListProps = {
  readonly label: string;
  readonly combinations: readonly PaletteCombination[];
};

/** Gradients with one button per color and one more; all of them are one Tab stop. */
export const GradientList = memo(({ label, combinations }: GradientListProps) => {
  const buttonsEach = (combinations[0]?.colors.length ?? 0) + 1;
  const group = useRovingFocus({
    count: combinations.length * buttonsEach,
    columns: ACROSS * buttonsEach,
  });
  const { copied, copy } = useCopied();
  const [clicked, setClicked] = useState<number | null>(null);

  const copyClicked = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const text = button?.dataset['copy'];
    if (!button || text === undefined) return;
    setClicked(Number(button.dataset['roving']));
    void copy(text);
  };

  const isWithin = (button: number | null, index: number): boolean =>
    button !== null && Math.floor(button / buttonsEach) === index;

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its buttons
    <div
      className={styles.list}
      role="toolbar"
      aria-label={label}
      {...group}
      onClick={copyClicked}
      onKeyDown={group.onKeyDown}
    >
      {combinations.map((combination, index) => (
        <GradientItem
          key={combination.title}
          combination={combination}
          from={index * buttonsEach}
          ticked={copied !== null && isWithin(clicked, index) ? clicked : null}
        />
      ))}
    </div>
  );
});
GradientList.displayName = 'GradientList';
