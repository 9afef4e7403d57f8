export type { SaveStatus } from '@portal/shared-contracts/react';
export { Drawing, type DrawingName } from './drawing.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { clientText, errorLines, ErrorLines } from './error-lines.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export {
  LoadingSkeleton,
  type LoadingSkeletonProps,
  type SkeletonShape,
} from './loading-skeleton.tsx';
export { OfflineBanner, useOnline } from './offline-banner.tsx';
export { QueryStates, type QueryStatesProps } from './query-states.tsx';
export { SaveState } from './save-state.tsx';
