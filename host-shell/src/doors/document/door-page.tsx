import type { Language } from '@portal/shared-contracts';
import type { DoorInput, DoorName } from '@portal/shared-contracts/doors';
import type { i18n } from 'i18next';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { rememberLanguage } from '../../language/choose-start-language.ts';
import { loadShellTexts } from '../../language/create-i18n.ts';
import { useNewest } from '../../language/use-newest.ts';
import { BareLayout } from '../../layout/bare-layout.tsx';
import type { Door } from '../door.ts';
import { ForgotDoor } from '../forgot-door.tsx';
import { LoginDoor } from '../login-door.tsx';
import { ResetDoor } from '../reset-door.tsx';
import { SecondStepDoor } from '../second-step-door.tsx';
import { withFragment } from './with-fragment.ts';

const doors: Readonly<Record<DoorName, ComponentType<{ door: Door }>>> = {
  login: LoginDoor,
  adminLogin: ({ door }) => <LoginDoor door={door} isAdmin />,
  secondStep: SecondStepDoor,
  forgotPassword: ForgotDoor,
  resetPassword: ResetDoor,
};

const PlainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to}>{children}</a>
);

/** Title of a door's document. */
export const doorTitle = ({ door, website }: DoorInput, { t }: Pick<i18n, 't'>): string =>
  [t(`shell:titles.${door === 'adminLogin' ? 'login' : door}`), website.companyName]
    .filter(Boolean)
    .join(' · ');

/** A door as a document of its own; server and browser draw exactly this. */
export const DoorPage = ({ input, i18n }: { input: DoorInput; i18n: i18n }) => {
  const [language, setLanguage] = useState(input.language);
  const [returnTo, setReturnTo] = useState(input.returnTo);
  useEffect(() => setReturnTo(withFragment(input.returnTo)), [input.returnTo]);
  const begin = useNewest();
  const change = async (next: Language): Promise<void> => {
    rememberLanguage(next);
    const isNewest = begin();
    await loadShellTexts(i18n, next);
    if (!isNewest()) return;
    await i18n.changeLanguage(next);
    document.documentElement.lang = next;
    document.title = doorTitle(input, i18n);
    setLanguage(next);
  };
  const { door: name, landing: _landing, ...shown } = input;
  const View = doors[name];
  const changeLanguage = (next: Language): void => void change(next);
  return (
    <I18nextProvider i18n={i18n}>
      <BareLayout>
        <View
          door={{
            ...shown,
            ...(returnTo && { returnTo }),
            language,
            changeLanguage,
            Link: PlainLink,
          }}
        />
      </BareLayout>
    </I18nextProvider>
  );
};
