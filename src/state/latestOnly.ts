/**
 * Runs one call at a time; of those made while one is running, only the last is run. `run` handles its own failures.
 */
export const createLatestOnly = <Value extends object>(
  run: (value: Value) => Promise<void>,
): ((value: Value) => void) => {
  let next: Value | null = null;
  let isRunning = false;
  const runNext = async (): Promise<void> => {
    if (isRunning || next === null) return;
    const value = next;
    next = null;
    isRunning = true;
    try {
      await run(value);
    } finally {
      isRunning = false;
    }
    await runNext();
  };
  return (value) => {
    next = value;
    void runNext();
  };
};
