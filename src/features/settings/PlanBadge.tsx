import styles from './PlanBadge.module.css';

type PlanBadgeProps = {
  readonly children: string;
  /** Strong for what is active, danger for what needs attention. */
  readonly tone?: 'plain' | 'strong' | 'danger';
};

export const PlanBadge = ({ tone = 'plain', children }: PlanBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
