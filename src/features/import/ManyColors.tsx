import { PALETTE_MAX } from '../../color/paletteSize';
import { coveredMessage } from '../../domain/importMessages';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import styles from './ManyColors.module.css';

type ManyColorsProps = {
  readonly isGrouped: boolean;
  readonly onGrouped: (isGrouped: boolean) => void;
  readonly onCover: () => void;
  /** Null if there are not enough hues. */
  readonly onHues: (() => void) | null;
  /** The number of groups; the share of all colors, 0 to 1, that the selected ones cover. */
  readonly groupCount: number;
  readonly covered: number;
};

/**
 * For more colors than a palette can hold: similar ones are grouped, and one click selects those covering most, or
 * different hues.
 */
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
