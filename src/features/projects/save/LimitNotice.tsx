import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { Button } from '../../../ui/Button';
import styles from './LimitNotice.module.css';

type LimitNoticeProps = {
  /** What is possible without PRO. */
  readonly children: ReactNode;
  /** Omitted if the dialog's own button leads there. */
  readonly onUpgrade?: () => void;
};

/** Says in advance that the plan allows no more palettes. */
export const LimitNotice = ({ children, onUpgrade }: LimitNoticeProps) => (
  <div className={styles.notice}>
    <Info aria-hidden />
    <output className={styles.words}>
      {PROJECT_MESSAGES.freePaletteLimitReached}
      <span className={styles.way}>{children}</span>
    </output>
    {onUpgrade && (
      <Button size="small" onClick={onUpgrade}>
        See PRO
      </Button>
    )}
  </div>
);
