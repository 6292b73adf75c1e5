import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Code that could not be fetched: offline, or gone from the server after a deploy. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

/** A page, dialog or menu whose code comes when it is first shown. Throws PartLoadError where it does not come. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      throw new PartLoadError('code not loaded', { cause: error });
    }),
  );
