import type { AdminUser, PlanSource } from '../../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../../domain/adminMessages';
import { initialOf } from '../../../../domain/user';
import { useServices } from '../../../../state/servicesContext';
import { Avatar } from '../../../../ui/Avatar';
import { Skeleton } from '../../../../ui/Skeleton';
import { longDate, momentText } from '../../dateText';
import { groupDigits } from '../../../../domain/groupDigits';
import { UserBadge } from '../UserBadge';
import styles from './UserFacts.module.css';

const PLAN_WORDS: Readonly<Record<PlanSource, string>> = {
  free: 'Free',
  paid: 'PRO, paid',
  ending: 'PRO to the end of the paid period',
  complimentary: 'PRO, complimentary',
  'complimentary-and-ending': 'PRO, complimentary, and paid to the end of the period',
};

type UserFactsProps = {
  readonly user: AdminUser;
  /** Null until loaded. */
  readonly planSource: PlanSource | null;
};

/** Who it is, what they have, since when. */
export const UserFacts = ({ user, planSource }: UserFactsProps) => {
  const { now } = useServices();
  const plan = planSource === null ? <Skeleton width={120} height={12} /> : PLAN_WORDS[planSource];
  return (
    <>
      <div className={styles.person}>
        <Avatar size="large" url={user.avatarUrl}>
          {initialOf(user)}
        </Avatar>
        <div className={styles.who}>
          <p className={styles.name}>
            <bdi>{user.name}</bdi>
            {/* The status below says Free. */}
            {(user.isPro || user.isAdmin || user.isSuspended) && <UserBadge user={user} />}
          </p>
          <p className={styles.email}>
            <bdi>{user.email ?? ADMIN_MESSAGES.noEmail}</bdi>
          </p>
        </div>
      </div>
      <dl className={styles.tiles}>
        <div>
          <dt>Palettes</dt>
          <dd>{groupDigits(user.paletteCount)}</dd>
        </div>
        <div>
          <dt>Projects</dt>
          <dd>{groupDigits(user.projectCount)}</dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <dt>Joined</dt>
        <dd>{longDate(user.createdAt)}</dd>
        <dt>Last sign-in</dt>
        <dd>{user.lastSignInAt === null ? 'Never' : momentText(user.lastSignInAt, now())}</dd>
        <dt>Status</dt>
        <dd>{user.isSuspended ? <>Suspended · {plan}</> : plan}</dd>
        <dt>User ID</dt>
        <dd className={styles.id}>{user.id}</dd>
      </dl>
    </>
  );
};
