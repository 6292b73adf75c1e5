import { CreditCard, ShieldCheck, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import styles from './SettingsRail.module.css';

const SECTIONS = [
  { hash: '#profile', label: 'Profile', Icon: UserRound },
  { hash: '#subscription', label: 'Subscription', Icon: CreditCard },
  { hash: '#account', label: 'Account', Icon: ShieldCheck },
] as const;

/** Links to the cards, if there is room beside them. */
export const SettingsRail = () => {
  const { hash } = useLocation();
  const current = hash || '#profile';
  return (
    <nav className={styles.rail} aria-label="Settings">
      {SECTIONS.map((section) => (
        <a
          key={section.hash}
          href={section.hash}
          aria-current={section.hash === current ? 'location' : undefined}
        >
          <section.Icon aria-hidden />
          {section.label}
        </a>
      ))}
    </nav>
  );
};
