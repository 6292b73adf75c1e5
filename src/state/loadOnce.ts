/** Loads something at its first use, and shares it from then on; a use after a failure loads it anew. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loaded: Promise<Loaded> | null = null;
  return async () => {
    const own = (loaded ??= load());
    try {
      return await own;
    } catch (error) {
      // It may be loading anew already.
      if (loaded === own) loaded = null;
      throw error;
    }
  };
};
