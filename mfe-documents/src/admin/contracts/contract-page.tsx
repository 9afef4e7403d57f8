import { adminRoutes, type FirmContract } from '@portal/shared-contracts/admin';
import {
  ErrorState,
  Page as PageFrame,
  PageHeader,
  QueryStates,
  StatusChip,
} from '@portal/shared-ui';
import { AskedDeletion, UndoOffer } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { ContractVersions, SignedCopies } from './contract-copies.tsx';
import { ContractEditor } from './contract-editor.tsx';
import { contractQuery, useContractAct, useContractDeletion } from './contracts.queries.ts';
import { type ContractDraft, useContractDraft } from './use-contract-draft.ts';
import '../admin.css';

const chips = { draft: 'in-progress', published: 'done', archived: 'waiting' } as const;

/** Acts on the contract as a whole. */
const useActs = (contract: FirmContract, draft: ContractDraft) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const copy = useContractAct('copy');
  const archive = useContractAct('archive');
  const restore = useContractAct('restore');
  const deletion = useContractDeletion();
  const { _id: id, version: baseVersion, state, published, title } = contract;
  const isArchived = state === 'archived';
  const aside = isArchived ? restore : archive;
  const all = [
    {
      key: 'copy',
      isShown: true,
      isPending: copy.isPending,
      act: () =>
        copy.mutate(
          { id, title: t('contract.copyOf', { title }) },
          { onSuccess: ({ _id }) => navigate(adminRoutes.contract({ contractId: _id })) },
        ),
    },
    {
      key: isArchived ? 'restore' : 'archive',
      isShown: published !== null,
      isPending: aside.isPending,
      act: () =>
        aside.mutate({ id, baseVersion }, { onSuccess: (next) => draft.goOnOver(next.version) }),
    },
  ];
  const error = [copy, archive, restore].find((one) => one.error)?.error;
  const remove = async (): Promise<void> => {
    await deletion.mutateAsync(id);
    void navigate(adminRoutes.contracts({}));
  };
  return { shown: all.filter(({ isShown }) => isShown), error, remove };
};

const Contract = ({ contract }: { contract: FirmContract }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const draft = useContractDraft(contract);
  const { shown, error, remove } = useActs(contract, draft);
  return (
    <>
      <PageHeader
        title={contract.title}
        status={
          <StatusChip
            kind={chips[contract.state]}
            label={t(`contracts.states.${contract.state}`)}
          />
        }
        back={{ to: adminRoutes.contracts({}), label: t('contracts.title') }}
        extra={
          <div className="doc-admin-buttons">
            {shown.map(({ key, isPending, act }) => (
              <Button key={key} loading={isPending} onClick={act}>
                {t(`contract.${key}`)}
              </Button>
            ))}
            {contract.published === null && (
              <AskedDeletion label={t('contract.delete')} onConfirm={remove}>
                {t('contract.askDelete')}
              </AskedDeletion>
            )}
          </div>
        }
      />
      {error && <ErrorState error={error} />}
      <ContractEditor contract={contract} draft={draft} />
      <ContractVersions id={contract._id} />
      <SignedCopies id={contract._id} />
    </>
  );
};

const ContractOfAddress = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { contractId = '' } = useParams();
  const query = useQuery(contractQuery(contractId));
  return (
    <PageFrame>
      <QueryStates
        query={query}
        title={t('contracts.title')}
        back={{ to: adminRoutes.contracts({}), label: t('contracts.title') }}
      >
        {(contract) => <Contract key={contractId} contract={contract} />}
      </QueryStates>
      <UndoOffer />
    </PageFrame>
  );
};

/** `/admin/contracts/:contractId`: its draft, its versions and who signed them (BO-81). */
export const Page = withAdminTexts(ContractOfAddress);
