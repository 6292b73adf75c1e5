import { UserRound } from 'lucide-react';

import type { User } from '../../domain/user';
import { Avatar } from '../../ui/Avatar';
import { Card, CardBody } from '../../ui/Card';
import styles from './ProfileCard.module.css';

export const ProfileCard = ({ user }: { readonly user: User }) => (
  <Card id="profile" title="Profile" note={<span className={styles.note}>From your Google account</span>}>
    <CardBody>
      <div className={styles.profile}>
        <Avatar url={user.avatarUrl} size="large">
          <UserRound />
        </Avatar>
        <div className={styles.words}>
          <p className={styles.name} dir="auto">
            {user.name}
          </p>
          {user.email !== null && <p className={styles.email}>{user.email}</p>}
        </div>
      </div>
    </CardBody>
  </Card>
);
