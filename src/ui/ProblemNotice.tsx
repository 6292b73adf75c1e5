import { CircleAlert } from 'lucide-react';

import { Button } from './Button';
import { Notice } from './Notice';

type ProblemNoticeProps = {
  readonly message: string;
  /** The cause, if it is known. */
  readonly detail: string | null;
  /** Label of the button that resolves the problem. */
  readonly action: string;
  readonly onAction: () => void;
  /** Does the same once more; omitted where that would fail again. */
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss: () => void;
};

/** An error with an action to resolve it. It stays on the page; the toast shown with it is what is announced. */
export const ProblemNotice = ({ action, onAction, onRetry, ...notice }: ProblemNoticeProps) => (
  <Notice
    {...notice}
    label="Problem"
    icon={<CircleAlert aria-hidden />}
    action={
      <>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <Button onClick={onAction}>{action}</Button>
      </>
    }
  />
);
