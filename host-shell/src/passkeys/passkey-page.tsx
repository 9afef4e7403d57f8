import { callApi } from '@portal/shared-contracts';
import { askForPasskey, secondStepByPasskey } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, QueryStates } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DoorFrame } from '../doors/door-frame.tsx';
import { useDoor } from '../doors/use-door.tsx';
import {
  canUsePasskeys,
  type PasskeyQuestion,
  refusalOf,
  signByPasskey,
} from './passkey-device.ts';
import { arrive } from '../sign-in/arrive.ts';

/** Asks the person's device; a refusal stands above the button, which can be pressed again. */
const AskDevice = ({
  question,
  from,
  onUsedUp,
}: {
  question: PasskeyQuestion;
  from: string | null;
  onUsedUp: () => Promise<unknown>;
}) => {
  const { t } = useTranslation('shell');
  const step = useMutation({
    mutationFn: async () =>
      arrive(await callApi(secondStepByPasskey, { passkey: await signByPasskey(question) }), from),
    // A question is good for one answer.
    onError: onUsedUp,
  });
  const refusal = refusalOf(step.error);
  return (
    <>
      {refusal && <p role="alert">{t(refusal)}</p>}
      {step.error && !refusal && <ErrorState error={step.error} />}
      <Button type="primary" loading={step.isPending} onClick={() => step.mutate()}>
        {t('passkeys.use')}
      </Button>
    </>
  );
};

/** The second step of signing in by a passkey, for whoever has one and a browser that knows them. */
export const PasskeyPage = () => {
  const { t } = useTranslation('shell');
  const door = useDoor();
  const query = useQuery({
    queryKey: ['passkey-question'],
    queryFn: async () => (await callApi(askForPasskey, {})).options,
    enabled: canUsePasskeys(),
    // Nothing of it is worth keeping, and a second reading would make a second question.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <DoorFrame {...door} title={t('secondStep.title')} context={t('passkeys.context')}>
      {canUsePasskeys() ? (
        <QueryStates query={query} skeleton="form">
          {(question) =>
            question ? (
              <AskDevice question={question} from={door.from} onUsedUp={() => query.refetch()} />
            ) : (
              <p>{t('passkeys.none')}</p>
            )
          }
        </QueryStates>
      ) : (
        <p>{t('passkeys.unable')}</p>
      )}
      <p className="sign-in-after">
        <door.Link to={routes.secondStep({}, { from: door.returnTo })}>
          {t('passkeys.code')}
        </door.Link>
      </p>
    </DoorFrame>
  );
};
