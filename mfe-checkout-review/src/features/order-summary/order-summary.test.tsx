import { currency, currencySymbols, languages, minorDigits } from '@portal/shared-contracts';
import { renderPage } from '@portal/shared-ui/testing';
import { cleanup, screen } from '@testing-library/react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import it from '../../locales/it.json';
import ru from '../../locales/ru.json';
import th from '../../locales/th.json';
import { OrderSummary } from './order-summary.tsx';

const bundles = { de, en, es, it, ru, th };

const digitsOf = (text: string | null): string => (text ?? '').replaceAll(/\D/g, '');

test.each(languages)(
  'CR-40 CR-45 SC-50 SC-53 price, discount and total of all twelve currencies in %s',
  async (language) => {
    for (const code of currency.options) {
      await renderPage(
        <OrderSummary
          item={{
            _id: 'starter',
            packageName: 'Starter',
            packagePrice: 1250,
            packageDescription: 'A new resume',
            packageDescriptionHTML: '',
          }}
          currency={code}
          discount={125}
          total={1125}
        />,
        { bundles: { checkout: bundles[language] }, language },
      );
      const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      const cents = minorDigits(code) === 2 ? '00' : '';
      expect(shown.map(digitsOf)).toEqual([`1250${cents}`, `125${cents}`, `1125${cents}`]);
      for (const text of shown) expect(text).toContain(currencySymbols[code]);
      expect(shown[1]).toMatch(/^−/);
      expect(shown[2]).toMatch(new RegExp(`${code.toUpperCase()}$`));
      cleanup();
    }
  },
);
