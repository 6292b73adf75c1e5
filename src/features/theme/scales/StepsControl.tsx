import { useState } from 'react';
import { STEPS_MAX, STEPS_MIN } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { FieldProblem } from '../../../ui/FieldProblem';
import { SelectField } from '../../../ui/SelectField';
import { setSteps } from '../edits/themeEdits';
import { kindOf, readStepNames, STEP_KINDS, stepNames, type StepKind } from '../edits/stepNames';
import { useThemeEdit } from '../useThemeEdit';
import styles from './StepsControl.module.css';

/** Names do not change the number of steps: each kind has names for any count. */
const kindsFor = (count: number): readonly { readonly value: StepKind; readonly label: string }[] => [
  ...STEP_KINDS.map(({ value, label }) => ({ value, label: label(count) })),
  { value: 'own', label: 'Own names' },
];

const COUNTS = Array.from({ length: STEPS_MAX - STEPS_MIN + 1 }, (_, i) => ({
  value: i + STEPS_MIN,
  label: `${i + STEPS_MIN} steps`,
}));

type OwnNamesProps = { readonly steps: readonly string[]; readonly onClose: () => void };

/** Names are applied together, once they are complete: half a list would be another scale. */
const OwnNames = ({ steps, onClose }: OwnNamesProps) => {
  const edit = useThemeEdit();
  const [text, setText] = useState(steps.join(', '));
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    const read = readStepNames(text);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    edit(setSteps(read.names));
    onClose();
  };
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- comes with the choice of own names, and is what was asked for
        autoFocus
        className={styles.field}
        aria-label="Names of the steps, from the page on"
        aria-invalid={problem !== null}
        aria-describedby="own-names-problem"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <Button size="small" onClick={take}>
        Use names
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <FieldProblem id="own-names-problem" problem={problem} />
    </form>
  );
};

/** How many steps the scales have, and what they are called. */
export const StepsControl = ({ steps }: { readonly steps: readonly string[] }) => {
  const edit = useThemeEdit();
  const [isTyping, setIsTyping] = useState(false);
  const kind = kindOf(steps);
  const chooseCount = (count: number) => {
    const own = Array.from({ length: count }, (_, i) => steps[i] ?? String(i + 1));
    edit(
      setSteps(
        kind === 'own' && new Set(own).size === count
          ? own
          : stepNames(kind === 'own' ? 'numbers' : kind, count),
      ),
    );
  };
  return (
    <div className={styles.control}>
      <SelectField
        label="Names of the steps"
        options={kindsFor(steps.length)}
        value={isTyping ? 'own' : kind}
        onChange={(next) => {
          setIsTyping(next === 'own');
          if (next !== 'own') edit(setSteps(stepNames(next, steps.length)));
        }}
      />
      <SelectField label="Number of steps" options={COUNTS} value={steps.length} onChange={chooseCount} />
      {kind === 'own' && !isTyping && (
        <Button size="small" variant="quiet" onClick={() => setIsTyping(true)}>
          Edit names
        </Button>
      )}
      {isTyping && <OwnNames steps={steps} onClose={() => setIsTyping(false)} />}
    </div>
  );
};
