import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from './Button';
import { Notice } from './Notice';

type ProblemNoticeProps = {
  readonly problem: {
    readonly message: string;
    /** The cause, if it is known. */
    readonly detail: string | null;
  } | null;
  /** Label of the button that resolves the problem. */
  readonly action: string;
  readonly onAction: () => void;
  /** Does the same once more; omitted where that would fail again. */
  readonly onRetry?: (() => void) | undefined;
  /** Another place of the product where the same can be read. */
  readonly elsewhere?: { readonly label: string; readonly onOpen: () => void } | undefined;
  readonly onDismiss: () => void;
};

/**
 * An error with an action to resolve it, which stays on the page. The live region is always mounted: one that is added
 * with its text is not announced.
 */
export const ProblemNotice = ({
  problem,
  action,
  onAction,
  onRetry,
  elsewhere,
  onDismiss,
}: ProblemNoticeProps) => {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) region.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={region} role="alert">
      {problem && (
        <Notice
          message={problem.message}
          detail={problem.detail}
          label="Problem"
          icon={<CircleAlert aria-hidden />}
          action={
            <>
              {elsewhere && <Button onClick={elsewhere.onOpen}>{elsewhere.label}</Button>}
              {onRetry && <Button onClick={onRetry}>Try again</Button>}
              <Button onClick={onAction}>{action}</Button>
            </>
          }
          onDismiss={onDismiss}
        />
      )}
    </div>
  );
};
