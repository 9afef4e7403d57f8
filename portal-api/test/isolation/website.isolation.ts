import { getClientCustomizations, getWebsite } from '@portal/shared-contracts/website';
import { expectCall, isolationTable } from './isolation.ts';

const everybody = {
  nobody: 200,
  revoked: 200,
  sameSite: 200,
  otherSite: 200,
  writer: 200,
  reviewer: 200,
  own: 200,
};

export const isolation = isolationTable({
  prepare: async () => ({}),
  secrets: () => ['Northwind'],
  rows: [
    expectCall(getWebsite, 'customer', () => ({}), everybody),
    expectCall(getClientCustomizations, 'customer', () => ({}), everybody),
  ],
});
