import { ANCHOR_NAMED_STEP, sameStepNames } from '../../../domain/themeScaleMessages';
import { isAnchorName, isStepName } from '../../../theme/stepName';
import { STEPS_MAX, STEPS_MIN } from '../../../theme/theme';

/** The usual names in code, from the page on. */
const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const HUNDREDS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

/**
 * So many names, spread from the first of the usual ones to the last; if there are too few, all of them and evenly
 * spread names halfway between two.
 */
const spread =
  (usual: readonly number[]) =>
  (count: number): string[] => {
    const gaps = usual.length - 1;
    if (count <= usual.length)
      return Array.from({ length: count }, (_, step) =>
        String(usual[Math.round((step * gaps) / (count - 1))]),
      );
    const further = count - usual.length;
    const split = new Set(
      Array.from({ length: further }, (_, i) => Math.floor(((i + 0.5) * gaps) / further)),
    );
    return usual.flatMap((name, gap) => {
      const next = usual[gap + 1];
      return next !== undefined && split.has(gap) ? [`${name}`, `${(name + next) / 2}`] : [`${name}`];
    });
  };

/** THE TABLE of ways to name steps, each for any count, with its label in a menu. */
export const STEP_KINDS = [
  { value: 'shades', label: () => '50 – 950', names: spread(SHADES) },
  {
    value: 'numbers',
    label: (count: number) => `1 – ${count}`,
    names: (count: number) => Array.from({ length: count }, (_, step) => String(step + 1)),
  },
  { value: 'hundreds', label: () => '100 – 900', names: spread(HUNDREDS) },
] as const;

export type StepKind = (typeof STEP_KINDS)[number]['value'] | 'own';

export const stepNames = (kind: Exclude<StepKind, 'own'>, count: number): string[] =>
  (STEP_KINDS.find(({ value }) => value === kind) ?? STEP_KINDS[0]).names(count);

export const kindOf = (steps: readonly string[]): StepKind =>
  STEP_KINDS.find(({ value }) => stepNames(value, steps.length).join(' ') === steps.join(' '))?.value ??
  'own';

/** The typed names, separated by commas or spaces, or a sentence about what is wrong with them. */
export const readStepNames = (text: string): { names: string[] } | { problem: string } => {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  if (names.length < STEPS_MIN || names.length > STEPS_MAX)
    return { problem: `Type ${STEPS_MIN} to ${STEPS_MAX} names; here are ${names.length}.` };
  const odd = names.find((name) => !isStepName(name));
  if (odd !== undefined)
    return { problem: `“${odd}” is no name for a step: letters, digits and hyphens, 12 at most.` };
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return { problem: `“${twice}” is there twice.` };
  if (names.some(isAnchorName)) return { problem: ANCHOR_NAMED_STEP };
  const lower = names.map((name) => name.toLowerCase());
  const again = lower.findIndex((name, i) => lower.indexOf(name) !== i);
  const first = lower.indexOf(lower[again] ?? '');
  return again === -1 ? { names } : { problem: sameStepNames(names[first] ?? '', names[again] ?? '') };
};
