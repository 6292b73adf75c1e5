import { memo } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { ThemeRole } from '../../../theme/roles';
import type { ThemeMode } from '../../../theme/theme';
import { MODE_LABELS } from '../modeLabels';
import styles from './RoleRow.module.css';
import { ROLE_LABELS } from './roleWords';

type RolePlaceProps = {
  readonly role: ThemeRole;
  readonly mode: ThemeMode;
  readonly hex: string;
  /** 'teal 600'. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly isFailing: boolean;
  readonly onOpen: (role: ThemeRole, mode: ThemeMode) => void;
};

/** A role in one mode: what it stands for, and the way to something else. */
const RolePlace = memo(({ role, mode, hex, name, isChosen, isFailing, onOpen }: RolePlaceProps) => (
  <button
    type="button"
    className={styles.place}
    data-mode={mode}
    data-chosen={isChosen || undefined}
    aria-haspopup="dialog"
    aria-label={`${ROLE_LABELS[role]} in ${MODE_LABELS[mode].toLowerCase()}: ${name}, ${hex}${isChosen ? '' : ', automatic'}${isFailing ? ', too little contrast' : ''}`}
    onClick={() => onOpen(role, mode)}
  >
    <span className={styles.chip} style={{ background: hex }} />
    <span className={styles.name}>{name}</span>
    {isFailing && <TriangleAlert aria-hidden />}
  </button>
));
RolePlace.displayName = 'RolePlace';

export type RolePlaceText = Pick<RolePlaceProps, 'hex' | 'name' | 'isChosen' | 'isFailing'>;

type RoleRowProps = {
  readonly role: ThemeRole;
  /** Null until its colors are there. */
  readonly light: RolePlaceText | null;
  readonly dark: RolePlaceText | null;
  readonly onOpen: (role: ThemeRole, mode: ThemeMode) => void;
};

/** A role in both modes, and a place to drop a step: it goes to the mode of the grid that it comes from. */
export const RoleRow = ({ role, light, dark, onOpen }: RoleRowProps) => (
  <li className={styles.row} data-drop-role={role}>
    <span className={styles.label}>{ROLE_LABELS[role]}</span>
    {light && <RolePlace role={role} mode="light" onOpen={onOpen} {...light} />}
    {dark && <RolePlace role={role} mode="dark" onOpen={onOpen} {...dark} />}
  </li>
);
