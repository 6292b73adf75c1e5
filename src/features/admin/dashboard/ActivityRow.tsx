import { memo } from 'react';

import type { Activity } from '../../../domain/admin';
import { initialOf } from '../../../domain/user';
import { Avatar } from '../../../ui/Avatar';
import { mediumDate } from '../dateText';
import { ACTIVITY_KINDS, activityWords } from './activityKinds';
import styles from './ActivityRow.module.css';

type ActivityRowProps = {
  readonly activity: Activity;
  readonly ago: string;
  /** Since the last look, and of a kind to be notified of. */
  readonly isNews: boolean;
};

const Row = ({ activity, ago, isNews }: ActivityRowProps) => {
  const { type, user, projectName, date } = activity;
  const { Icon } = ACTIVITY_KINDS[type];
  return (
    <li className={styles.row}>
      <Avatar url={user.avatarUrl}>{initialOf(user)}</Avatar>
      <div className={styles.text}>
        <p title={user.email ?? undefined}>
          <b>
            <bdi>{user.name}</bdi>
          </b>{' '}
          {activityWords(activity)}
          {projectName !== null && (
            <>
              {' '}
              <b className={styles.project}>
                <bdi>{projectName}</bdi>
              </b>
            </>
          )}
        </p>
        <time dateTime={date} title={mediumDate(date)}>
          {ago}
        </time>
      </div>
      {isNews && <span className={styles.news}>New</span>}
      <Icon aria-hidden />
    </li>
  );
};

export const ActivityRow = memo(Row);
