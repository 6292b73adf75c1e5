import { startTransition, useEffect, useState } from 'react';
import { reportError } from '../../../state/reportError';

/** An answer, with the question that it answers. */
export type Answered<Question, Answer> = { readonly question: Question; readonly answer: Answer };

/**
 * The newest answer: an older one stays while the next is on its way, null before the first. `question` and `ask` have
 * to be the same while they mean the same.
 */
export const useLatestAnswer = <Question, Answer>(
  question: Question,
  ask: (signal: AbortSignal, question: Question) => Promise<Answer>,
): Answered<Question, Answer> | null => {
  const [latest, setLatest] = useState<Answered<Question, Answer> | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      try {
        const answer = await ask(signal, question);
        if (!signal.aborted) startTransition(() => setLatest({ question, answer }));
      } catch (error) {
        if (!signal.aborted) reportError('analyzing colors', error);
      }
    };
    void run();
    return () => controller.abort();
  }, [ask, question]);

  return latest;
};
