import { LogOut, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

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
  return (
    <Card id="account" title="Account">
      {data}
      <CardRow title="Sign out" help="On this device only.">
        <Button icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          Sign out
        </Button>
      </CardRow>
      <CardRow title="Delete account" help="Removes your projects, palettes and profile for good.">
        <Button variant="dangerQuiet" icon={<Trash2 aria-hidden />} onClick={onDelete}>
          Delete account
        </Button>
      </CardRow>
    </Card>
  );
};
