import { escapeHtml } from '../../../edge/escapeHtml.mjs';
import { standInPage } from '../standInPage.mjs';

const ACCOUNTS = [
  { email: 'admin@example.com', note: 'Administrator' },
  { email: 'pro@example.com', note: 'PRO' },
  { email: 'free@example.com', note: 'Free' },
];

/** @param {URLSearchParams} params */
const hiddenFields = (params) =>
  [...params]
    .filter(([name]) => name !== 'email' && name !== 'login_hint')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** @param {{ email: string, note: string }} account */
const accountItem = ({ email, note }) =>
  `<li><button name="email" value="${email}">${email}<small>${note}</small></button></li>`;

/**
 * @param {URLSearchParams} params the sign-in's parameters, preserved through the choice
 * @param {string | null} rejected the text that was typed, if it is not a valid address
 */
export const accountChooser = (params, rejected) => {
  const hidden = hiddenFields(params);
  const problem = rejected
    ? `<p class="problem" id="problem" role="alert">${escapeHtml(rejected.slice(0, 80))} is not an e-mail address.</p>`
    : '';
  const offline = params.get('access_type') === 'offline' ? ' and to stay signed in while you are away' : '';
  return standInPage({
    title: 'Choose an account',
    standsInFor: 'Google',
    body: `<p>Hueloom asks to see your name and e-mail address${offline}.</p>
<form action="/__google/authorize" method="get">${hidden}<ul>${ACCOUNTS.map(accountItem).join('')}</ul></form>
<form action="/__google/authorize" method="get">${hidden}
<label for="email">Another address</label>
${problem}<input id="email" name="email" type="email" required autocomplete="off" spellcheck="false" placeholder="you@example.com"${rejected ? ` value="${escapeHtml(rejected.slice(0, 80))}" autofocus aria-invalid="true" aria-describedby="problem"` : ''}>
<button class="primary">Continue</button></form>`,
  });
};
