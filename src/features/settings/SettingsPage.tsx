import { useState, type ReactNode } from 'react';

import { isRenewing } from '../../domain/subscription';
import { useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import {
  selectIsAccessUnknown,
  selectIsComplimentary,
  selectIsSessionLoading,
  selectSubscription,
  selectUser,
} from '../../state/session/sessionSlice';
import { PageHead } from '../../ui/PageHead';
import { AccountCard } from './AccountCard';
import { CancelSubscriptionDialog } from './CancelSubscriptionDialog';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { ProfileCard } from './ProfileCard';
import styles from './SettingsPage.module.css';
import { SettingsRail } from './SettingsRail';
import { SubscriptionCard } from './SubscriptionCard';
import { SubscriptionSkeleton } from './SubscriptionSkeleton';
import { describeSubscription, isCancellable } from './subscriptionState';
import { UnreadSubscription } from './UnreadSubscription';
import { useUpgradeParameter } from './useUpgradeParameter';

type SettingsPageProps = {
  /** Rows about account data, provided by another feature. */
  readonly data?: ReactNode;
};

export const SettingsPage = ({ data }: SettingsPageProps) => {
  const { now } = useServices();
  const user = useAppSelector(selectUser);
  const subscription = useAppSelector(selectSubscription);
  const isComplimentary = useAppSelector(selectIsComplimentary);
  const isLoading = useAppSelector(selectIsSessionLoading);
  const isUnknown = useAppSelector(selectIsAccessUnknown);
  const [question, setQuestion] = useState<'cancel' | 'delete' | null>(null);
  useUpgradeParameter();
  // Between signing out and leaving the page.
  if (!user) return null;

  const state = describeSubscription(subscription, isComplimentary, now());
  const paidUntilSeconds =
    state.kind === 'renewing' || state.kind === 'cancelled' ? state.untilSeconds : null;
  const close = () => setQuestion(null);
  const subscriptionCard = isUnknown ? (
    <UnreadSubscription />
  ) : (
    <SubscriptionCard
      state={state}
      payment={subscription?.payment ?? null}
      onCancel={() => setQuestion('cancel')}
    />
  );
  return (
    <div className={styles.page}>
      <PageHead title="Settings" />
      <SettingsRail />
      <div className={styles.column}>
        <ProfileCard user={user} />
        {isLoading ? <SubscriptionSkeleton /> : subscriptionCard}
        <AccountCard data={data} onDelete={() => setQuestion('delete')} />
      </div>
      {/* It may have ended elsewhere meanwhile. */}
      {question === 'cancel' && isCancellable(state) && (
        <CancelSubscriptionDialog state={state} onClose={close} />
      )}
      {question === 'delete' && (
        <DeleteAccountDialog
          isRenewing={isRenewing(subscription)}
          paidUntilSeconds={paidUntilSeconds}
          onClose={close}
        />
      )}
    </div>
  );
};
