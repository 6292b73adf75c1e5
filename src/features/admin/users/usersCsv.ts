import type { AdminUser } from '../../../domain/admin';
import { BYTE_ORDER_MARK, csvCell } from '../../../domain/csvCell';

const statusOf = ({ isPro, isAdmin, isSuspended }: AdminUser): string =>
  [isPro ? 'PRO' : 'Free', isAdmin && 'administrator', isSuspended && 'suspended'].filter(Boolean).join(', ');

/** THE TABLE of the file's columns. */
const COLUMNS: readonly { readonly title: string; readonly cell: (user: AdminUser) => string }[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => email ?? '' },
  { title: 'Joined', cell: ({ createdAt }) => createdAt },
  { title: 'Last sign-in', cell: ({ lastSignInAt }) => lastSignInAt ?? '' },
  { title: 'Status', cell: statusOf },
  { title: 'Palettes', cell: ({ paletteCount }) => String(paletteCount) },
  { title: 'Projects', cell: ({ projectCount }) => String(projectCount) },
  { title: 'User ID', cell: ({ id }) => id },
];

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export const usersCsvHead = (): string => BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ title }) => title));

export const usersCsvLines = (users: readonly AdminUser[]): string =>
  users.map((user) => csvLine(COLUMNS.map(({ cell }) => cell(user)))).join('');
