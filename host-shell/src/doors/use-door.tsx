import type { Language } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Door, DoorLink } from './door.ts';
import { useLanguage } from '../language/language-context.ts';
import { returnLocation } from '../routing/return-location.ts';

const RouterLink: DoorLink = ({ to, children }) => <Link to={to}>{children}</Link>;

/** A door inside the running shell, which sends its form by a call. */
export const useDoor = (): Door & { from: string | null } => {
  const { website } = usePortal();
  const { language, change } = useLanguage();
  const [params] = useSearchParams();
  const from = params.get('from');
  const returnTo = returnLocation(from);
  return {
    website,
    language,
    from,
    changeLanguage: (next: Language) => void change(next),
    Link: RouterLink,
    ...(returnTo === undefined ? {} : { returnTo }),
  };
};
