import styles from './KeyHint.module.css';

/** The key that does the same, drawn in the button's own ink; for eyes with a keyboard, not on touch. */
export const KeyHint = ({ children }: { readonly children: string }) => (
  <kbd className={styles.hint} aria-hidden>
    {children}
  </kbd>
);
