import { CreditCard } from 'lucide-react';

import { PRO_PRICE } from '../../domain/plan';
import { longDate } from '../../domain/longDate';
import type { Subscription } from '../../domain/subscription';
import { cardBrand } from './cardBrand';
import { Fact, Facts } from './Facts';

type PaidFactsProps = {
  readonly payment: Subscription['payment'];
  /** Term and date of its last day. */
  readonly end?: { readonly term: string; readonly seconds: number };
};

export const PaidFacts = ({ payment, end }: PaidFactsProps) => (
  <Facts>
    <Fact term="Plan">
      {PRO_PRICE.amount} {PRO_PRICE.period}
    </Fact>
    {end && <Fact term={end.term}>{longDate(end.seconds)}</Fact>}
    {payment && (
      <Fact term="Payment method">
        <CreditCard aria-hidden />
        {cardBrand(payment.brand)} •••• {payment.last4}
      </Fact>
    )}
  </Facts>
);
