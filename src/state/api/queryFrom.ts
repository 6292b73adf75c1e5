import type { SerializedError } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { BackendError, type Failure } from '../../backend/backend';
import { reportError } from '../reportError';
import type { Services } from '../services';

type Answer<Result> = { readonly data: Result } | { readonly error: Failure };

export type QueryFn<Arg, Result> = (arg: Arg, api: BaseQueryApi) => Promise<Answer<Result>>;

/** The services the store was created with. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `createAppStore` gives the services as its extra argument
export const servicesOf = (extra: unknown): Services => extra as Services;

/** The failure kind of an error, as it is kept in the store. */
export const failureOf = (error: unknown): Failure =>
  error instanceof BackendError ? error.kind : 'unexpected';

/** The failure kind of an endpoint's error; 'unexpected' for an exception thrown by the endpoint's own code. */
export const kindOf = (error: Failure | SerializedError): Failure =>
  typeof error === 'string' ? error : 'unexpected';

/** Whether an endpoint has no result because its caller aborted it. */
export const isAbort = (error: Failure | SerializedError): boolean =>
  typeof error !== 'string' && error.name === 'AbortError';

/**
 * The `queryFn` of an endpoint. A failure is logged with `during` as its context, and its kind becomes the endpoint's
 * error. Without a configured service the call fails too, but is not logged; neither is an aborted call.
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
