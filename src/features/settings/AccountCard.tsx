import { LogOut, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { useAppSelector } from '../../state/hooks';
import { selectIsAdmin } from '../../state/session/sessionSlice';
import { useSignOut } from '../../state/session/useSignOut';
import { Button } from '../../ui/Button';
import { Card, CardRow } from '../../ui/Card';

type AccountCardProps = {
  /** Rows about account data, provided by another feature. */
  readonly data: ReactNode;
  readonly onDelete: () => void;
};

export const AccountCard = ({ data, onDelete }: AccountCardProps) => {
  const signOut = useSignOut();
  const isAdmin = useAppSelector(selectIsAdmin);
  const deletionId = useId();
  const deletion = isAdmin
    ? ACCOUNT_MESSAGES.adminIsKept
    : 'Removes your projects, palettes and profile for good.';
  return (
    <Card id="account" title="Account">
      {data}
      <CardRow title="Sign out" help="On this device only.">
        <Button icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          Sign out
        </Button>
      </CardRow>
      <CardRow title="Delete account" help={<span id={deletionId}>{deletion}</span>}>
        <Button
          variant="dangerQuiet"
          icon={<Trash2 aria-hidden />}
          disabled={isAdmin}
          aria-describedby={deletionId}
          onClick={onDelete}
        >
          Delete account
        </Button>
      </CardRow>
    </Card>
  );
};
