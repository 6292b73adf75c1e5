/** One page of media; `page` counts from 1. */
type LoadPage<Medium> = (page: number, perPage: number) => Promise<readonly Medium[]>;

/** The provider's media, or the built-in ones from the first page on when it has none to give. */
export const pagesOrSamples = <Medium>(
  provider: LoadPage<Medium> | null,
  samples: LoadPage<Medium>,
): LoadPage<Medium> => {
  if (provider === null) return samples;

  const askProvider: LoadPage<Medium> = async (page, perPage) => {
    try {
      return await provider(page, perPage);
    } catch {
      return [];
    }
  };

  // Later pages continue what the first one began: a provider that runs dry has no more, it did not fail.
  let isFallback = false;
  return async (page, perPage) => {
    if (page > 1) return (isFallback ? samples : askProvider)(page, perPage);
    // Side by side: whoever has no provider sees the built-in ones as soon as its answer is there.
    const [media, builtIn] = await Promise.all([askProvider(page, perPage), samples(page, perPage)]);
    isFallback = media.length === 0;
    return isFallback ? builtIn : media;
  };
};
