import { PALETTE_MAX } from '../../domain/limits';
import { coveredMessage } from '../../domain/importMessages';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import styles from './ManyColors.module.css';

type ManyColorsProps = {
  readonly isGrouped: boolean;
  readonly onGrouped: (isGrouped: boolean) => void;
  readonly onCover: () => void;
  /** How many groups there are; the part of all colors that the chosen ones stand for, 0 to 1. */
  readonly groupCount: number;
  readonly covered: number;
};

/** For more colors than a palette holds: those that look alike together, and one click for the most of them. */
export const ManyColors = ({ isGrouped, onGrouped, onCover, groupCount, covered }: ManyColorsProps) => (
  <div className={styles.many}>
    <Checkbox
      label="Group colors that look alike"
      note={isGrouped ? coveredMessage(groupCount, covered) : undefined}
      isChecked={isGrouped}
      onChange={onGrouped}
    />
    <Button onClick={onCover}>{`Take the ${PALETTE_MAX} that cover most`}</Button>
  </div>
);
