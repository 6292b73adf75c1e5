import { Component, type ContextType, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { ServicesContext } from '../state/servicesContext';
import { PartLoadError } from '../ui/lazyPart';

type OptionalPartProps = {
  /** Called when the part cannot be shown, so that whoever opened it closes it. */
  readonly onFail: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog or menu whose code loads when it opens. Without it the page goes on, and a message says why: the code is
 * gone, or it failed.
 */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  static override contextType = ServicesContext;
  declare context: ContextType<typeof ServicesContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const isMissing = error instanceof PartLoadError;
    this.context?.toasts.show(isMissing ? MESSAGES.pageOutdated : MESSAGES.panelFailed, { tone: 'error' });
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
