import { escapeHtml } from '../../../edge/escapeHtml.mjs';
import { standInPage } from '../standInPage.mjs';

/** @typedef {import('./stripeStore.mjs').StripeObject} StripeObject */

/** What may be chosen in place of typing a card. */
export const CARDS = [
  { brand: 'visa', last4: '4242', name: 'Visa ending in 4242' },
  { brand: 'mastercard', last4: '4444', name: 'Mastercard ending in 4444' },
  { brand: 'amex', last4: '0005', name: 'American Express ending in 0005' },
];

/**
 * @param {StripeObject} session
 * @param {string | null} email
 */
export const portalPage = (session, email) =>
  standInPage({
    title: 'Change your card',
    standsInFor: 'Stripe’s customer portal',
    body: `<p>No card is asked for: choose one that will be shown.</p>
<dl><dt>Account</dt><dd>${escapeHtml(email ?? '')}</dd></dl>
<form action="/__stripe/portal/${session.id}" method="post">
${CARDS.map(({ last4, name }) => `<button name="card" value="${last4}">${name}</button>`).join('\n')}
<button name="card" value="">Go back</button>
</form>`,
  });
