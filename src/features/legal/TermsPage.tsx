import { Link } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { PRO_PRICE } from '../../domain/plan';
import { ContactEmail } from './ContactEmail';
import { LegalPage } from './LegalPage';

const TermsPage = () => (
  <LegalPage
    title="Terms of service"
    lead="What you may expect of Hueloom, and what Hueloom expects of you. In short: your palettes are yours, be fair to others, and you can leave at any time with everything you made."
  >
    <h2>Acceptance of Terms</h2>
    <p>
      By using Hueloom you agree to these terms. Most of the product works without an account: building
      palettes, reading them from pictures, checking contrast and exporting. If you do not agree to the terms,
      please do not use the product.
    </p>

    <h2>User Accounts</h2>
    <p>
      You sign in with a Google account. We receive your name, your e-mail address and your profile picture
      from Google, and never your password. You answer for what happens through your account, so keep your
      Google account safe. You must be old enough to agree to a contract where you live, or have the consent
      of whoever may give it for you.
    </p>
    <p>
      A free account keeps one public project with one palette. A PRO subscription costs {PRO_PRICE.amount}{' '}
      {PRO_PRICE.period}, is paid by card through Stripe and renews every month until you cancel it. You
      cancel in the settings; PRO then stays until the end of the period that is paid for, and what you have
      made stays after it.
    </p>

    <h2>Intellectual Property</h2>
    <p>
      The product itself, its name, its code and its sample pictures and films belong to Hueloom or to those
      who licensed them to us. Notices of the open-source packages inside it come with the product. Pictures
      and videos in the galleries belong to the people who are credited beside them.
    </p>

    <h2>User Content</h2>
    <p>
      Palettes, projects and their names are yours. Pictures and videos that you open are read on your own
      device and are not sent to us. What you save in a public project can be seen by everyone in Explore, and
      anyone may use its colors; what you save in a private project is seen by you alone. You allow us to keep
      and show what you save, only in order to run the product. You can download your data and delete your
      account in the settings.
    </p>

    <h2>Prohibited Activities</h2>
    <ul>
      <li>Breaking the law, or the rights of others, with the product.</li>
      <li>Giving projects or palettes names that insult, threaten or mislead.</li>
      <li>Getting into accounts or data of others, or trying to.</li>
      <li>Getting around limits, or burdening the service with automatic requests.</li>
      <li>Selling access to the product, or presenting it as your own.</li>
    </ul>

    <h2>Termination</h2>
    <p>
      You can delete your account at any time; everything in it goes with it. We may suspend or close an
      account that breaks these terms, and say why where the law allows it. The service is provided as it is.
      We work to keep it running and your data safe, but cannot promise that it is never interrupted; keep an
      export of palettes that you cannot do without.
    </p>

    <h2>Changes to Terms</h2>
    <p>
      When these terms change, this page changes and carries a new date. Before a change that takes something
      from you, we tell account holders by e-mail. Whoever goes on using the product afterwards accepts the
      new terms.
    </p>

    <h2>Contact Us</h2>
    <p>
      Questions about these terms: <ContactEmail />. How we treat data is in the{' '}
      <Link to={PATHS.privacy}>privacy policy</Link>.
    </p>
  </LegalPage>
);

export default TermsPage;
