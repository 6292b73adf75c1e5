import { cookieSettingsOpened } from '../../state/consentSlice';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { ContactEmail } from './ContactEmail';
import styles from './LegalPage.module.css';
import { LegalPage } from './LegalPage';

const CookiesPage = () => {
  const dispatch = useAppDispatch();
  return (
    <LegalPage
      title="Cookie policy"
      lead="Cookies, and what browsers keep in other ways, are treated alike here. Hueloom needs few of them, and asks before it would use any other."
    >
      <h2>Necessary cookies</h2>
      <p>
        They keep you signed in and remember between visits your palettes, the theme and its drawing, your
        last video, the daily allowance, how you last set things, such as the format of an export, and your
        choice about cookies. They are always on, whatever you answer. The choice is kept under the name{' '}
        <code>hueloom-cookie-consent</code>.
      </p>

      <h2>Analytics cookies</h2>
      <p>
        They would tell us which parts of the product are used. Today none is set. Should that change, they
        run only after you have turned them on.
      </p>

      <h2>Marketing cookies</h2>
      <p>
        They would tell us which announcement brought you here. Today none is set, and nothing of the kind is
        loaded without your consent.
      </p>

      <h2>Preferences cookies</h2>
      <p>
        They would remember comforts beyond those above. Today none is set, and refusing them changes nothing
        else.
      </p>

      <h2>Managing your choice</h2>
      <p>
        You can change your mind at any time, here or at the bottom of every page. Whatever you refuse is
        cleared at once.
      </p>
      <p className={styles.action}>
        <Button onClick={() => dispatch(cookieSettingsOpened())}>Cookie Settings</Button>
      </p>

      <h2>Third-party cookies</h2>
      <p>
        Google sets cookies of its own while you sign in, and Stripe while you pay, each on its own pages and
        under its own policy. On our pages no one else sets any.
      </p>

      <h2>Session and persistent cookies</h2>
      <p>
        Session cookies end when you close the browser: what a tab was about to do before signing in is one,
        the name of a video that it was about to read another. Persistent ones stay until they end or you
        clear them: your sign-in as long as it is used, a video until you read another one to its end in that
        tab or, a day later, open the page for videos again, everything else until you remove it.
      </p>

      <h2>Policy updates</h2>
      <p>
        When this policy changes, this page carries a new date; when a new kind of cookie is added, you are
        asked again. Questions: <ContactEmail />.
      </p>
    </LegalPage>
  );
};

export default CookiesPage;
