import { Plus } from 'lucide-react';
import styles from './InsertButton.module.css';
import { useSwatchActions } from './swatchActions';

type InsertButtonProps = {
  /** The swatch before the boundary. */
  readonly index: number;
  readonly isOpen: boolean;
};

/** The way to the colors between two neighbors for fingers and keys, which cannot hover. */
export const InsertButton = ({ index, isOpen }: InsertButtonProps) => {
  const { toggleSeam } = useSwatchActions();
  return (
    <button
      type="button"
      className={styles.insert}
      data-insert={index}
      aria-label={`Add a color between color ${index + 1} and color ${index + 2}`}
      aria-expanded={isOpen}
      onClick={() => toggleSeam(index)}
    >
      <Plus aria-hidden />
    </button>
  );
};
