import { ROW_ACCESS, WRITABLE } from './access.data';
import type { Privileges } from './catalog';

const sortWords = (list = ''): string => list.split(' ').toSorted().join(' ');

/** What the two client roles may do with each exposed table, as the tables of access.data.ts say. */
export const EXPECTED_PRIVILEGES: readonly Privileges[] = Object.entries(ROW_ACCESS)
  .flatMap(([table, { anonymous, free, pro, admin }]) => {
    const users = [free, pro, admin].map(({ own, others }) => own + others).join('');
    const writable = WRITABLE[table];
    return [
      {
        table,
        role: 'anon',
        insert: '',
        update: '',
        reads: anonymous.others.includes('R'),
        deletes: false,
        more: false,
      },
      {
        table,
        role: 'authenticated',
        insert: sortWords(writable?.insert),
        update: sortWords(writable?.update),
        reads: users.includes('R'),
        deletes: users.includes('D'),
        more: false,
      },
    ];
  })
  .toSorted((a, b) => (a.table + a.role < b.table + b.role ? -1 : 1));
