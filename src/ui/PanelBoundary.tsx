import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { PartLoadError } from './lazyPart';
import { RetryBox } from './RetryBox';

type PanelBoundaryProps = { readonly children: ReactNode };

const messageOf = (error: unknown): string =>
  error instanceof PartLoadError && !navigator.onLine ? MESSAGES.partOffline : MESSAGES.panelFailed;

/** An error boundary for a panel or the content of a dialog: shows a retry box in place of the failed part. */
export class PanelBoundary extends Component<PanelBoundaryProps, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: messageOf(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <RetryBox message={message} onRetry={() => this.setState({ message: null })} />;
  }
}
