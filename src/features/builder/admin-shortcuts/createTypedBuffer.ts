/** Number of letters kept, and how long without a key press. */
export const TYPED_CODE = { letters: 15, clearAfterMs: 1000 } as const;

/** Keeps the last typed letters until no key was pressed for a second. */
export const createTypedBuffer = () => {
  let letters = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    letters = '';
  };
  return {
    clear,
    /** Call on keyup. Returns the letters so far. */
    add(key: string): string {
      clearTimeout(timer);
      timer = setTimeout(clear, TYPED_CODE.clearAfterMs);
      if (/^[a-z]$/i.test(key)) letters = (letters + key.toLowerCase()).slice(-TYPED_CODE.letters);
      return letters;
    },
  };
};
