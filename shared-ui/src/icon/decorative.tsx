import type { ComponentType, CSSProperties } from 'react';

/** Props of every icon. Screen readers skip icons and read the word beside them. */
export interface IconProps {
  className?: string;
  style?: CSSProperties;
  spin?: boolean;
}

/** Hides an icon from screen readers; antd would announce its English file name. */
export const decorative =
  (Icon: ComponentType<IconProps & Record<string, unknown>>) => (props: IconProps) => (
    <Icon {...props} role={undefined} aria-label={undefined} aria-hidden="true" />
  );
