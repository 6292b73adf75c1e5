/** One page of media; `page` counts from 1. */
type LoadPage<Medium> = (page: number, perPage: number) => Promise<readonly Medium[]>;

/** The provider's media, or, from the first page on, the built-in ones if it has none. */
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

  // Later pages use the same source as the first one: a provider without further media has no more, it did not fail.
  let isFallback = false;
  return async (page, perPage) => {
    if (page > 1) return (isFallback ? samples : askProvider)(page, perPage);
    // In parallel: without a provider, the built-in media show as soon as its response is there.
    const [media, builtIn] = await Promise.all([askProvider(page, perPage), samples(page, perPage)]);
    isFallback = media.length === 0;
    return isFallback ? builtIn : media;
  };
};
