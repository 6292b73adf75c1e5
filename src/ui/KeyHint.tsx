import styles from './KeyHint.module.css';

/** A button's keyboard shortcut, in the button's text color; hidden from screen readers and on touch devices. */
export const KeyHint = ({ children }: { readonly children: string }) => (
  <kbd className={styles.hint} aria-hidden>
    {children}
  </kbd>
);
