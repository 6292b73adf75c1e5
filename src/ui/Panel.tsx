import { ChevronDown } from 'lucide-react';
import { use, useId, type ReactNode } from 'react';

import styles from './Panel.module.css';
import { PanelFoldingContext } from './panelFolding';

type PanelProps = {
  readonly title: string;
  /** Shown before the title: the color chip of panels that follow the selected color. */
  readonly mark?: ReactNode;
  /** Shown after the title, in quieter type: a count. */
  readonly note?: ReactNode;
  readonly controls?: ReactNode;
  /** Content runs to the panel's edges: color areas have no padding. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
};

/** A titled region with a 52 px header; when folded, only the header is shown. */
export const Panel = ({ title, mark, note, controls, isFlush = false, children }: PanelProps) => {
  const titleId = useId();
  const folding = use(PanelFoldingContext);
  const isOpen = folding?.isOpen ?? true;
  return (
    <section className={styles.panel} aria-labelledby={titleId} data-folded={!isOpen || undefined}>
      <header className={styles.header}>
        <div className={styles.title}>
          {mark}
          <h2 id={titleId}>
            {folding ? (
              <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={folding.onToggle}>
                {title}
                <ChevronDown aria-hidden />
              </button>
            ) : (
              title
            )}
          </h2>
          {note}
        </div>
        {isOpen && controls !== undefined && <div className={styles.controls}>{controls}</div>}
      </header>
      {isOpen && (
        <div className={styles.body} data-flush={isFlush || undefined}>
          {children}
        </div>
      )}
    </section>
  );
};
