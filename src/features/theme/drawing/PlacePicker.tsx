import { Check } from 'lucide-react';
import { useState } from 'react';
import { colorFromPacked } from '../../../color/color';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { roleColor } from '../../../theme/checkTheme';
import type { BothModes, Place } from '../../../theme/drawing/placeColors';
import { THEME_ROLES } from '../../../theme/roles';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import { aliasChoices, isMeant, sameAlias } from '../roles/aliasName';
import picker from '../roles/RolePicker.module.css';
import { ROLE_LABELS } from '../roles/roleWords';
import styles from './PlacePicker.module.css';

type PlacePickerProps = {
  readonly rgb: number;
  readonly place: Place;
  readonly modes: BothModes;
  readonly theme: Theme;
  /** Null for the nearest. */
  readonly onChoose: (place: Place | null) => void;
  readonly onClose: () => void;
};

/** Every role and every step that a color of the drawing can become, found by name or hex; a choice closes it. */
export const PlacePicker = ({ rgb, place, modes, theme, onChoose, onClose }: PlacePickerProps) => {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const roles = THEME_ROLES.filter((role) => ROLE_LABELS[role].toLowerCase().includes(wanted));
  const rows = aliasChoices(modes.light.scales, theme.steps)
    .map(({ id, choices }) => ({ id, choices: choices.filter((choice) => isMeant(choice, wanted)) }))
    .filter(({ choices }) => choices.length > 0);
  const count = rows.reduce((sum, { choices }) => sum + choices.length, roles.length);
  const group = useRovingFocus({ count });
  let index = 0;
  return (
    <Dialog
      title={`What ${formatHex(colorFromPacked(rgb))} becomes`}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button disabled={place === 'own'} onClick={() => onChoose('own')}>
            Keep its own color
          </Button>
          <Button onClick={() => onChoose(null)}>Nearest</Button>
        </div>
      }
    >
      <SearchField
        label="Find a role or step"
        placeholder="primary, teal 600"
        value={text}
        onChange={setText}
        onEnter={() => {
          const [role] = roles;
          const [step] = rows.flatMap(({ choices }) => choices);
          if (role) onChoose({ role });
          else if (step) onChoose({ alias: step.alias });
        }}
      />
      <div {...group} role="toolbar" aria-label="Roles and steps" className={picker.rows}>
        <div className={styles.roles}>
          {roles.map((role) => {
            const isCurrent = place !== 'own' && 'role' in place && place.role === role;
            return (
              <button
                {...rovingItem(index++)}
                key={role}
                type="button"
                className={styles.role}
                aria-pressed={isCurrent}
                onClick={() => onChoose({ role })}
              >
                <span className={styles.both} aria-hidden>
                  <span style={{ background: formatHex(roleColor(modes.light, role)) }} />
                  <span style={{ background: formatHex(roleColor(modes.dark, role)) }} />
                </span>
                {ROLE_LABELS[role]}
              </button>
            );
          })}
        </div>
        {rows.map(({ id, choices }) => (
          <div key={id} className={picker.row}>
            <span className={picker.id}>{id === 'pure' ? '' : id}</span>
            <span className={picker.cells}>
              {choices.map(({ alias, name, color }) => {
                const hex = formatHex(color);
                const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
                const isCurrent = place !== 'own' && 'alias' in place && sameAlias(alias, place.alias);
                return (
                  <button
                    {...rovingItem(index++)}
                    key={name}
                    type="button"
                    className={picker.cell}
                    style={style}
                    aria-pressed={isCurrent}
                    aria-label={`${name}, ${hex}`}
                    title={`${name}\n${hex}`}
                    onClick={() => onChoose({ alias })}
                  >
                    {isCurrent && <Check aria-hidden />}
                  </button>
                );
              })}
            </span>
          </div>
        ))}
      </div>
      {count === 0 && <p className={picker.none}>No role and no step is called that.</p>}
    </Dialog>
  );
};
