import { useState } from 'react';
import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { NO_PLACE_FOUND, placeSearch } from '../../../domain/themeRoleMessages';
import { roleColor } from '../../../theme/checkTheme';
import type { BothModes, Place } from '../../../theme/drawing/placeColors';
import { THEME_ROLES } from '../../../theme/roles';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { exampleStep } from '../roles/aliasName';
import { findSteps, inOrder } from '../roles/foundSteps';
import { walkLines } from '../roles/lineKeys';
import { ROLE_LABELS } from '../roles/roleWords';
import { StepChoices } from '../roles/StepChoices';
import picker from '../roles/StepChoices.module.css';
import { TOUCH } from '../touch';
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

/** All roles and steps that a color of the drawing can become, found by name or hex; a choice closes it. */
export const PlacePicker = ({ rgb, place, modes, theme, onChoose, onClose }: PlacePickerProps) => {
  const isTouch = useMediaQuery(TOUCH);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const roles = THEME_ROLES.filter((role) => ROLE_LABELS[role].toLowerCase().includes(wanted));
  const found = findSteps(modes.light.scales, theme.steps, text);
  const steps = inOrder(found);
  const count = roles.length + steps.length;
  const group = useRovingFocus({ count });
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
        placeholder={placeSearch(exampleStep(theme))}
        takesFocus={!isTouch}
        value={text}
        onChange={setText}
        onEnter={() => {
          const [role] = roles;
          const [step] = steps;
          if (role) onChoose({ role });
          else if (step) onChoose({ alias: step.alias });
        }}
      />
      <div
        {...group}
        role="toolbar"
        tabIndex={-1}
        aria-label="Roles and steps"
        className={picker.rows}
        onKeyDown={(event) => {
          if (!walkLines(event)) group.onKeyDown(event);
        }}
      >
        <div className={styles.roles}>
          {roles.map((role, index) => {
            const isCurrent = place !== 'own' && 'role' in place && place.role === role;
            return (
              <button
                {...rovingItem(index)}
                key={role}
                type="button"
                className={styles.role}
                data-autofocus={(isTouch && isCurrent) || undefined}
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
        <StepChoices
          found={found}
          current={place !== 'own' && 'alias' in place ? place.alias : null}
          start={roles.length}
          takesFocus={isTouch}
          onChoose={(alias) => onChoose({ alias })}
        />
      </div>
      {count === 0 && <p className={picker.none}>{NO_PLACE_FOUND}</p>}
    </Dialog>
  );
};
