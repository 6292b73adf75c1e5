import { ArrowDown, ArrowUp } from 'lucide-react';

import type { UserColumn, UserOrder } from '../../../domain/admin';
import { USER_COLUMNS } from './userColumns';
import styles from './UsersHead.module.css';

type UsersHeadProps = { readonly order: UserOrder; readonly onSort: (column: UserColumn) => void };

const sortOf = (order: UserOrder, column: UserColumn) => {
  if (order.column !== column) return undefined;
  return order.descends ? 'descending' : 'ascending';
};

/** The column headers; each sorts by its column. */
export const UsersHead = ({ order, onSort }: UsersHeadProps) => {
  const Arrow = order.descends ? ArrowDown : ArrowUp;
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {USER_COLUMNS.map(({ column, label, isNumber }) => (
          <th
            key={column}
            scope="col"
            aria-sort={sortOf(order, column)}
            data-column={column}
            data-number={isNumber || undefined}
          >
            <button type="button" onClick={() => onSort(column)}>
              {label}
              {order.column === column && <Arrow aria-hidden />}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
};
