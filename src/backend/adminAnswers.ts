import type {
  Activity,
  ActivityType,
  AdminUser,
  AdminUserDetails,
  Dashboard,
  PlanSource,
  WeekCount,
} from '../domain/admin';
import { avatarUrl, displayName } from '../domain/user';
import { BackendError } from './backend';

/** Fields of a back office response, as the database writes them; any other value is rejected. */
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BackendError('unexpected');
  return Object.fromEntries(Object.entries(value));
};
const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new BackendError('unexpected');
  return value;
};
const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new BackendError('unexpected');
  return value;
};
const numberOf = (value: unknown): number => {
  if (typeof value !== 'number') throw new BackendError('unexpected');
  return value;
};

/** What the service sends for an account without an email address. */
const NO_EMAIL = 'No email';
const emailOf = (value: unknown): string | null => (value === NO_EMAIL ? null : textOf(value));

const isOneOf = <T extends string>(value: unknown, values: readonly T[]): value is T =>
  values.some((one) => one === value);

const ACTIVITY_TYPES = [
  'new_user',
  'pro_upgrade',
  'new_project',
  'new_palette',
] as const satisfies readonly ActivityType[];
const PLAN_SOURCES = [
  'free',
  'paid',
  'ending',
  'complimentary',
  'complimentary-and-ending',
] as const satisfies readonly PlanSource[];

const readPerson = (value: unknown, isPro: (row: Fields) => boolean): AdminUser => {
  const row = fieldsOf(value);
  const email = emailOf(row.email);
  const metadata = fieldsOf(row.user_metadata);
  return {
    id: textOf(row.id),
    name: displayName(email, metadata),
    email,
    avatarUrl: avatarUrl(metadata),
    createdAt: textOf(row.created_at),
    lastSignInAt: row.last_sign_in_at === null ? null : textOf(row.last_sign_in_at),
    isPro: isPro(row),
    isAdmin: row.is_admin === true,
    isSuspended: row.is_suspended === true,
    paletteCount: numberOf(row.palettes_count),
    projectCount: numberOf(row.projects_count),
  };
};

export const readUsers = (answer: unknown): readonly AdminUser[] =>
  listOf(answer).map((value) => readPerson(value, (row) => row.is_pro === true));

export const readUserDetails = (answer: unknown): AdminUserDetails => {
  const { plan } = fieldsOf(answer);
  if (!isOneOf(plan, PLAN_SOURCES)) throw new BackendError('unexpected');
  const isPro = plan !== 'free' && plan !== 'ending';
  return { ...readPerson(answer, () => isPro), planSource: plan };
};

export const readUserCount = (answer: unknown): { total: number; pro: number } => {
  const { total, pro } = fieldsOf(answer);
  return { total: numberOf(total), pro: numberOf(pro) };
};

const readActivity = (value: unknown): Activity => {
  const row = fieldsOf(value);
  const { name, email: address, avatar } = fieldsOf(row.user);
  const { projectName, isPrivate } = fieldsOf(row.data);
  if (!isOneOf(row.type, ACTIVITY_TYPES)) throw new BackendError('unexpected');
  const email = emailOf(address);
  return {
    id: textOf(row.id),
    type: row.type,
    date: textOf(row.date),
    user: {
      name: displayName(email, { full_name: name }),
      email,
      avatarUrl: avatarUrl({ avatar_url: avatar }),
    },
    projectName: projectName === undefined ? null : textOf(projectName),
    isPrivate: isPrivate === true,
  };
};

export const readActivities = (answer: unknown): { activities: readonly Activity[]; hasMore: boolean } => {
  const { activities, has_more: hasMore } = fieldsOf(answer);
  return { activities: listOf(activities).map(readActivity), hasMore: hasMore === true };
};

const readWeek = (value: unknown): WeekCount => {
  const { start, signups, upgrades } = fieldsOf(value);
  return { start: textOf(start), signUps: numberOf(signups), upgrades: numberOf(upgrades) };
};

export const readDashboard = (answer: unknown): Dashboard => {
  const row = fieldsOf(answer);
  return {
    totalUsers: numberOf(row.total_users),
    newUsers: numberOf(row.new_users),
    proUsers: numberOf(row.pro_users),
    totalProjects: numberOf(row.total_projects),
    totalPalettes: numberOf(row.total_palettes),
    weeks: listOf(row.weeks).map(readWeek),
  };
};
