import type { ComponentType, CSSProperties } from 'react';

/** Props of every icon: an icon never speaks, the word beside it does. */
export interface IconProps {
  className?: string;
  style?: CSSProperties;
  spin?: boolean;
}

/** Silences an icon for screen readers; antd would announce its English file name. */
export const decorative =
  (Icon: ComponentType<IconProps & Record<string, unknown>>) => (props: IconProps) => (
    <Icon {...props} role={undefined} aria-label={undefined} aria-hidden="true" />
  );
