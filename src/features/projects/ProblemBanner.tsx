import { CircleAlert, X } from 'lucide-react';

import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import styles from './ProblemBanner.module.css';

type ProblemBannerProps = {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly onDismiss: () => void;
};

/** What failed, in red above what it belongs to. It stays until it is done or dismissed. */
export const ProblemBanner = ({ message, onRetry, onDismiss }: ProblemBannerProps) => (
  <div className={styles.banner} role="alert">
    <CircleAlert aria-hidden />
    <span className={styles.message}>{message}</span>
    {onRetry && (
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    )}
    <IconButton
      size="small"
      label="Dismiss"
      icon={<X aria-hidden />}
      hasTooltip={false}
      onClick={onDismiss}
    />
  </div>
);
