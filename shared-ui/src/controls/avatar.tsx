import { useState, type ReactNode } from 'react';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  src?: string | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** Diameter in pixels. */
  size: number;
  /** Shown where there is no picture, or where it does not arrive. */
  icon: ReactNode;
}

/** A round picture of somebody; its size is known before it comes. */
export const Avatar = ({ src, alt, size, icon }: AvatarProps) => {
  const [failed, setFailed] = useState<string>();
  const style = { width: size, height: size, fontSize: size * 0.4 };
  if (src && src !== failed)
    return (
      <img
        className="pui-avatar"
        style={style}
        src={src}
        alt={alt}
        width={size}
        height={size}
        onError={() => setFailed(src)}
      />
    );
  return (
    <span
      className="pui-avatar"
      style={style}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {icon}
    </span>
  );
};
