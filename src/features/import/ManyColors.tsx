import { PALETTE_MAX } from '../../color/paletteSize';
import { coveredMessage } from '../../domain/importMessages';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import styles from './ManyColors.module.css';

type ManyColorsProps = {
  readonly isGrouped: boolean;
  readonly onGrouped: (isGrouped: boolean) => void;
  readonly onCover: () => void;
  /** Null where there are no hues to take one of each. */
  readonly onHues: (() => void) | null;
  /** How many groups there are; the part of all colors that the chosen ones stand for, 0 to 1. */
  readonly groupCount: number;
  readonly covered: number;
};

/** For more colors than a palette holds: those that look alike together, and one click for the most of them, or for their hues. */
export const ManyColors = ({
  isGrouped,
  onGrouped,
  onCover,
  onHues,
  groupCount,
  covered,
}: ManyColorsProps) => (
  <div className={styles.many}>
    <Checkbox
      label="Group colors that look alike"
      note={isGrouped ? coveredMessage(groupCount, covered) : undefined}
      isChecked={isGrouped}
      onChange={onGrouped}
    />
    <div className={styles.ways}>
      <Button onClick={onCover}>{`Take the ${PALETTE_MAX} that cover most`}</Button>
      {onHues && <Button onClick={onHues}>One of each hue</Button>}
    </div>
  </div>
);
