import { startTransition, useEffect, useState } from 'react';
import { reportError } from '../../../state/reportError';

/** An answer with its question. */
export type Answered<Question, Answer> = { readonly question: Question; readonly answer: Answer };

/**
 * The latest answer: the previous one is kept while the next is computed, null before the first. `question` and `ask`
 * must keep their identity while they mean the same.
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
