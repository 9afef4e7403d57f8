import { type ContractData, getContract } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { stubApi } from '@portal/shared-contracts/testing';
import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import en from '../locales/en.json';
import { Page } from '../pages/contract.tsx';

/** A contract that nobody has signed yet. */
export const UNSIGNED: ContractData = { content: '<h2>Agreement</h2>', receipt: null };

/** What the server has of the contract; nothing where it was not asked for yet. */
export const stubContract = (data: ContractData | null): void =>
  stubApi(getContract, () => ({ status: true, data }));

/** Opens the contract of an order. */
export const openContract = (vault: KillableVault | null = null) =>
  renderPage(<Page />, {
    portal: { vault },
    path: routes.contractFill({ id: 'order-1' }),
    pattern: routes.contractFill.pattern,
    bundles: { documents: en },
  });
