import { useDroppable } from '@dnd-kit/core';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Role } from '../../../../color/roles';
import type { Hex } from '../../../../color/types';
import { RoleSelect, type RoleOption } from './RoleSelect';
import styles from './RoleRow.module.css';
import { ROLE_LABELS } from './roleWords';

/** The option that assigns a role automatically. */
export const AUTOMATIC = 'automatic';

// Created once: React skips an identical element.
const WARNING = <TriangleAlert aria-hidden />;
const ARROW = <ChevronDown aria-hidden />;

type RoleRowProps = {
  readonly role: Role;
  readonly hex: Hex;
  /** The value of the selected option. */
  readonly checked: string;
  readonly hasWarning: boolean;
  readonly options: readonly RoleOption[];
  readonly onChoose: (role: Role, value: string) => void;
};

/** A role with its color: a menu to choose another one, and a drop target. */
export const RoleRow = memo(({ role, hex, checked, hasWarning, options, onChoose }: RoleRowProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: role });
  const label = ROLE_LABELS[role];
  return (
    <li ref={setNodeRef} className={styles.row} data-over={isOver || undefined}>
      <span className={styles.chip} style={{ background: hex }} />
      <span className={styles.words} aria-hidden>
        <span>{label}</span>
        <span className={styles.hex}>{hex}</span>
      </span>
      {hasWarning ? WARNING : ARROW}
      <RoleSelect
        label={`${label}: ${hex}${checked === AUTOMATIC ? ', automatic' : ''}${hasWarning ? ', hard to read' : ''}`}
        options={options}
        value={checked}
        onChange={(value) => onChoose(role, value)}
      />
    </li>
  );
});
