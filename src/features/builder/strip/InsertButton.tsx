import { Plus } from 'lucide-react';
import { memo } from 'react';
import styles from './InsertButton.module.css';
import { useSwatchActions } from './swatchActionsContext';

type InsertButtonProps = {
  /** The swatch before the boundary. */
  readonly index: number;
  readonly isOpen: boolean;
  /** With nine colors there is no room for another one. */
  readonly isHidden: boolean;
};

const ICON = <Plus aria-hidden />;

/** Opens the colors between two neighbors for touch and keyboards, which cannot hover. */
export const InsertButton = memo(function InsertButton({ index, isOpen, isHidden }: InsertButtonProps) {
  const { toggleSeam } = useSwatchActions();
  return (
    <button
      type="button"
      className={styles.insert}
      data-insert={index}
      aria-label={`Add a color between color ${index + 1} and color ${index + 2}`}
      aria-expanded={isOpen}
      hidden={isHidden}
      onClick={() => toggleSeam(index)}
    >
      {ICON}
    </button>
  );
});
