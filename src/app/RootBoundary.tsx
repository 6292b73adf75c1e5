import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { CopyMyData } from './CopyMyData';
import { FailureScreen } from './FailureScreen';

type RootBoundaryProps = {
  readonly copyText: (text: string) => Promise<void>;
  readonly reload: () => void;
  readonly children: ReactNode;
};

/** The last resort. It never reloads on its own: a recurring error would reload forever. */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { copyText, reload, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <FailureScreen message={MESSAGES.pageFailed} onRetry={reload}>
        <CopyMyData copyText={copyText} />
      </FailureScreen>
    );
  }
}
