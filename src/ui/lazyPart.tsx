import { startTransition, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Code that could not be fetched: offline, or gone from the server after a deploy. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

type Waiting = {
  /** Stands in until the code is there; nothing unless given. */
  readonly fallback?: ReactNode;
  /** Comes with the part, after it. */
  readonly companion?: ReactNode;
};

/** What `lazyPart` makes. */
export type LazyPart<Props extends object = object> = ComponentType<Props & Waiting>;

/**
 * A page, dialog or menu whose code comes when it is first shown. Throws PartLoadError where it does not come; the next
 * that is shown asks again. Not by Suspense: React holds back what was waited for until 300 ms after it showed the last
 * fallback, so that code that is there in 20 ms comes 300 ms late, and a dialog of two parts 600.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const request = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
      },
      (error: unknown) => {
        loading = null;
        throw new PartLoadError('code not loaded', { cause: error });
      },
    );
    return loading;
  };

  const Part = ({ fallback, companion, ...own }: Props & Waiting): ReactNode => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<Error | null>(null);
    // Before the paint: a frame sooner on its way.
    useLayoutEffect(() => {
      if (Loaded) return undefined;
      let isWanted = true;
      request().then(
        // In slices: a page takes longer to draw than a press should wait.
        () => isWanted && startTransition(() => setLoaded(() => loaded)),
        (error: Error) => isWanted && setFailure(error),
      );
      return () => {
        isWanted = false;
      };
    }, [Loaded]);
    if (failure !== null) throw failure;
    if (!Loaded) return fallback;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left of both is the one
    const props = own as unknown as Props;
    return (
      <>
        <Loaded {...props} />
        {companion}
      </>
    );
  };
  return Part;
};
