import { Trash2 } from 'lucide-react';

import type { AdminUser } from '../../../../domain/admin';
import { ADMIN_MESSAGES } from '../../../../domain/adminMessages';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { FieldProblem } from '../../../../ui/FieldProblem';
import { useGetUserQuery } from '../usersApi';
import { UserActionList } from './UserActionList';
import { userAction } from './userActions';
import styles from './UserDetailsDialog.module.css';
import { UserFacts } from './UserFacts';
import { useUserAction } from './useUserAction';

type UserDetailsDialogProps = {
  /** As in the table. */
  readonly user: AdminUser;
  readonly onClose: () => void;
};

/** All details of an account, and the actions on it. The same dialog asks for confirmation. */
export const UserDetailsDialog = ({ user, onClose }: UserDetailsDialogProps) => {
  const { data: details = null, isError, refetch } = useGetUserQuery(user.id);
  const action = useUserAction(user.id, onClose);
  const shown = details ?? user;

  if (action.asked !== null) {
    const { title, question, button, progress, isDestructive } = userAction(action.asked);
    return (
      <Dialog
        title={title}
        isOpen
        size="side"
        onClose={onClose}
        footer={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone; pressing Enter again is harmless */}
            <Button key="back" autoFocus disabled={action.isRunning} onClick={action.goBack}>
              Back
            </Button>
            <Button
              variant={isDestructive ? 'danger' : 'primary'}
              disabled={action.isRunning}
              onClick={action.confirm}
            >
              {action.isRunning ? progress : button}
            </Button>
          </>
        }
      >
        <p className={styles.question}>
          {question.before}
          <bdi>{shown.name}</bdi>
          {question.after}
        </p>
        <FieldProblem problem={action.problem} />
      </Dialog>
    );
  }

  return (
    <Dialog
      title="User details"
      isOpen
      size="side"
      onClose={onClose}
      footer={
        <>
          <Button
            key="delete"
            variant="dangerQuiet"
            icon={<Trash2 aria-hidden />}
            disabled={details === null || details.isAdmin}
            title={details?.isAdmin ? ADMIN_MESSAGES.adminIsKept : undefined}
            onClick={() => action.ask('delete')}
          >
            Delete user
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <UserFacts user={shown} planSource={details?.planSource ?? null} />
      <UserActionList user={shown} details={details} onAsk={action.ask} />
      {isError && (
        <p className={styles.retry}>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </Dialog>
  );
};
