import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Hue } from '../../../theme/theme';
import { FieldProblem } from '../../../ui/FieldProblem';
import { IconButton } from '../../../ui/IconButton';
import { useFocusFallback } from '../../../ui/useFocusFallback';
import { moveHue, readHueName, removeAnchor, removeHue, renameHue } from '../edits/hueEdits';
import { useThemeEdit } from '../useThemeEdit';
import { AnchorChips } from './AnchorChips';
import { chipAfter } from './chipAfter';
import { ColorField } from './ColorField';
import styles from './HuesPanel.module.css';
import { useRecolor } from './useRecolor';

type HueRowProps = {
  readonly hue: Hue;
  /** Names of the other hues, separated by spaces. */
  readonly others: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canRemove: boolean;
};

/** A hue: its first anchor, its name, its place, and all anchors if there are several. */
export const HueRow = memo(({ hue, others, isFirst, isLast, canRemove }: HueRowProps) => {
  const edit = useThemeEdit();
  const problemId = useId();
  const { id, anchors } = hue;
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readHueName(typed, others.split(' '));
  const problem = read && 'problem' in read ? read.problem : null;
  const take = () => {
    if (!read || !('name' in read)) return;
    setTyped(null);
    if (read.name !== id) edit(renameHue(id, read.name));
  };
  const [color] = anchors;
  const recolor = useRecolor(id, color);
  const keptFocus = useFocusFallback(chipAfter);
  return (
    <li className={styles.row} {...keptFocus}>
      {color && (
        <ColorField
          label={`Color of ${id}`}
          color={color}
          onChange={recolor.change}
          onGestureEnd={recolor.end}
        />
      )}
      <span className={styles.named}>
        <input
          className={styles.name}
          aria-label={`Name of ${id}`}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed ?? id}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === 'Enter') take();
            if (key === 'Escape') setTyped(null);
          }}
        />
        <FieldProblem id={problemId} problem={problem} />
      </span>
      <span className={styles.note}>
        {[...(isFirst ? ['Brand'] : []), ...(anchors.length > 1 ? [`${anchors.length} colors`] : [])].join(
          ' · ',
        )}
      </span>
      <span className={styles.tools}>
        <IconButton
          size="small"
          label={`Move ${id} up`}
          icon={<ArrowUp aria-hidden />}
          disabled={isFirst}
          onClick={() => edit(moveHue(id, -1))}
        />
        <IconButton
          size="small"
          label={`Move ${id} down`}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={() => edit(moveHue(id, 1))}
        />
        <IconButton
          size="small"
          label={`Remove ${id}`}
          icon={<X aria-hidden />}
          disabled={!canRemove}
          onClick={() => edit(removeHue(id))}
        />
      </span>
      {anchors.length > 1 && (
        <AnchorChips scale={id} colors={anchors} onRemove={(index) => edit(removeAnchor(id, index))} />
      )}
    </li>
  );
});
HueRow.displayName = 'HueRow';
