import { Check, Minus } from 'lucide-react';

import { IN_BOTH, PLAN_ROWS, type PlanValue } from './plans.data';
import styles from './PlanTable.module.css';

const Value = ({ value }: { readonly value: PlanValue }) => {
  if (typeof value === 'string') return value;
  return value ? <Check aria-label="Yes" /> : <Minus aria-label="No" />;
};

/** What the free plan and PRO give: where they differ row by row, and below it what both give. */
export const PlanTable = () => (
  <>
    <table className={styles.plans}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.spoken}>Feature</span>
          </th>
          <th scope="col">Free</th>
          <th scope="col">PRO</th>
        </tr>
      </thead>
      <tbody>
        {PLAN_ROWS.map(({ feature, free, pro }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td>
              <Value value={free} />
            </td>
            <td>
              <Value value={pro} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.both}>In both plans: {IN_BOTH.join(', ')}</p>
  </>
);
