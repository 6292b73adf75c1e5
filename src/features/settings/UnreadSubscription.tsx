import { useState } from 'react';

import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { useAppDispatch } from '../../state/hooks';
import { readAccess } from '../../state/session/readSession';
import { Button } from '../../ui/Button';
import { Card, CardRow } from '../../ui/Card';

/** Shown if the subscription could not be loaded. */
export const UnreadSubscription = () => {
  const dispatch = useAppDispatch();
  const [isReading, setIsReading] = useState(false);
  const retry = async (): Promise<void> => {
    setIsReading(true);
    await dispatch(readAccess());
    setIsReading(false);
  };
  return (
    <Card id="subscription" title="Subscription" isBusy={isReading}>
      <CardRow help={<output>{BILLING_MESSAGES.subscriptionUnread}</output>} isWide>
        <Button disabled={isReading} onClick={() => void retry()}>
          {isReading ? 'Trying…' : 'Try again'}
        </Button>
      </CardRow>
    </Card>
  );
};
