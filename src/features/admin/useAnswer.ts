import { useCallback, useEffect, useRef, useState } from 'react';

import { useAdminFailure } from './useAdminFailure';

type Answer<T> = {
  /** Null until it has come. What came before stays while it is asked again. */
  readonly value: T | null;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
};

/** Asks when the component appears, and whenever `ask` is another one. `during` is for the log. */
export const useAnswer = <T>(during: string, ask: () => Promise<T>): Answer<T> => {
  const fail = useAdminFailure();
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Only the last question is still open.
  const question = useRef<symbol>(undefined);

  const load = useCallback(() => {
    const own = Symbol(during);
    question.current = own;
    ask().then(
      (answer) => {
        if (question.current !== own) return;
        setValue(answer);
        setHasFailed(false);
      },
      (error: unknown) => {
        if (question.current !== own) return;
        fail(during, error);
        setHasFailed(true);
      },
    );
  }, [ask, during, fail]);

  useEffect(() => {
    load();
    return () => {
      question.current = undefined;
    };
  }, [load]);
  return { value, hasFailed, askAgain: load };
};
