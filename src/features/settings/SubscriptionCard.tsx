import type { ReactNode } from 'react';

import type { Subscription } from '../../domain/subscription';
import { longDate } from '../../domain/longDate';
import { shortDay } from '../../domain/shortDay';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardRow } from '../../ui/Card';
import { ChangeCardButton } from './ChangeCardButton';
import { Fact, Facts } from './Facts';
import { FreePlan } from './FreePlan';
import { PaidFacts } from './PaidFacts';
import { PlanBadge } from './PlanBadge';
import { ResumeButton } from './ResumeButton';
import { SubscriptionNotice } from './SubscriptionNotice';
import type { SubscriptionState } from './subscriptionState';

const Badge = ({ state }: { readonly state: SubscriptionState }) => {
  if (state.kind === 'free') return <PlanBadge>Free</PlanBadge>;
  if (state.kind === 'cancelled') return <PlanBadge>{`Ends ${shortDay(state.untilSeconds)}`}</PlanBadge>;
  if (state.kind === 'overdue') return <PlanBadge tone="danger">Payment missing</PlanBadge>;
  if (state.kind === 'confirming') return <PlanBadge>Payment pending</PlanBadge>;
  return <PlanBadge tone="strong">PRO</PlanBadge>;
};

type PaidProps = {
  readonly payment: Subscription['payment'];
  readonly seconds: number;
  /** The actions. */
  readonly children: ReactNode;
};

type SubscriptionCardProps = {
  readonly state: SubscriptionState;
  readonly payment: Subscription['payment'];
  readonly onCancel: () => void;
};

const Renewing = ({ payment, seconds, children }: PaidProps) => (
  <>
    <CardBody>
      <PaidFacts payment={payment} end={{ term: 'Next billing date', seconds }} />
    </CardBody>
    <CardRow help="Unlimited projects, palettes and extractions." isWide>
      <ChangeCardButton />
      {children}
    </CardRow>
  </>
);

const Cancelled = ({ payment, seconds }: Omit<PaidProps, 'children'>) => (
  <>
    <CardBody>
      <SubscriptionNotice title="Subscription cancelled">
        PRO stays on until the end of the billing cycle. Nothing you saved is removed after it.
      </SubscriptionNotice>
      <PaidFacts payment={payment} end={{ term: 'Active until', seconds }} />
    </CardBody>
    <CardRow help={`If you resume, it renews on ${longDate(seconds)}.`} isWide>
      <ChangeCardButton />
      <ResumeButton />
    </CardRow>
  </>
);

type UnpaidProps = Omit<PaidProps, 'seconds'> & { readonly isGranted: boolean };

const GRANTED = 'PRO was given to you, and stays without it.';

type OverdueProps = UnpaidProps & { readonly isRetried: boolean };

const Overdue = ({ payment, isGranted, isRetried, children }: OverdueProps) => (
  <>
    <CardBody>
      <SubscriptionNotice
        title={isRetried ? 'The last payment did not go through' : 'A payment is missing'}
        isProblem
      >
        {isRetried ? 'It is tried again for some days.' : 'It is not tried again by itself.'}{' '}
        {isGranted
          ? GRANTED
          : `PRO is back as soon as it ${isRetried ? 'succeeds' : 'is paid'}; nothing you saved is removed.`}
      </SubscriptionNotice>
      <PaidFacts payment={payment} />
    </CardBody>
    <CardRow help={`Once cancelled, it is not ${isRetried ? 'tried again' : 'collected'}.`} isWide>
      <ChangeCardButton />
      {children}
    </CardRow>
  </>
);

const Confirming = ({ payment, isGranted, children }: UnpaidProps) => (
  <>
    <CardBody>
      <SubscriptionNotice title="Your payment is being confirmed">
        {isGranted ? GRANTED : 'PRO is back as soon as it is; nothing you saved is removed.'}
      </SubscriptionNotice>
      <PaidFacts payment={payment} />
    </CardBody>
    <CardRow help="Once cancelled, it does not renew." isWide>
      <ChangeCardButton />
      {children}
    </CardRow>
  </>
);

const Complimentary = () => (
  <CardBody>
    <Facts>
      <Fact term="Plan">PRO, given to you</Fact>
      <Fact term="Price">Free of charge</Fact>
    </Facts>
  </CardBody>
);

const Content = ({ state, payment, onCancel }: SubscriptionCardProps) => {
  const cancelButton = <Button onClick={onCancel}>Cancel subscription</Button>;
  if (state.kind === 'free') return <FreePlan endedSeconds={state.endedSeconds} />;
  if (state.kind === 'complimentary') return <Complimentary />;
  if (state.kind === 'overdue')
    return (
      <Overdue payment={payment} isGranted={state.isGranted} isRetried={state.isRetried}>
        {cancelButton}
      </Overdue>
    );
  if (state.kind === 'confirming')
    return (
      <Confirming payment={payment} isGranted={state.isGranted}>
        {cancelButton}
      </Confirming>
    );
  if (state.kind === 'cancelled') return <Cancelled payment={payment} seconds={state.untilSeconds} />;
  return (
    <Renewing payment={payment} seconds={state.untilSeconds}>
      {cancelButton}
    </Renewing>
  );
};

/** The user's subscription, or the offer of one. */
export const SubscriptionCard = (props: SubscriptionCardProps) => (
  <Card id="subscription" title="Subscription" note={<Badge state={props.state} />}>
    <Content {...props} />
  </Card>
);
