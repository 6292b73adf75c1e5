import type { Backend, Failure } from '../../../backend/backend';
import { failureOf } from '../../../state/api/queryFrom';
import type { Services } from '../../../state/services';

/** Failures that may hide a success: only the response was lost. */
const UNANSWERED: ReadonlySet<Failure> = new Set(['offline', 'timeout', 'unexpected']);

/** Clock skew: the service's clock may be this much behind. */
const CLOCK_MS = 60_000;

type Steps<Draft, Row> = {
  /** Whether another draft asks for the same, or a row is what it asks for. */
  readonly isSame: (draft: Draft, other: Draft | Row) => boolean;
  readonly create: (backend: Backend, draft: Draft) => Promise<Row>;
  /** The newest rows, among which an earlier attempt's is found. */
  readonly newest: (backend: Backend, draft: Draft) => Promise<readonly Row[]>;
  /** Saves the rest of the draft in the row of an earlier attempt. */
  readonly adopt: (backend: Backend, row: Row, draft: Draft) => Promise<Row>;
};

type Attempt<Draft> = { readonly draft: Draft; readonly atMs: number };

/**
 * Creates a row, but never twice: if an earlier attempt had no response, the service is asked first whether it
 * succeeded. Attempts are known until the page is left, as the same draft may be sent from another dialog.
 */
export const createOnce = <Draft, Row extends { readonly createdAt: string }>({
  isSame,
  create,
  newest,
  adopt,
}: Steps<Draft, Row>) => {
  /** The first of each unanswered draft. */
  const unanswered = new WeakMap<Backend, readonly Attempt<Draft>[]>();
  return async ({ backend, now }: Services, draft: Draft): Promise<Row> => {
    const atMs = now().getTime();
    const known = () => unanswered.get(backend) ?? [];
    const others = () => known().filter((attempt) => !isSame(draft, attempt.draft));
    const earlier = known().find((attempt) => isSame(draft, attempt.draft));
    const findCreated = async (sinceMs: number): Promise<Row | undefined> => {
      const rows = await newest(backend, draft);
      return rows.find((row) => isSame(draft, row) && Date.parse(row.createdAt) >= sinceMs - CLOCK_MS);
    };
    try {
      const created = earlier && (await findCreated(earlier.atMs));
      const row = await (created ? adopt(backend, created, draft) : create(backend, draft));
      unanswered.set(backend, others());
      return row;
    } catch (error) {
      if (!earlier && UNANSWERED.has(failureOf(error)))
        unanswered.set(backend, [...known(), { draft, atMs }]);
      throw error;
    }
  };
};
