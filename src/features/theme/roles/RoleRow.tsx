import { memo, type KeyboardEvent } from 'react';
import { Lock, LockOpen, TriangleAlert } from 'lucide-react';
import { pressedKey } from '../../../state/shortcuts/pressedKey';
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
  /** Locks the role's current color, or resets it to the rules. */
  readonly onLock: (role: ThemeRole, mode: ThemeMode, isLocked: boolean) => void;
};

/** Keys on the focused element: L locks and unlocks, Delete unlocks. */
const lockAsked = (event: KeyboardEvent, isLocked: boolean): boolean | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = pressedKey(event);
  if (key === 'l') return !isLocked;
  return isLocked && (key === 'Delete' || key === 'Backspace') ? false : null;
};

/** A role in one mode: its color, a button to change it, and a lock to keep it. */
const RolePlace = memo((props: RolePlaceProps) => {
  const { role, mode, hex, name, isChosen, isFailing, onOpen, onLock } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const isLocked = lockAsked(event, isChosen);
    if (isLocked === null) return;
    event.preventDefault();
    onLock(role, mode, isLocked);
  };
  const place = `${ROLE_LABELS[role]} in ${MODE_LABELS[mode].toLowerCase()}`;
  return (
    <div className={styles.place} data-mode={mode} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="L"
        aria-label={`${place}: ${name}, ${hex}${isChosen ? '' : ', automatic'}${isFailing ? ', too little contrast' : ''}`}
        onClick={() => onOpen(role, mode)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.chip} style={{ background: hex }} />
        <span className={styles.name}>{name}</span>
        {isFailing && <TriangleAlert aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.lock}
        // They would be sixty more Tab stops; L on the role does the same.
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`Lock ${place.charAt(0).toLowerCase()}${place.slice(1)}`}
        title={isChosen ? 'Locked: automatic again (L)' : 'Lock this step (L)'}
        onClick={() => onLock(role, mode, !isChosen)}
        onKeyDown={onKeyDown}
      >
        {isChosen ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </button>
    </div>
  );
});
RolePlace.displayName = 'RolePlace';

export type RolePlaceText = Pick<RolePlaceProps, 'hex' | 'name' | 'isChosen' | 'isFailing'>;

type RoleRowProps = {
  readonly role: ThemeRole;
  /** Null until its colors are computed. */
  readonly light: RolePlaceText | null;
  readonly dark: RolePlaceText | null;
} & Pick<RolePlaceProps, 'onOpen' | 'onLock'>;

/** A role in both modes, which is also a drop target: a step goes to the mode of its grid. */
export const RoleRow = ({ role, light, dark, ...actions }: RoleRowProps) => (
  <li className={styles.row} data-drop-role={role}>
    <span className={styles.label}>{ROLE_LABELS[role]}</span>
    {light && <RolePlace role={role} mode="light" {...actions} {...light} />}
    {dark && <RolePlace role={role} mode="dark" {...actions} {...dark} />}
  </li>
);
