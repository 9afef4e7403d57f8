import {
  countReviewStep,
  getReviewState,
  getReviewTicket,
  type IntakeConsent,
  type IntakeState,
} from '@portal/shared-contracts/reviews';
import type { Language } from '@portal/shared-contracts';
import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import { stubApi } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import freeGerman from '../free-review/locales/de.json';
import free from '../free-review/locales/en.json';
import en from '../locales/en.json';
import { Page } from '../pages/intake.tsx';

/** The text that a visitor agrees to in tests. */
export const CONSENT = 'Northwind keeps my resume for 30 days.';

const website = (enabled: boolean) =>
  readWebsiteConfig({
    companyName: 'Northwind',
    freeReview: { enabled },
    allowedWidgetParents: ['https://northwind.example'],
  }).value;

let chooseLanguage: (language: Language) => Promise<unknown>;

/** The page in a shell whose language somebody changes. */
const InChosenLanguage = () => {
  const portal = usePortal();
  const { i18n } = useTranslation();
  const [language, setLanguage] = useState(portal.language);
  chooseLanguage = async (chosen) => {
    i18n.addResourceBundle('de', 'freereview', freeGerman);
    await i18n.changeLanguage(chosen);
    setLanguage(chosen);
  };
  return (
    <PortalContext value={{ ...portal, language }}>
      <Page />
    </PortalContext>
  );
};

/** Chooses German at the foot of the page. */
export const chooseGerman = (): Promise<void> => act(async () => void (await chooseLanguage('de')));

/** Opens the page of the free review with a ticket that is ripe at once. */
export const renderIntake = async ({
  enabled = true,
  modelConsent,
}: { enabled?: boolean; modelConsent?: IntakeConsent } = {}) => {
  stubApi(getReviewTicket, () => ({
    status: true,
    ticket: 'ticket-1',
    consent: { version: '1', text: CONSENT },
    modelConsent,
  }));
  stubApi(countReviewStep, () => ({ status: true }));
  return renderPage(<InChosenLanguage />, {
    path: '/review',
    pattern: '/review',
    bundles: { checkout: en, freereview: free },
    portal: { website: website(enabled), user: null },
  });
};

/** What the server says of a review, one answer after the other; the last one stays. */
export const stubStates = (...states: Partial<IntakeState>[]): void => {
  let at = 0;
  stubApi(getReviewState, () => {
    const state = states[Math.min(at, states.length - 1)];
    at += 1;
    return { status: true, stage: 'waiting', language: 'en', ...state };
  });
};

/** A file as a visitor chooses it. */
export const resumeFile = (name = 'resume.pdf', size = 2048): File =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf', lastModified: 1 });

/** Chooses a file in the form. */
export const chooseFile = (file: File): void =>
  void fireEvent.change(screen.getByLabelText('File with your resume'), {
    target: { files: [file] },
  });

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills everything that has to be filled, with a file. */
export const fillIntake = async (file = resumeFile()): Promise<void> => {
  const consent = await screen.findByRole('checkbox', { name: CONSENT });
  chooseFile(file);
  type('First name', 'Paula');
  type('Last name', 'Reyes');
  type('Email', 'paula@example.com');
  fireEvent.click(consent);
};

/** Lets a ticket grow ripe. */
export const someTimeLater = (): void => {
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

/** Presses the button, a while after the page was opened. */
export const sendIntake = (): void => {
  someTimeLater();
  fireEvent.click(screen.getByRole('button', { name: 'Review my resume' }));
};
