/** Who stands in fixture.sql, by what they are. */
export const USERS = {
  /** At both limits: one project, one palette, five videos. */
  free: '00000000-0000-4000-8000-000000000001',
  stranger: '00000000-0000-4000-8000-000000000002',
  pro: '00000000-0000-4000-8000-000000000003',
  /** Was PRO: has a public project from then, and a private one with two palettes. */
  lapsed: '00000000-0000-4000-8000-000000000004',
  newcomer: '00000000-0000-4000-8000-000000000005',
  /** Free, with a project and nothing in it. */
  starter: '00000000-0000-4000-8000-000000000006',
  admin: '00000000-0000-4000-8000-000000000007',
  otherAdmin: '00000000-0000-4000-8000-000000000008',
  /** PRO to the end of the period, and not after. */
  leaving: '00000000-0000-4000-8000-000000000009',
  /** Owns nothing, and may not begin to. */
  suspended: '00000000-0000-4000-8000-000000000010',
} as const;
export type User = keyof typeof USERS;

export const PROJECTS = {
  free: '00000000-0000-4000-8000-000000000011',
  stranger: '00000000-0000-4000-8000-000000000012',
  proPublic: '00000000-0000-4000-8000-000000000013',
  proPrivate: '00000000-0000-4000-8000-000000000014',
  lapsedPublic: '00000000-0000-4000-8000-000000000015',
  lapsedPrivate: '00000000-0000-4000-8000-000000000016',
  starter: '00000000-0000-4000-8000-000000000017',
  admin: '00000000-0000-4000-8000-000000000018',
} as const;

export const PALETTES = {
  free: '00000000-0000-4000-8000-000000000021',
  stranger: '00000000-0000-4000-8000-000000000022',
  proPublic: '00000000-0000-4000-8000-000000000023',
  proPrivate: '00000000-0000-4000-8000-000000000024',
  lapsedPrivate: '00000000-0000-4000-8000-000000000026',
  lapsedOther: '00000000-0000-4000-8000-000000000027',
  admin: '00000000-0000-4000-8000-000000000028',
} as const;

export const WEEKLY = '00000000-0000-4000-8000-000000000031';

export type Caller =
  | 'anonymous'
  | 'service'
  | User
  | { readonly claims: Readonly<Record<string, unknown>>; readonly role: 'anon' | 'authenticated' };

/** The database role and the token of one request, as the REST layer sets them. */
export const asRequest = (caller: Caller): { role: string; claims: Readonly<Record<string, unknown>> } => {
  if (typeof caller === 'object') return caller;
  if (caller === 'anonymous') return { role: 'anon', claims: { role: 'anon' } };
  if (caller === 'service') return { role: 'service_role', claims: { role: 'service_role' } };
  return { role: 'authenticated', claims: { role: 'authenticated', sub: USERS[caller] } };
};
