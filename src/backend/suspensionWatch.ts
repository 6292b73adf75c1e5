import type { SuspendedAt } from './backend';
import { SUSPENDED_CODE } from './signInReturn';

/** The functions' error text for a suspended account. */
export const SUSPENDED_ERROR = 'Account suspended';

const MEANINGS: Readonly<Record<string, SuspendedAt>> = {
  [SUSPENDED_CODE]: 'signing-in',
  [SUSPENDED_ERROR]: 'writing',
  // The database's own error code.
  ACC01: 'writing',
};

const meaningOf = async (answer: Response): Promise<SuspendedAt | null> => {
  try {
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null) return null;
    // The three services report it in different fields.
    const words = [
      'error_code' in body && body.error_code,
      'code' in body && body.code,
      'error' in body && body.error,
    ];
    return words.map((word) => MEANINGS[String(word)]).find((meaning) => meaning !== undefined) ?? null;
  } catch {
    return null;
  }
};

/** `fetch` that notifies when the service refuses something because the account is suspended. */
export const watchSuspension =
  (ask: typeof fetch, onSuspended: (at: SuspendedAt) => void): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init);
    if (answer.status >= 400 && answer.status < 500) {
      const meaning = await meaningOf(answer.clone());
      if (meaning) onSuspended(meaning);
    }
    return answer;
  };
