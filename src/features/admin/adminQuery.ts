import type { Failure } from '../../backend/backend';
import { queryFrom, type QueryFn } from '../../state/api/queryFrom';
import { readAccess } from '../../state/session/readSession';
import type { Services } from '../../state/services';

const ENDED: ReadonlySet<Failure> = new Set(['not-allowed', 'not-authenticated']);

/**
 * The `queryFn` of a back-office endpoint. If the service says that access has been revoked, the rights are read again
 * and the area closes.
 */
export const adminQuery = <Arg, Result>(
  during: string,
  run: (services: Services, arg: Arg, signal: AbortSignal) => Promise<Result>,
): QueryFn<Arg, Result> => {
  const ask = queryFrom(during, run);
  return async (arg, api) => {
    const answer = await ask(arg, api);
    if ('error' in answer && ENDED.has(answer.error)) void api.dispatch(readAccess());
    return answer;
  };
};
