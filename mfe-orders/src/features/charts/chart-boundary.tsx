import { Component, type ReactNode, Suspense } from 'react';

/** Props of {@link ChartBoundary}. */
interface ChartBoundaryProps {
  /** Shown while the chart's library comes, and instead of a chart that cannot be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A drawing that fails must not take the numbers with it: they are on the page anyway. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
