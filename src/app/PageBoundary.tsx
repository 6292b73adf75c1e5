import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import type { LocalStore } from '../state/storage/localStore';
import { PartLoadError } from '../ui/lazyPart';
import { CopyMyData } from './CopyMyData';
import { FailureScreen } from './FailureScreen';

/** Tab storage key: a reload was offered for missing code, and no page has loaded since. A second would not help. */
export const RELOADED_KEY = 'hueloom-reloaded';

type PageBoundaryProps = {
  readonly tabStorage: LocalStore;
  readonly copyText: (text: string) => Promise<void>;
  readonly reload: () => void;
  readonly children: ReactNode;
};

/** An error boundary for pages: the header and the links to other pages stay usable. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { tabStorage, copyText, reload, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    const isMissing = error instanceof PartLoadError;
    if (isMissing && !navigator.onLine) {
      return (
        <FailureScreen
          message={MESSAGES.partOffline}
          retry="Try again"
          onRetry={() => this.setState({ error: null })}
        />
      );
    }
    if (isMissing && tabStorage.read(RELOADED_KEY) !== true) {
      return (
        <FailureScreen
          message={MESSAGES.pageOutdated}
          onRetry={() => {
            tabStorage.write(RELOADED_KEY, true);
            reload();
          }}
        />
      );
    }
    return (
      <FailureScreen message={MESSAGES.pageFailed} onRetry={reload}>
        <CopyMyData copyText={copyText} />
      </FailureScreen>
    );
  }
}
