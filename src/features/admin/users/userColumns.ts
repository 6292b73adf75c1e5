import type { UserColumn, UserOrder, UserPlanFilter } from '../../../domain/admin';

type ColumnRow = {
  readonly column: UserColumn;
  readonly label: string;
  readonly isNumber: boolean;
  /** Whether the first click sorts descending: the newest, the most. */
  readonly descendsFirst: boolean;
};

/** THE TABLE of the columns of users, in their order. */
export const USER_COLUMNS: readonly ColumnRow[] = [
  { column: 'name', label: 'Name', isNumber: false, descendsFirst: false },
  { column: 'email', label: 'Email', isNumber: false, descendsFirst: false },
  { column: 'joined', label: 'Joined', isNumber: false, descendsFirst: true },
  { column: 'status', label: 'Status', isNumber: false, descendsFirst: true },
  { column: 'palettes', label: 'Palettes', isNumber: true, descendsFirst: true },
  { column: 'projects', label: 'Projects', isNumber: true, descendsFirst: true },
];

export const FIRST_ORDER: UserOrder = { column: 'joined', descends: true };

/** The order after a click on a column: its default first, then reversed. */
export const orderBy = (before: UserOrder, column: UserColumn): UserOrder => ({
  column,
  descends:
    before.column === column
      ? !before.descends
      : (USER_COLUMNS.find((row) => row.column === column)?.descendsFirst ?? false),
});

export const USER_FILTERS: readonly { readonly value: UserPlanFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pro', label: 'PRO' },
  { value: 'free', label: 'Free' },
];
