import { Component, Suspense, type ReactNode } from 'react';

/** Props of {@link RemoteBoundary}. */
interface RemoteBoundaryProps {
  /** A new value starts over, for example after Retry. */
  readonly resetKey: unknown;
  readonly waiting: ReactNode;
  readonly failed: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: unknown;
}

/** Catches whatever a remote throws, so that the rest of the page keeps working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    props: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): Partial<RemoteBoundaryState> | null {
    if (Object.is(props.resetKey, state.resetKey)) return null;
    return { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return this.props.failed;
    return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>;
  }
}
