import { Link } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { ContactEmail } from './ContactEmail';
import { LegalPage } from './LegalPage';

const PrivacyPage = () => (
  <LegalPage
    title="Privacy policy"
    lead="Pictures and videos are read on your own device and never sent to us. An account keeps what you save, and nothing more than it needs."
  >
    <h2>Your pictures and videos</h2>
    <p>
      A picture or video that you drop, paste or choose is opened and read by your own browser. It is not
      uploaded. When you close the page, a picture is gone from it. Of a video, your browser keeps the stills
      and, up to 64 MB, the video itself, so that a reload loses nothing: until you read another one to its
      end in that tab or, a day later, open the page for videos again. While you sign in, what is open is kept
      too, up to 1 GB: it is deleted as soon as you are back or, if you do not come back, when you open this
      site a quarter of an hour later or more. Pictures and videos of the galleries are loaded from where they
      are kept, which sees that request.
    </p>

    <h2>Information we collect</h2>
    <p>Without an account, we keep nothing that names you. With one, we keep:</p>
    <ul>
      <li>
        <b>account e-mail and name</b>, and the address of your profile picture, as Google gives them when you
        sign in;
      </li>
      <li>
        <b>palettes and projects</b> that you save, with their names, dates and whether they are public;
      </li>
      <li>
        <b>usage data and preferences</b>: how many pictures you read today and videos this month, which the
        limits of the plans count, and how often public palettes are used;
      </li>
      <li>
        for PRO, your customer number at Stripe, the state of the subscription and the last four digits of the
        card. The card itself stays with Stripe.
      </li>
    </ul>

    <h2>What stays on your device</h2>
    <p>
      Beside videos, your browser keeps your latest palettes, the theme and a small drawing shown in it, the
      daily count of pictures, how you last set things (the format of an export, the method of the generator,
      the formats of colors, the settings for pictures and videos, the project you saved to), for
      administrators when they last saw the dashboard, your choice about cookies and your sign-in. Clearing
      the data of this site in your browser removes all of it. See the{' '}
      <Link to={PATHS.cookies}>cookie policy</Link>.
    </p>

    <h2>How we use it</h2>
    <p>
      To show you your palettes on every device, to show public palettes in Explore, to hold the limits of the
      plans, to bill PRO, to answer you, and to keep the service safe. We do not sell data, show advertising
      or build profiles. To count a use or a click once per person and day, we keep a digest of the visitor’s
      network address that cannot be turned back, and forget it after the day.
    </p>

    <h2>Storage and security</h2>
    <p>
      Accounts, projects and palettes are kept by Supabase, which runs our database and sign-in; payments are
      handled by Stripe; sign-in is confirmed by Google. Each of them receives only what its part needs. Where
      the checkout opens inside the page, a script of Stripe’s is loaded for it, then and not before; it shows
      the form for the card and looks for fraud, under Stripe’s own privacy policy. All traffic is encrypted,
      rules in the database itself let nobody read or change what is not theirs, and what administrators
      change leaves a record. When you delete your account, everything in it is deleted with it.
    </p>

    <h2>Your rights</h2>
    <p>
      You can see and change what you saved, download all of it as one file, and delete your account, in the
      settings. Where the law gives you more rights, such as having data corrected or its use restricted,
      write to us.
    </p>

    <h2>Contact</h2>
    <p>
      Questions about your data: <ContactEmail />. When the product starts to do something that this page does
      not say, this page changes first.
    </p>
  </LegalPage>
);

export default PrivacyPage;
