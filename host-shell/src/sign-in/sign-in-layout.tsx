import { usePortal } from '@portal/shared-contracts/react';
import type { ReactNode } from 'react';
import { DoorFrame } from '../doors/door-frame.tsx';
import { useLanguage } from '../language/language-context.ts';

/** Props of {@link SignInLayout}. */
export interface SignInLayoutProps {
  title: string;
  /** One line below the title. */
  context?: ReactNode;
  children: ReactNode;
}

/** The layout of every sign-in page inside the running shell. */
export const SignInLayout = (props: SignInLayoutProps) => {
  const { website } = usePortal();
  const { language, change } = useLanguage();
  return (
    <DoorFrame
      {...props}
      website={website}
      language={language}
      changeLanguage={(next) => void change(next)}
    />
  );
};
