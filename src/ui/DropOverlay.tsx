import styles from './DropOverlay.module.css';

/** Covers a page that is at work while a file is dragged over it. */
export const DropOverlay = ({ children }: { readonly children: string }) => (
  <div className={styles.over} aria-hidden>
    {children}
  </div>
);
