import { Ban, Pencil, Undo2 } from 'lucide-react';

import type { TagUse } from '../../../../domain/tag';
import { groupDigits } from '../../../../domain/groupDigits';
import { IconButton } from '../../../../ui/IconButton';
import type { TagQuestion } from './TagDialog';
import styles from './TagsPanel.module.css';

type TagRowProps = {
  readonly use: TagUse;
  readonly isForbidden: boolean;
  readonly onAsk: (question: TagQuestion) => void;
};

const countsText = ({ palettes, publicPalettes }: TagUse): string =>
  `${groupDigits(palettes)} ${palettes === 1 ? 'palette' : 'palettes'}, ${groupDigits(publicPalettes)} public`;

/** One tag, how many palettes have it, and what can be done about it. */
export const TagRow = ({ use, isForbidden, onAsk }: TagRowProps) => (
  <li className={styles.row}>
    <bdi className={styles.tag}>{use.tag}</bdi>
    {isForbidden ? (
      <IconButton
        label={`Allow ${use.tag} again`}
        icon={<Undo2 aria-hidden />}
        onClick={() => onAsk({ kind: 'allow', use })}
      />
    ) : (
      <>
        <span className={styles.use}>{countsText(use)}</span>
        <IconButton
          label={`Rename or merge ${use.tag}`}
          icon={<Pencil aria-hidden />}
          onClick={() => onAsk({ kind: 'rename', use })}
        />
        <IconButton
          label={`Forbid ${use.tag}`}
          icon={<Ban aria-hidden />}
          onClick={() => onAsk({ kind: 'forbid', use })}
        />
      </>
    )}
  </li>
);
