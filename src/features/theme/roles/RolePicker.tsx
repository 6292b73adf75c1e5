import { Check } from 'lucide-react';
import { useState } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { ThemeRole } from '../../../theme/roles';
import type { ThemeMode } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import { setRole } from '../edits/themeEdits';
import { MODE_LABELS } from '../modeLabels';
import type { ModeView } from '../useModeColors';
import { useThemeEdit } from '../useThemeEdit';
import { aliasChoices, isMeant, sameAlias } from './aliasName';
import styles from './RolePicker.module.css';
import { ROLE_LABELS } from './roleWords';

type RolePickerProps = {
  readonly role: ThemeRole;
  readonly mode: ThemeMode;
  readonly view: ModeView;
  readonly onClose: () => void;
};

/** Every color that the role can stand for in a mode, found by name or hex; a choice closes it. */
export const RolePicker = ({ role, mode, view, onClose }: RolePickerProps) => {
  const edit = useThemeEdit();
  const [text, setText] = useState('');
  const { theme, colors } = view;
  const current = colors.aliases[role];
  const isChosen = theme.chosen[mode][role] !== undefined;
  const rows = aliasChoices(colors.scales, theme.steps)
    .map(({ id, choices }) => ({ id, choices: choices.filter((choice) => isMeant(choice, text.trim())) }))
    .filter(({ choices }) => choices.length > 0);
  const count = rows.reduce((sum, { choices }) => sum + choices.length, 0);
  const now = rows.flatMap(({ choices }) => choices).findIndex(({ alias }) => sameAlias(alias, current));
  const group = useRovingFocus({ count, ...(now !== -1 && { start: now }) });
  const choose = (alias: typeof current | null) => {
    edit(setRole(mode, role, alias));
    onClose();
  };
  let index = 0;
  return (
    <Dialog
      title={`${ROLE_LABELS[role]} in ${MODE_LABELS[mode].toLowerCase()}`}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <Button disabled={!isChosen} onClick={() => choose(null)}>
          Back to automatic
        </Button>
      }
    >
      <SearchField
        label="Find a step"
        placeholder="teal 600, or a hex"
        value={text}
        onChange={setText}
        onEnter={() => {
          const [first] = rows.flatMap(({ choices }) => choices);
          if (first) choose(first.alias);
        }}
      />
      <div {...group} role="toolbar" aria-label="Steps" className={styles.rows}>
        {rows.map(({ id, choices }) => (
          <div key={id} className={styles.row}>
            <span className={styles.id}>{id === 'pure' ? '' : id}</span>
            <span className={styles.cells}>
              {choices.map(({ alias, name, color }) => {
                const hex = formatHex(color);
                const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
                const isCurrent = sameAlias(alias, current);
                return (
                  <button
                    {...rovingItem(index++)}
                    key={name}
                    type="button"
                    className={styles.cell}
                    style={style}
                    aria-pressed={isCurrent}
                    aria-label={`${name}, ${hex}`}
                    title={`${name}\n${hex}`}
                    onClick={() => choose(alias)}
                  >
                    {isCurrent && <Check aria-hidden />}
                  </button>
                );
              })}
            </span>
          </div>
        ))}
      </div>
      {count === 0 && <p className={styles.none}>No step is called that.</p>}
    </Dialog>
  );
};
