import { useState } from 'react';
import { FOLLOWING_COLORS, NO_STEP_FOUND, stepSearch } from '../../../domain/themeRoleMessages';
import { canHave } from '../../../theme/canHave';
import type { ThemeRole } from '../../../theme/roles';
import type { Alias, ThemeMode } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { useRovingFocus } from '../../../ui/useRovingFocus';
import { setRole } from '../edits/themeEdits';
import { MODE_LABELS } from '../modeLabels';
import { TOUCH } from '../touch';
import type { ModeView } from '../useModeColors';
import { useThemeEdit } from '../useThemeEdit';
import { exampleStep, sameAlias } from './aliasName';
import { findSteps, inOrder } from './foundSteps';
import { walkLines } from './lineKeys';
import { ROLE_LABELS } from './roleWords';
import { StepChoices } from './StepChoices';
import styles from './StepChoices.module.css';

type RolePickerProps = {
  readonly role: ThemeRole;
  readonly mode: ThemeMode;
  readonly view: ModeView;
  readonly onClose: () => void;
};

/** All colors that a role can be set to in a mode, found by name or by a similar color; a choice closes it. */
const RolePicker = ({ role, mode, view, onClose }: RolePickerProps) => {
  const edit = useThemeEdit();
  // A focused field opens the on-screen keyboard, which covers the choices.
  const isTouch = useMediaQuery(TOUCH);
  const [text, setText] = useState('');
  const { theme, colors } = view;
  const current = colors.aliases[role];
  const isChosen = theme.chosen[mode][role] !== undefined;
  const found = findSteps(colors.scales, theme.steps, text, (alias) => canHave(role, alias));
  const choices = inOrder(found);
  const now = choices.findIndex(({ alias }) => sameAlias(alias, current));
  const group = useRovingFocus({
    count: choices.length,
    // A list of the nearest is entered at the first.
    ...(found.color !== null && { columns: 1, start: 0 }),
    ...(found.color === null && now !== -1 && { start: now }),
  });
  const choose = (alias: Alias | null) => {
    edit(setRole(mode, role, alias));
    onClose();
  };
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
        placeholder={stepSearch(exampleStep(theme))}
        takesFocus={!isTouch}
        value={text}
        onChange={setText}
        onEnter={() => {
          const [first] = choices;
          if (first) choose(first.alias);
        }}
      />
      <div
        {...group}
        role="toolbar"
        tabIndex={-1}
        aria-label="Steps"
        className={styles.rows}
        onKeyDown={(event) => {
          if (found.color !== null || !walkLines(event)) group.onKeyDown(event);
        }}
      >
        <StepChoices found={found} current={current} start={0} takesFocus={isTouch} onChoose={choose} />
      </div>
      {choices.length === 0 && (
        <p className={styles.none}>
          {inOrder(findSteps(colors.scales, theme.steps, text)).length > 0 ? FOLLOWING_COLORS : NO_STEP_FOUND}
        </p>
      )}
    </Dialog>
  );
};

export default RolePicker;
