import styles from './ProBadge.module.css';

/** Marks a PRO feature. */
export const ProBadge = () => <span className={styles.badge}>PRO</span>;
