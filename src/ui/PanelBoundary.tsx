import { Component, type ReactNode } from 'react';

import { MESSAGES } from '../domain/messages';
import { Button } from './Button';
import styles from './PanelBoundary.module.css';

type PanelBoundaryProps = { readonly children: ReactNode };

/** Keeps a failing panel, or what is in a dialog, from taking the rest with it: shows a retry box in its place. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <p>{MESSAGES.panelFailed}</p>
        <Button size="small" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
