import type { DoorInput } from '@portal/shared-contracts/doors';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { DoorPage } from '../doors/document/door-page.tsx';
import { createI18n } from '../language/create-i18n.ts';
import { renderDoor } from '../server/render-door.tsx';

/** What a door is drawn from. */
export const doorInput = (change: Partial<DoorInput> = {}): DoorInput => ({
  door: 'login',
  language: 'en',
  website: {
    companyName: 'Northwind Writing',
    companyEmail: 'help@northwind.example',
    logo: '/logo.svg',
    loginImg: '',
    textOverrides: {},
    freeReview: { enabled: false, retentionDays: 30 },
  },
  landing: [],
  ...change,
});

let root: Root | undefined;

/** Closes the door that a test has opened; for `afterEach`. */
export const leaveDoor = async (): Promise<void> => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
};

/** The page as the server sends it; a browser parses it, so this does too. */
export const drawDoor = async (shown: DoorInput): Promise<HTMLElement> => {
  const { html } = await renderDoor(shown);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const element = document.createElement('div');
  element.append(...page.body.childNodes);
  document.body.append(element);
  return element;
};

/** Lets the script take over what the server drew; nothing may differ. */
export const takeOverDoor = async (element: HTMLElement, shown: DoorInput): Promise<void> => {
  const i18n = await createI18n(shown.language, shown.website);
  const complain = jest.fn();
  await act(async () => {
    root = hydrateRoot(element, <DoorPage input={shown} i18n={i18n} />, {
      onRecoverableError: complain,
    });
  });
  expect(complain).not.toHaveBeenCalled();
};
