import { Component, type ReactNode } from 'react';

import { IMPORT_MESSAGES } from '../../domain/importMessages';

type FoundBoundaryProps = {
  /** The source being shown; a new one resets the error. */
  readonly source: unknown;
  readonly children: ReactNode;
};

type FoundBoundaryState = { readonly failed: unknown; readonly hasFailed: boolean };

/** If the result cannot be rendered, a message replaces it, and the input above stays. */
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
