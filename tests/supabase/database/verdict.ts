import type { Attack } from './attacks.data';
import { attempt } from './attempt';
import type { Connection } from './connection';

/** What each try of an attack met, in the shape of what must be met. */
export const meet = async (db: Connection, { who, tries, must }: Attack): Promise<unknown[]> => {
  const met: unknown[] = [];
  for (const sql of tries) {
    const look = typeof must === 'object' && 'taken' in must ? must.taken : undefined;
    const { outcome, changed, after } = await attempt(db, who, sql, look);
    if ('code' in outcome) met.push(changed.length > 0 ? { changed } : { refused: outcome.code });
    else if (look !== undefined) met.push({ taken: look, reads: after[0], changes: changed });
    else if (changed.length > 0) met.push({ changed });
    else met.push(outcome.count === 0 ? 'nothing' : { answers: outcome.rows });
  }
  return met;
};
