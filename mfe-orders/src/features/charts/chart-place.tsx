import { Component, type ReactNode, Suspense, useRef } from 'react';
import './charts.css';
import { useSeen } from './use-seen.ts';

/** Props of {@link ChartPlace}. */
interface ChartPlaceProps {
  /** Shown until the chart is in sight and its library is there, and instead of a chart that cannot be drawn. */
  fallback: ReactNode;
  /** What the chart takes, in pixels, so that nothing moves when it comes. */
  height: number;
  children: ReactNode;
}

/** A drawing that fails must not take the numbers with it: they are on the page anyway. */
class ChartBoundary extends Component<ChartPlaceProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** Where a chart stands; a drawing costs more than the rest of its card, so it is made for whoever comes to see it. */
export const ChartPlace = (props: ChartPlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className="orders-chart-place" style={{ minHeight: props.height }}>
      {isSeen ? <ChartBoundary {...props} /> : props.fallback}
    </div>
  );
};
