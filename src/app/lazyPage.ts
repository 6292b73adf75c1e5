import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page whose code could not be fetched: offline, or gone from the server after a deploy. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

export type PageLoader = () => Promise<{ default: ComponentType }>;

export const lazyPage = (load: PageLoader): LazyExoticComponent<ComponentType> =>
  lazy(() =>
    load().catch((error: unknown) => {
      throw new PageLoadError('page code not loaded', { cause: error });
    }),
  );
