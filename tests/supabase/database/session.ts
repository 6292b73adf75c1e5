import { become, codeOf } from './attempt';
import type { Connection } from './connection';
import type { Caller } from './people';

/** A request that stays: 'done', or the code of the error that undid it. */
export type Ended = string;

/** Opens a transaction as the caller, so that several can start their statements at the same moment. */
export const prepare = async (db: Connection, caller: Caller): Promise<(sql: string) => Promise<Ended>> => {
  await db.query(`begin; ${become(db, caller)}`);
  return async (sql) => {
    try {
      await db.query(sql);
      await db.query('commit');
      return 'done';
    } catch (error) {
      await db.query('rollback');
      return codeOf(error);
    }
  };
};

/** All at once, each on its own connection. */
export const race = async (
  entries: readonly { readonly on: Connection; readonly as: Caller; readonly sql: string }[],
): Promise<Ended[]> => {
  const ready = await Promise.all(entries.map(({ on, as }) => prepare(on, as)));
  return Promise.all(entries.map(({ sql }, index) => ready[index]?.(sql) ?? Promise.resolve('absent')));
};
