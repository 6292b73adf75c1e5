import { Component, type ContextType, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { ServicesContext } from '../state/servicesContext';
import { PartLoadError } from '../ui/lazyPart';

type OptionalPartProps = {
  /** Called when the part cannot be shown, so that its owner closes it. */
  readonly onFail: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog or menu whose code loads when it opens. If that fails, the page keeps working, and a message gives the
 * reason: the code could not be loaded, or it threw.
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
