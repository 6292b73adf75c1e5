import { useCallback, useEffect, useRef, useState } from 'react';

type Shown<Medium> = {
  readonly media: readonly Medium[];
  readonly pages: number;
  readonly hasMore: boolean;
};

export type MediaPages<Medium> = Shown<Medium> & {
  readonly isLoading: boolean;
  readonly loadMore: () => void;
};

/** A gallery's media, page after page, for as long as the page is open. `load` never rejects. */
export const useMediaPages = <Medium extends { readonly id: string }>(
  load: (page: number, perPage: number) => Promise<readonly Medium[]>,
  perPage: number,
): MediaPages<Medium> => {
  const [shown, setShown] = useState<Shown<Medium>>({ media: [], pages: 0, hasMore: false });
  const [isLoading, setIsLoading] = useState(true);
  const isGone = useRef(false);

  const show = useCallback(
    async (page: number) => {
      const next = await load(page, perPage);
      if (isGone.current) return;
      setShown(({ media }) => {
        const kept = page === 1 ? [] : media;
        const known = new Set(kept.map(({ id }) => id));
        return {
          // A provider may shift media between pages while they are being loaded.
          media: [...kept, ...next.filter(({ id }) => !known.has(id))],
          pages: page,
          hasMore: next.length === perPage,
        };
      });
      setIsLoading(false);
    },
    [load, perPage],
  );

  useEffect(() => {
    isGone.current = false;
    void show(1);
    return () => {
      isGone.current = true;
    };
  }, [show]);

  const loadMore = () => {
    setIsLoading(true);
    void show(shown.hasMore ? shown.pages + 1 : 1);
  };
  return { ...shown, isLoading, loadMore };
};
