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

/** Most tags have only public palettes: only others say so. */
const publicText = ({ palettes, publicPalettes }: TagUse): string => {
  if (publicPalettes === 0) return ', private';
  return publicPalettes < palettes ? `, ${groupDigits(publicPalettes)} public` : '';
};

const countsText = (use: TagUse): string =>
  `${groupDigits(use.palettes)} ${use.palettes === 1 ? 'palette' : 'palettes'}${publicText(use)}`;

/** One tag, how many palettes have it, and its actions. */
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
