import styles from './ProBadge.module.css';

/** Beside what only PRO has. */
export const ProBadge = () => <span className={styles.badge}>PRO</span>;
