import { Link } from 'react-router-dom';

import styles from './Footer.module.css';

type FooterProps = {
  readonly links: readonly { readonly path: string; readonly label: string }[];
  readonly onCookieSettings: () => void;
};

export const Footer = ({ links, onCookieSettings }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.row}>
      <span>Hueloom</span>
      <nav aria-label="Footer">
        {links.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
        <button type="button" onClick={onCookieSettings}>
          Cookie Settings
        </button>
      </nav>
    </div>
  </footer>
);
