import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { RetryBox } from './RetryBox';

type PanelBoundaryProps = { readonly children: ReactNode };

/** An error boundary for a panel or the content of a dialog: shows a retry box in place of the failed part. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <RetryBox message={MESSAGES.panelFailed} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
