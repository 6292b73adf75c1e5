import { reportError } from '../reportError';

/** Writes one value after the other, and of those that come while one is written only the last. */
export const createLatestWriter = <Value extends object>(
  write: (value: Value) => Promise<void>,
): ((value: Value) => void) => {
  let next: Value | null = null;
  let isWriting = false;
  const writeNext = async (): Promise<void> => {
    if (isWriting || next === null) return;
    const value = next;
    next = null;
    isWriting = true;
    try {
      await write(value);
    } catch (error) {
      reportError('keeping what is shown of a film', error);
    } finally {
      isWriting = false;
    }
    await writeNext();
  };
  return (value) => {
    next = value;
    void writeNext();
  };
};
