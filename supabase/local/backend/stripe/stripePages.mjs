import { escapeHtml } from '../../../edge/escapeHtml.mjs';
import { standInPage } from '../standInPage.mjs';
import { CARDS } from './stripeObjects.mjs';

/** @typedef {import('./stripeObjects.mjs').StripeObject} StripeObject */

/** @param {StripeObject} session @param {{ email: string | null, isDeclined: boolean }} options */
export const checkoutPage = (session, { email, isDeclined }) => {
  const problem = isDeclined
    ? '<p class="problem" role="alert">Your card was declined. You have not been charged.</p>'
    : '';
  return standInPage({
    title: 'Subscribe to Hueloom PRO',
    standsInFor: 'Stripe Checkout',
    body: `<p>No card is asked for and no money moves.</p>
<dl><dt>Account</dt><dd>${escapeHtml(email ?? '')}</dd><dt>Today, then monthly</dt><dd>$2.99</dd></dl>
${problem}<form action="/__stripe/pay/${session.id}" method="post">
<button class="primary" name="choice" value="pay">Pay $2.99</button>
<button name="choice" value="decline">Try a card that is declined</button>
<button name="choice" value="cancel">Cancel and go back</button>
</form>`,
  });
};

export const checkoutGonePage = () =>
  standInPage({
    title: 'This checkout is over',
    standsInFor: 'Stripe Checkout',
    body: '<p>It was paid or canceled before. Begin again from Hueloom.</p><form action="/" method="get"><button class="primary">Back to Hueloom</button></form>',
    status: 404,
  });

/** @param {StripeObject} session @param {string | null} email */
export const portalPage = (session, email) =>
  standInPage({
    title: 'Change your card',
    standsInFor: 'Stripe’s customer portal',
    body: `<p>No card is asked for: choose one that will be shown.</p>
<dl><dt>Account</dt><dd>${escapeHtml(email ?? '')}</dd></dl>
<form action="/__stripe/portal/${session.id}" method="post">
${CARDS.map(({ id, name }) => `<button name="card" value="${id}">${name}</button>`).join('\n')}
<button name="card" value="">Go back</button>
</form>`,
  });
