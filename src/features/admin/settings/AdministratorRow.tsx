import type { AdminRecord } from '../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../domain/adminMessages';
import { initialOf } from '../../../domain/user';
import { Avatar } from '../../../ui/Avatar';
import { Switch } from '../../../ui/Switch';
import styles from './AdministratorRow.module.css';
import type { Administrator } from './administratorsApi';

type AdministratorRowProps = {
  readonly administrator: Administrator;
  /** As in the form. */
  readonly record: AdminRecord;
  readonly isOwn: boolean;
  readonly onChange: (record: AdminRecord) => void;
};

/** The notification settings of one administrator. */
export const AdministratorRow = ({
  administrator: { person },
  record,
  isOwn,
  onChange,
}: AdministratorRowProps) => {
  const { name } = person;
  return (
    <li className={styles.row}>
      <Avatar url={person.avatarUrl}>{initialOf({ name })}</Avatar>
      <div className={styles.who}>
        <p title={name}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {isOwn && <span className={styles.own}>You</span>}
        </p>
        <p className={styles.email} title={person.email ?? undefined}>
          <bdi>{person.email ?? ADMIN_MESSAGES.noEmail}</bdi>
        </p>
      </div>
      <div className={styles.switches}>
        <div>
          <span aria-hidden>New users</span>
          <Switch
            label={`New users, ${name}`}
            isOn={record.notifyNewUsers}
            onChange={(notifyNewUsers) => onChange({ ...record, notifyNewUsers })}
          />
        </div>
        <div>
          <span aria-hidden>PRO upgrades</span>
          <Switch
            label={`PRO upgrades, ${name}`}
            isOn={record.notifyProUpgrades}
            onChange={(notifyProUpgrades) => onChange({ ...record, notifyProUpgrades })}
          />
        </div>
      </div>
    </li>
  );
};
