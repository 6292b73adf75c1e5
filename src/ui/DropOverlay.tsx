import styles from './DropOverlay.module.css';

/** Covers a page that already shows a file while another one is dragged over it. */
export const DropOverlay = ({ children }: { readonly children: string }) => (
  <div className={styles.over} aria-hidden>
    {children}
  </div>
);
