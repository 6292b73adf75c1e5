import { describe, expect, it } from 'vitest';
import type { AdminDatabase, UserPage } from '../../../../supabase/functions/_shared/adminDatabase.ts';
import { getAllUsers } from '../../../../supabase/functions/get-all-users/logic.ts';

/** A database with so many users, who are numbers. */
const setUp = (count: number) => {
  const asked: UserPage[] = [];
  const users = async (page: UserPage): Promise<readonly number[]> => {
    asked.push(page);
    return Array.from(
      { length: Math.min(page.most, Math.max(0, count - page.skip)) },
      (_, i) => page.skip + i,
    );
  };
  const ask = (query: string) =>
    getAllUsers({ users } as unknown as AdminDatabase, new URLSearchParams(query));
  return { asked, ask };
};

describe('the list of users', () => {
  it('is one page where the query names one', async () => {
    const { asked, ask } = setUp(95);
    expect(await ask('page=3&per_page=20&sort=name&direction=asc&search=ada&filter=pro')).toEqual(
      Array.from({ length: 20 }, (_, i) => 40 + i),
    );
    expect(asked).toEqual([{ word: 'ada', plan: 'pro', sort: 'name', descends: false, most: 20, skip: 40 }]);
  });

  it.each([0, 5, 999, 1000, 2000, 2005])(
    'is everybody where it names none, however many answers that takes: %i [D-24]',
    async (count) => {
      const { asked, ask } = setUp(count);
      expect(await ask('')).toEqual(Array.from({ length: count }, (_, i) => i));
      expect(asked.map(({ skip }) => skip)).toEqual(
        Array.from({ length: Math.floor(count / 1000) + 1 }, (_, i) => 1000 * i),
      );
    },
  );

  it('is everybody of those who are looked for, in the order that is asked for', async () => {
    const { asked, ask } = setUp(3);
    expect(await ask('per_page=2&search=ada&sort=email')).toEqual([0, 1, 2]);
    expect(asked.map(({ word, sort, descends, skip }) => [word, sort, descends, skip])).toEqual([
      ['ada', 'email', true, 0],
      ['ada', 'email', true, 2],
    ]);
  });
});
