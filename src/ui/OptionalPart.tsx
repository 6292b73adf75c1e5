import { Component, createContext, type ContextType, type ReactNode } from 'react';

/** Tells the user why a part is not shown; provided by the app shell. */
export const PartFailureContext = createContext<(error: unknown) => void>(() => {});

type OptionalPartProps = {
  /** Called once the user was told that the part cannot be shown: its owner unmounts it, so that it is tried anew. */
  readonly onFail?: () => void;
  /** Shown instead of the part; nothing by default. Without `onFail` it replaces the part without a word. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};

/** A part whose code loads when it is needed: if it cannot be loaded, or throws, the page keeps working. */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  static override contextType = PartFailureContext;
  declare context: ContextType<typeof PartFailureContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { onFail } = this.props;
    if (!onFail) return;
    this.context(error);
    onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
