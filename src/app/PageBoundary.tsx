import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { PartLoadError } from '../ui/lazyPart';
import { CopyMyData } from './CopyMyData';
import { FailureScreen } from './FailureScreen';

/** Session storage key, set once a reload was offered for missing code: a second one would not help. */
export const RELOADED_KEY = 'hueloom-reloaded';

type PageBoundaryProps = {
  readonly copyText: (text: string) => Promise<void>;
  readonly reload: () => void;
  readonly children: ReactNode;
};

const wasReloaded = (): boolean => {
  try {
    return sessionStorage.getItem(RELOADED_KEY) !== null;
  } catch {
    return true;
  }
};

const rememberReload = (): void => {
  try {
    sessionStorage.setItem(RELOADED_KEY, 'true');
  } catch {
    // Without storage it is not remembered that a reload was offered.
  }
};

/** An error boundary for pages: the header and the links to other pages stay usable. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { copyText, reload, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if (error instanceof PartLoadError && !wasReloaded()) {
      return (
        <FailureScreen
          message={MESSAGES.pageOutdated}
          onReload={() => {
            rememberReload();
            reload();
          }}
        />
      );
    }
    return (
      <FailureScreen message={MESSAGES.pageFailed} onReload={reload}>
        <CopyMyData copyText={copyText} />
      </FailureScreen>
    );
  }
}
