import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { useFocusReturn } from '../../ui/useFocusReturn';
import styles from './ProblemBanner.module.css';

type ProblemBannerProps = {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly onDismiss: () => void;
};

/** An error in red above what it concerns. Shown until resolved or dismissed. */
export const ProblemBanner = ({ message, onRetry, onDismiss }: ProblemBannerProps) => {
  const banner = useRef<HTMLDivElement>(null);
  useFocusReturn(banner);
  return (
    <div ref={banner} className={styles.banner} role="alert">
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
};
