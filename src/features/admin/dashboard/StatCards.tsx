import type { Dashboard } from '../../../domain/admin';
import { Skeleton } from '../../../ui/Skeleton';
import { groupDigits } from '../../../domain/groupDigits';
import { percentText, ratioText } from '../ratioText';
import styles from './StatCards.module.css';

type Stat = {
  readonly label: string;
  readonly value: (dashboard: Dashboard) => number;
  readonly detail: (dashboard: Dashboard) => string;
  readonly detailLabel: string;
};

/** THE TABLE of the cards, in their order. */
const STATS: readonly Stat[] = [
  {
    label: 'Total users',
    value: ({ totalUsers }) => totalUsers,
    detail: ({ newUsers }) => `+${groupDigits(newUsers)}`,
    detailLabel: 'in 7 days',
  },
  {
    label: 'PRO users',
    value: ({ proUsers }) => proUsers,
    detail: ({ proUsers, totalUsers }) => percentText(proUsers, totalUsers),
    detailLabel: 'conversion rate',
  },
  {
    label: 'Total projects',
    value: ({ totalProjects }) => totalProjects,
    detail: ({ totalProjects, totalUsers }) => ratioText(totalProjects, totalUsers),
    detailLabel: 'per user',
  },
  {
    label: 'Total palettes',
    value: ({ totalPalettes }) => totalPalettes,
    detail: ({ totalPalettes, totalProjects }) => ratioText(totalPalettes, totalProjects),
    detailLabel: 'per project',
  },
];

type StatCardsProps = { readonly dashboard: Dashboard | null; readonly hasFailed: boolean };

export const StatCards = ({ dashboard, hasFailed }: StatCardsProps) => (
  <dl className={styles.cards} aria-busy={!dashboard && !hasFailed}>
    {STATS.map(({ label, value, detail, detailLabel }) => (
      <div key={label} className={styles.card}>
        <dt>{label}</dt>
        <dd className={styles.value}>
          {dashboard ? groupDigits(value(dashboard)) : hasFailed ? '–' : <Skeleton width={96} height={24} />}
        </dd>
        <dd className={styles.detail}>
          {dashboard ? (
            <>
              <b>{detail(dashboard)}</b> {detailLabel}
            </>
          ) : (
            !hasFailed && <Skeleton width={120} height={12} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);
