import { useDroppable } from '@dnd-kit/core';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Role } from '../../../../color/roles';
import type { Hex } from '../../../../color/types';
import { Menu, type MenuOption } from '../../../../ui/Menu';
import styles from './RoleRow.module.css';
import { ROLE_LABELS } from './roleWords';

/** The option that leaves a role to the rules. */
export const AUTOMATIC = 'automatic';

type RoleRowProps = {
  readonly role: Role;
  readonly hex: Hex;
  /** The value of the chosen option. */
  readonly checked: string;
  readonly hasWarning: boolean;
  readonly options: readonly MenuOption<string>[];
  readonly onChoose: (role: Role, value: string) => void;
};

/** A role with its color: a menu to choose another one, and a place to drop one. */
export const RoleRow = memo(({ role, hex, checked, hasWarning, options, onChoose }: RoleRowProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: role });
  const label = ROLE_LABELS[role];
  return (
    <li ref={setNodeRef} className={styles.row} data-over={isOver || undefined}>
      <Menu
        label={label}
        options={options}
        checked={[checked]}
        checks="one"
        onSelect={(value) => onChoose(role, value)}
        renderButton={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={styles.button}
            aria-label={`${label}: ${hex}${checked === AUTOMATIC ? ', automatic' : ''}${hasWarning ? ', hard to read' : ''}`}
          >
            <span className={styles.chip} style={{ background: hex }} />
            <span className={styles.words}>
              <span>{label}</span>
              <span className={styles.hex}>{hex}</span>
            </span>
            {hasWarning ? <TriangleAlert aria-hidden /> : <ChevronDown aria-hidden />}
          </button>
        )}
      />
    </li>
  );
});
