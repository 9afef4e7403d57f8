import type { StoredFile } from '@portal/shared-contracts';
import {
  type DocumentOrder,
  getFinalDocument,
  getLinkedinDocument,
} from '@portal/shared-contracts/documents';
import {
  getCustomerOrder,
  getOrderHistory,
  type HistoryEntry,
  type Order,
} from '@portal/shared-contracts/orders';
import type { SlotName, SlotProps } from '@portal/shared-contracts/remote';
import { stubApi } from '@portal/shared-contracts/testing';
import { renderPage, type RenderedPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from '../pages/customer-order.tsx';

/** The properties of the slots that the page shows, by name; emptied when it is opened. */
export const shownSlots = new Map<SlotName, SlotProps[SlotName]>();

const SlotHost = ({ name, props }: { name: SlotName; props: SlotProps[SlotName] }) => {
  shownSlots.set(name, props);
  return <div data-testid={name} />;
};

const testOrderData: DocumentOrder = {
  _id: 'order-1',
  number: '1042',
  turn: { owner: 'writer', step: 'write-first-draft', service: 'Resume Writing' },
  client_id: 'person-1',
  statusPercentage: 33,
  packageName: 'Professional Package',
  customer: { firstName: 'Ada', lastName: 'Byron' },
  writerName: null,
  completed_tasks: [],
  revisionData: {},
  serviceName: null,
};

const finalFile = (name: string): StoredFile => ({
  key: `key-${name}`,
  originalname: name,
  size: 2048,
  mimetype: '',
  file_id: name,
});

/** Stubs the history of an order. */
export const stubHistory = (history: HistoryEntry[] = []): void =>
  stubApi(getOrderHistory, () => ({ status: true as const, history }));

/** Stubs the final files of a service: a PDF and a Word file that are named after it. */
const stubFinals = (): void =>
  stubApi(getFinalDocument, ({ serviceId }) => ({
    status: true as const,
    orderData: testOrderData,
    data: {
      dataPdf: finalFile(`${serviceId}.pdf`),
      dataWord: finalFile(`${serviceId}.docx`),
      otherFiles: [],
      writerNotes: null,
      updatedAt: '2026-03-20T09:00:00Z',
    },
  }));

/** Stubs the read of an order; whichever is asked for, it is this one. */
export const stubOrder = (order: Order): void => {
  stubHistory();
  stubFinals();
  stubApi(getCustomerOrder, () => ({
    status: true as const,
    order,
    invoice: { price: order.invoicePrice },
    clientCurrencyType: order.invoiceCurrency,
  }));
};

/** Stubs the LinkedIn document of an order: a file with this key, or none. */
export const stubLinkedin = (key: string | null): void =>
  stubApi(getLinkedinDocument, () => ({
    status: true as const,
    data: key
      ? {
          file: {
            file: {
              key,
              originalname: 'profile.pdf',
              size: 1,
              mimetype: 'application/pdf',
              file_id: key,
            },
          },
          updatedAt: '2026-03-02T09:00:00Z',
        }
      : null,
    orderData: testOrderData,
  }));

/** Opens the page of the customer's order `order-1`. */
export const openOrder = (
  options: Parameters<typeof renderPage>[1] = {},
): Promise<RenderedPage> => {
  shownSlots.clear();
  return renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    ...options,
    portal: { SlotHost, ...options.portal },
  });
};

/** The heading of a service, with which it is opened and closed. */
export const findService = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^${name}`) });
