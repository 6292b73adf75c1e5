/** How many letters are remembered, and for how long without a key. */
export const TYPED_CODE = { letters: 15, clearAfterMs: 1000 } as const;

/** Remembers the last letters that were typed, until the keys have been quiet for a second. */
export const createTypedBuffer = () => {
  let letters = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    letters = '';
  };
  return {
    clear,
    /** A key was let go. Returns the letters up to now. */
    add(key: string): string {
      clearTimeout(timer);
      timer = setTimeout(clear, TYPED_CODE.clearAfterMs);
      if (/^[a-z]$/i.test(key)) letters = (letters + key.toLowerCase()).slice(-TYPED_CODE.letters);
      return letters;
    },
  };
};
