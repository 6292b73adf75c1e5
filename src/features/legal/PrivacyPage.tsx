import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import styles from './PrivacyPage.module.css';

const PrivacyPage = () => (
  <article className={styles.page}>
    <Link className={styles.back} to={PATHS.home}>
      <ArrowLeft aria-hidden />
      Back to home
    </Link>
    <h1 tabIndex={-1}>Privacy policy</h1>
    <p className={styles.updated}>Last updated July 2025</p>
    <p className={styles.lead}>
      Hueloom works on your device. Your pictures, palettes and settings are not sent to us or to anyone else.
    </p>

    <h2>Your pictures</h2>
    <p>
      A picture that you drop, paste or choose is opened and read by your own browser. It is not uploaded.
      When you close the page, the picture is gone from it.
    </p>

    <h2>What is kept on this device</h2>
    <p>So that you find your work again, your browser keeps for this site:</p>
    <ul>
      <li>the palettes you made or read from pictures last,</li>
      <li>whether you chose the light or the dark theme,</li>
      <li>how many pictures were read today, which is what the daily allowance counts.</li>
    </ul>
    <p>
      These stay until you clear the data of this site in your browser’s settings. That removes all of them at
      once. Nobody else can read them, and we cannot restore them.
    </p>

    <h2>What is not collected</h2>
    <p>
      There are no accounts yet, so there is no name and no e-mail address. There are no cookies, no
      advertising, no measuring of visitors, and no scripts, fonts or pictures from other companies.
    </p>

    <h2>What the server sees</h2>
    <p>
      To send you the pages of this site, the server receives what every web server receives: your network
      address, the address of the page, and what kind of browser asks. A palette in the address of a page, as
      in a copied link, is part of that address.
    </p>

    <h2>Changes</h2>
    <p>When the product starts to do something that this page does not say, this page changes first.</p>
  </article>
);

export default PrivacyPage;
