import { Component, type ReactNode, Suspense, useRef } from 'react';
import './charts.css';
import { useSeen } from './use-seen.ts';

/** A drawing that fails must not take the numbers with it: they are on the page anyway. */
class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return !this.state.hasFailed && <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}

/** Props of {@link ChartPlace}. */
interface ChartPlaceProps {
  /** What the chart takes, in pixels, so that nothing moves when it comes. */
  height: number;
  children: ReactNode;
}

/** Where a chart stands; its library weighs as much as half of the page, so it is brought for whoever comes to see it. */
export const ChartPlace = ({ height, children }: ChartPlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className="orders-chart-place" style={{ minHeight: height }}>
      {isSeen && <ChartBoundary>{children}</ChartBoundary>}
    </div>
  );
};
