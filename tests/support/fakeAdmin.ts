import { BackendError, type Backend } from '../../src/backend/backend';
import { forbiddenTag } from '../../src/domain/forbiddenTag';
import type {
  Activity,
  AdminRecord,
  AdminUser,
  AdminUserDetails,
  UserColumn,
  UserSearch,
} from '../../src/domain/admin';
import type { TagUse } from '../../src/domain/tag';

/** The part of the service that administrators see. */
export type FakeOffice = {
  people: readonly AdminUserDetails[];
  activities: readonly Activity[];
  administrators: readonly AdminRecord[];
  tags: readonly TagUse[];
  forbiddenTags: readonly string[];
};

const PER_PAGE = 10;

export const personOf = (number: number, changes: Partial<AdminUserDetails> = {}): AdminUserDetails => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `Person ${number}`,
  email: `person${number}@example.com`,
  avatarUrl: null,
  createdAt: new Date(Date.UTC(2026, 10, 20) - number * 3_600_000).toISOString(),
  lastSignInAt: '2026-11-20T09:42:00Z',
  isPro: false,
  isSuspended: false,
  paletteCount: number % 7,
  projectCount: number % 3,
  planSource: 'free',
  isAdmin: false,
  ...changes,
});

const KEYS: Readonly<Record<UserColumn, (user: AdminUser) => string | number>> = {
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email?.toLowerCase() ?? '',
  joined: ({ createdAt }) => createdAt,
  status: ({ isPro }) => Number(isPro),
  palettes: ({ paletteCount }) => paletteCount,
  projects: ({ projectCount }) => projectCount,
};

const isFound = ({ word, plan }: UserSearch, { name, email, isPro }: AdminUser): boolean =>
  (plan === 'all' || isPro === (plan === 'pro')) &&
  [name, email ?? ''].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** An in-memory back office. `requireAdmin` throws for everyone else. */
export const createFakeAdmin = (office: FakeOffice, requireAdmin: () => void): Backend['admin'] => {
  const find = (search: UserSearch) => office.people.filter((user) => isFound(search, user));
  const usesOf = (tag: string): number => office.tags.find((each) => each.tag === tag)?.palettes ?? 0;
  const personWith = (userId: string): AdminUserDetails => {
    requireAdmin();
    const person = office.people.find(({ id }) => id === userId);
    if (!person) throw new BackendError('not-found');
    return person;
  };
  const change = (userId: string, changes: Partial<AdminUserDetails>): void => {
    office.people = office.people.map((user) => (user.id === userId ? { ...user, ...changes } : user));
  };
  return {
    dashboard: async () => {
      requireAdmin();
      const { people } = office;
      return {
        totalUsers: people.length,
        newUsers: 3,
        proUsers: people.filter(({ isPro }) => isPro).length,
        totalProjects: people.reduce((sum, { projectCount }) => sum + projectCount, 0),
        totalPalettes: people.reduce((sum, { paletteCount }) => sum + paletteCount, 0),
        weeks: Array.from({ length: 12 }, (_, index) => ({
          start: new Date(Date.UTC(2026, 7, 31 + index * 7)).toISOString().slice(0, 10),
          signUps: 800 + index * 40,
          upgrades: 40 + index * 5,
        })),
      };
    },
    activities: async (page, filter) => {
      requireAdmin();
      const all = office.activities.filter(({ type }) => filter === 'all' || type === filter);
      return {
        activities: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
        hasMore: all.length > page * PER_PAGE,
      };
    },
    users: async (search, { column, descends }, { number, size }) => {
      requireAdmin();
      const key = KEYS[column];
      const sorted = find(search).toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
      return (descends ? sorted.toReversed() : sorted).slice((number - 1) * size, number * size);
    },
    countUsers: async (search) => {
      requireAdmin();
      const found = find(search);
      return { total: found.length, pro: found.filter(({ isPro }) => isPro).length };
    },
    user: async (userId) => personWith(userId),
    setSuspended: async (userId, isSuspended) => {
      if (personWith(userId).isAdmin && isSuspended) throw new BackendError('not-allowed');
      change(userId, { isSuspended });
    },
    setComplimentaryPro: async (userId, isGranted) => {
      const { planSource } = personWith(userId);
      if (planSource === 'paid') throw new BackendError('already-paid');
      const isEnding = planSource === 'ending' || planSource === 'complimentary-and-ending';
      const sources = isEnding
        ? (['complimentary-and-ending', 'ending'] as const)
        : (['complimentary', 'free'] as const);
      change(userId, { isPro: isGranted, planSource: sources[isGranted ? 0 : 1] });
    },
    deleteUser: async (userId) => {
      if (personWith(userId).isAdmin) throw new BackendError('not-allowed');
      office.people = office.people.filter(({ id }) => id !== userId);
    },
    administrators: async () => {
      requireAdmin();
      return office.administrators;
    },
    setNotifications: async (record) => {
      requireAdmin();
      office.administrators = office.administrators.map((one) => (one.id === record.id ? record : one));
    },
    tags: async ({ word, isForbidden }, { number, size }) => {
      requireAdmin();
      const forbidden = office.forbiddenTags.map((tag) => ({ tag, palettes: 0, publicPalettes: 0 }));
      const all = (isForbidden ? forbidden : office.tags).filter(({ tag }) => tag.startsWith(word));
      return { tags: all.slice((number - 1) * size, number * size), total: all.length };
    },
    renameTag: async (tag, other) => {
      requireAdmin();
      if (office.forbiddenTags.includes(other)) throw new BackendError(forbiddenTag(other));
      const count = usesOf(tag);
      const there = office.tags.find((each) => each.tag === other);
      const named = { tag: other, palettes: count + (there?.palettes ?? 0), publicPalettes: 0 };
      office.tags = [named, ...office.tags.filter((each) => each !== there && each.tag !== tag)];
      return count;
    },
    forbidTag: async (tag) => {
      requireAdmin();
      const count = usesOf(tag);
      office.tags = office.tags.filter((each) => each.tag !== tag);
      office.forbiddenTags = [...office.forbiddenTags, tag];
      return count;
    },
    allowTag: async (tag) => {
      requireAdmin();
      office.forbiddenTags = office.forbiddenTags.filter((each) => each !== tag);
    },
  };
};
