import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { PartLoadError } from '../ui/lazyPart';
import { CopyMyData } from './CopyMyData';
import { FailureScreen } from './FailureScreen';

/** Set for the tab when a reload was offered for missing code: the second time it would not help either. */
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
    // Without storage the offer is simply not remembered.
  }
};

/** Keeps the header and the way to other pages when one page cannot be loaded or fails. */
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
