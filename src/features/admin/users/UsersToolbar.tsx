import { ArrowDownUp, Download, ListFilter } from 'lucide-react';

import type { UserColumn, UserOrder, UserPlanFilter } from '../../../domain/admin';
import { Menu } from '../../../ui/Menu';
import type { MenuOption } from '../../../ui/menuOption';
import { SearchField } from '../../../ui/SearchField';
import { ToolButton } from './ToolButton';
import { USER_COLUMNS, USER_FILTERS } from './userColumns';
import styles from './UsersToolbar.module.css';

type UsersToolsProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly plan: UserPlanFilter;
  readonly onPlan: (plan: UserPlanFilter) => void;
  readonly order: UserOrder;
  readonly onSort: (column: UserColumn) => void;
  /** Null while an export runs, or if no user matches. */
  readonly onExport: (() => void) | null;
};

const sortOptions = (order: UserOrder): readonly MenuOption<UserColumn>[] => {
  const note = order.descends ? 'descending' : 'ascending';
  return USER_COLUMNS.map(({ column, label }) =>
    column === order.column ? { value: column, label, note } : { value: column, label },
  );
};

/** Search, filter and export; on phones also sorting, as there are no column headers. */
export const UsersToolbar = ({ typed, onType, plan, onPlan, order, onSort, onExport }: UsersToolsProps) => {
  const filter = USER_FILTERS.find(({ value }) => value === plan);
  const isFiltered = plan !== 'all';
  return (
    <div className={styles.tools}>
      <SearchField label="Search users" placeholder="Search users..." value={typed} onChange={onType} />
      <Menu
        label="Filter"
        renderButton={(trigger) => (
          <ToolButton
            {...trigger}
            label={isFiltered ? `Filter: ${filter?.label ?? ''}` : 'Filter'}
            icon={<ListFilter aria-hidden />}
            isActive={isFiltered}
          />
        )}
        options={USER_FILTERS}
        checked={[plan]}
        checks="one"
        onSelect={onPlan}
      />
      <span className={styles.phoneOnly}>
        <Menu
          label="Sort"
          renderButton={(trigger) => (
            <ToolButton {...trigger} label="Sort" icon={<ArrowDownUp aria-hidden />} />
          )}
          options={sortOptions(order)}
          onSelect={onSort}
        />
      </span>
      <ToolButton
        label="Export (CSV)"
        icon={<Download aria-hidden />}
        disabled={onExport === null}
        onClick={onExport ?? undefined}
      />
    </div>
  );
};
