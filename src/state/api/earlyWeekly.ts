import type { Backend } from '../../backend/backend';
import type { ScheduledPalette } from '../../domain/weeklyPalette';
import type { Services } from '../services';

/** What was asked for early, until it is taken or fails; null from then on. */
const answers = new WeakMap<Backend, Promise<ScheduledPalette | null> | null>();

/** Asks for this week's palette while the code that keeps it is loading. Once: from then on that code has it. */
export const askWeeklyEarly = ({ backend, now }: Services): void => {
  if (answers.has(backend)) return;
  const answer = backend.weekly.current(now());
  answers.set(backend, answer);
  answer.catch(() => answers.set(backend, null));
};

/** The early answer, given out once. */
export const takeEarlyWeekly = ({ backend }: Services): Promise<ScheduledPalette | null> | null => {
  const answer = answers.get(backend) ?? null;
  answers.set(backend, null);
  return answer;
};
