import { STEPS_MAX, STEPS_MIN } from '../../../theme/theme';

/** THE TABLE of ways to name steps, each for any count. */
export const STEP_KINDS = [
  {
    value: 'shades',
    label: '50 – 950',
    usual: 11,
    name: (step: number, count: number): string => {
      if (step === 0) return '50';
      return String(step === count - 1 ? (count - 2) * 100 + 50 : step * 100);
    },
  },
  { value: 'numbers', label: '1 – 12', usual: 12, name: (step: number): string => String(step + 1) },
  {
    value: 'hundreds',
    label: '100 – 900',
    usual: 9,
    name: (step: number): string => String((step + 1) * 100),
  },
] as const;

export type StepKind = (typeof STEP_KINDS)[number]['value'] | 'own';

export const stepNames = (kind: Exclude<StepKind, 'own'>, count?: number): string[] => {
  const row = STEP_KINDS.find(({ value }) => value === kind) ?? STEP_KINDS[0];
  const length = count ?? row.usual;
  return Array.from({ length }, (_, step) => row.name(step, length));
};

export const kindOf = (steps: readonly string[]): StepKind =>
  STEP_KINDS.find(({ value }) => stepNames(value, steps.length).join(' ') === steps.join(' '))?.value ??
  'own';

const NAME = /^[A-Za-z0-9-]{1,12}$/;

/** The names that were typed, parted by commas or spaces, or one sentence about what is wrong with them. */
export const readStepNames = (text: string): { names: string[] } | { problem: string } => {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  if (names.length < STEPS_MIN || names.length > STEPS_MAX)
    return { problem: `Type ${STEPS_MIN} to ${STEPS_MAX} names; here are ${names.length}.` };
  const odd = names.find((name) => !NAME.test(name));
  if (odd !== undefined)
    return { problem: `“${odd}” is no name for a step: letters, digits and hyphens, 12 at most.` };
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? { names } : { problem: `“${twice}” is there twice.` };
};
