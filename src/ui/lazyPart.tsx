import { startTransition, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The code could not be fetched: offline, or removed from the server by a deploy. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

type Waiting = {
  /** Shown until the code has loaded; nothing by default. */
  readonly fallback?: ReactNode;
  /** Rendered after the part, once it has loaded. */
  readonly companion?: ReactNode;
};

/** The component type that `lazyPart` returns. */
export type LazyPart<Props extends object = object> = ComponentType<Props & Waiting> & {
  /** Loads the code before it is shown. Rejects with PartLoadError. */
  readonly load: () => Promise<void>;
};

/**
 * A page, dialog or menu whose code loads when it is first shown. Throws PartLoadError if it cannot be loaded; the next
 * mount tries again. Suspense is not used: React delays revealing content until 300 ms after the last fallback was
 * shown, so code that loads in 20 ms would appear 300 ms late, and a dialog of two parts 600 ms.
 */
export const lazyPart = <Props extends object>(
  request: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    loading ??= request().then(
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
    // A layout effect, so that the request starts a frame earlier.
    useLayoutEffect(() => {
      if (Loaded) return undefined;
      let isWanted = true;
      load().then(
        // A transition, so that rendering a page does not block a press.
        () => isWanted && startTransition(() => setLoaded(() => loaded)),
        (error: Error) => isWanted && setFailure(error),
      );
      return () => {
        isWanted = false;
      };
    }, [Loaded]);
    if (failure !== null) throw failure;
    if (!Loaded) return fallback;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both parts of the props minus one leave the other
    const props = own as unknown as Props;
    return (
      <>
        <Loaded {...props} />
        {companion}
      </>
    );
  };
  return Object.assign(Part, { load });
};
