import { describe, expect, it } from 'vitest';
import type { AdminDatabase } from '../../../../supabase/functions/_shared/adminDatabase.ts';
import { getAllActivities } from '../../../../supabase/functions/get-all-activities/logic.ts';

const setUp = () => {
  const asked: unknown[] = [];
  const activities: AdminDatabase['activities'] = async (...page) => {
    asked.push(page);
    return 'what happened';
  };
  const ask = (query: string) =>
    getAllActivities({ activities } as unknown as AdminDatabase, new URLSearchParams(query));
  return { asked, ask };
};

describe('what happened last', () => {
  it.each([
    ['', ['all', 10, 0]],
    ['page=2', ['all', 10, 10]],
    ['page=3&limit=50', ['all', 50, 100]],
    ['page=10000&limit=1', ['all', 1, 9999]],
  ])('is for %j read as %j: kind, how many, how many before [D-26]', async (query, page) => {
    const { asked, ask } = setUp();
    expect(await ask(query)).toBe('what happened');
    expect(asked).toEqual([page]);
  });

  it.each(['all', 'new_user', 'pro_upgrade', 'new_project', 'new_palette'])(
    'may be of the kind %s alone [D-26]',
    async (kind) => {
      const { asked, ask } = setUp();
      await ask(`filter=${kind}`);
      expect(asked).toEqual([[kind, 10, 0]]);
    },
  );

  it.each([
    ['filter=', 'filter'],
    ['filter=deleted', 'filter'],
    ['filter=all&filter=all', 'filter'],
    ['limit=51', 'limit'],
    ['limit=0', 'limit'],
    ['page=10001', 'page'],
    ['page=-1', 'page'],
  ])('is refused for %j, which names what is wrong', async (query, field) => {
    const { asked, ask } = setUp();
    await expect(ask(query)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(new RegExp(`^${field} must be `)) as string,
    });
    expect(asked).toEqual([]);
  });
});
