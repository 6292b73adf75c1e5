import { Component, type ReactNode } from 'react';

import { IMPORT_MESSAGES } from '../../domain/importMessages';

type FoundBoundaryProps = {
  /** What is shown: another text or file is tried anew. */
  readonly source: unknown;
  readonly children: ReactNode;
};

type FoundBoundaryState = { readonly failed: unknown; readonly hasFailed: boolean };

/** Where what was found cannot be shown, a sentence takes its place, and the text above it stays. */
export class FoundBoundary extends Component<FoundBoundaryProps, FoundBoundaryState> {
  override state: FoundBoundaryState = { failed: null, hasFailed: false };

  static getDerivedStateFromError(): Partial<FoundBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { source }: FoundBoundaryProps,
    { failed, hasFailed }: FoundBoundaryState,
  ): FoundBoundaryState {
    return { failed: source, hasFailed: hasFailed && Object.is(failed, source) };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <p role="alert">{IMPORT_MESSAGES.importFailed}</p> : this.props.children;
  }
}
