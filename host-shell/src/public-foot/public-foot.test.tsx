import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const remote = {
  manifest: {
    pages: [
      {
        key: 'checkout',
        path: '/checkout',
        roles: 'public' as const,
        layout: 'bare' as const,
        title: everywhere('Checkout'),
      },
    ],
  },
  pages: { checkout: headingPage('Checkout') },
};
const website = { companyEmail: 'help@firm.example', supportPhone: '+1 (555) 010-0199' };

beforeEach(() => silenceSockets());

test('UX-13 a public page tells a guest whom to ask, and speaks the language that they choose', async () => {
  await renderShell({ path: '/checkout', remotes: [remote], website });
  await expectVisible(() => screen.getByRole('heading', { name: 'Checkout' }));
  expect(await screen.findByRole('link', { name: 'Support: help@firm.example' })).toHaveAttribute(
    'href',
    'mailto:help@firm.example',
  );
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute(
    'href',
    'tel:+15550100199',
  );
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  await userEvent.selectOptions(screen.getByLabelText('Sprache'), 'en');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});

test('UX-13 whoever is signed in has all that elsewhere', async () => {
  await renderShell({ path: '/checkout', user: {}, remotes: [remote], website });
  await expectVisible(() => screen.getByRole('heading', { name: 'Checkout' }));
  expect(screen.queryByRole('link', { name: '+1 (555) 010-0199' })).toBeNull();
});
