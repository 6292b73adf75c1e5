import type { SerializedError } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { BackendError, type Failure } from '../../backend/backend';
import { reportError } from '../reportError';
import type { Services } from '../services';

type Answer<Result> = { readonly data: Result } | { readonly error: Failure };

export type QueryFn<Arg, Result> = (arg: Arg, api: BaseQueryApi) => Promise<Answer<Result>>;

/** What the store was made with. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `createAppStore` gives the services as its extra argument
export const servicesOf = (extra: unknown): Services => extra as Services;

/** What went wrong, as the store keeps it. */
export const failureOf = (error: unknown): Failure =>
  error instanceof BackendError ? error.kind : 'unexpected';

/** The kind of an endpoint's error. One whose code broke has none. */
export const kindOf = (error: Failure | SerializedError): Failure =>
  typeof error === 'string' ? error : 'unexpected';

/** Whether an endpoint has no result because whoever asked has called it off. */
export const isAbort = (error: Failure | SerializedError): boolean =>
  typeof error !== 'string' && error.name === 'AbortError';

/**
 * The `queryFn` of an endpoint. A failure goes to the log as one `during` what is said there, and its kind is the
 * endpoint's error. An installation without a service fails as well, and has nothing to tell; nor has what was called off.
 */
export const queryFrom =
  <Arg, Result>(
    during: string,
    run: (services: Services, arg: Arg, signal: AbortSignal) => Promise<Result>,
  ): QueryFn<Arg, Result> =>
  async (arg, { extra, signal }) => {
    try {
      return { data: await run(servicesOf(extra), arg, signal) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'not-configured' && !signal.aborted) reportError(during, error);
      return { error: failure };
    }
  };
