import { useVault } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, Row, SaveState, Section, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAnnounceChange } from '../../order-head/use-announce-change.ts';
import { panelOf, ViewTabs } from '../../view-tabs/view-tabs.tsx';
import { DrawSignature } from './draw-signature.tsx';
import { sendSignature } from './signing.queries.ts';
import {
  noSignature,
  parseSignature,
  signatureKey,
  type SignatureValues,
  signModes,
  type SignMode,
} from './signature-values.ts';
import { TypeSignature } from './type-signature.tsx';
import { UploadSignature } from './upload-signature-on-demand.ts';

const useSending = (orderId: string, clear: () => Promise<void>) => {
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const navigate = useNavigate();
  const announceChange = useAnnounceChange(orderId);
  return useMutation({
    mutationFn: sendSignature,
    onSuccess: async () => {
      await clear();
      popup.success(t('sign.success'));
      await announceChange();
      await navigate(routes.orderView({ id: orderId }));
    },
    // What failed may have arrived all the same: the page shows what the server knows. Nothing waits for that.
    onError: () => void announceChange(),
  });
};

/** The three signatures that are being made, and the picture of the one that is open. */
const useSignature = (orderId: string) => {
  const kept = useVault(signatureKey(orderId), noSignature, parseSignature);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // A picture takes its time to be read; what was typed meanwhile stays.
  const latest = useRef(kept.value);
  useLayoutEffect(() => {
    latest.current = kept.value;
  }, [kept.value]);
  const keep = (change: Partial<SignatureValues>): void =>
    kept.setValue({ ...latest.current, ...change });
  const { mode, strokes, name, picture } = kept.value;
  const image = { draw: drawn, type: typed, upload: picture }[mode];
  const panes: Record<SignMode, ReactNode> = {
    draw: (
      <DrawSignature
        strokes={strokes}
        onStrokes={(next) => keep({ strokes: next.map((stroke) => [...stroke]) })}
        onImage={setDrawn}
      />
    ),
    type: <TypeSignature name={name} onName={(next) => keep({ name: next })} onImage={setTyped} />,
    upload: (
      <UploadSignature
        image={picture}
        onImage={(next) => keep({ picture: next })}
        onLost={() => keep({ mode: 'draw' })}
      />
    ),
  };
  return { kept, keep, mode, image, panes };
};

/** Three ways to sign; each keeps what was made, also through a reload, until the contract is signed. */
export const SignForm = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('documents');
  const { kept, keep, mode, image, panes } = useSignature(orderId);
  const send = useSending(orderId, kept.clear);
  const [isChecked, setChecked] = useState(false);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (image) send.mutate({ orderId, image });
  };
  if (!kept.isReady) return null;
  return (
    <Section title={t('sign.title')}>
      <form className="doc-form" onSubmit={submit}>
        <ViewTabs
          id={id}
          label={t('sign.title')}
          views={signModes.map((key) => ({ key, label: t(`sign.${key}`) }))}
          view={mode}
          onView={(next) => keep({ mode: next })}
        />
        <div {...panelOf(id, mode)} tabIndex={0}>
          {panes[mode]}
        </div>
        {isChecked && !image && (
          <p className="pui-field-error" role="alert">
            {t('sign.missing')}
          </p>
        )}
        {send.isError && <ErrorState error={send.error} safe={t('sign.safe')} />}
        <Row gap={2}>
          <Button type="primary" htmlType="submit" loading={send.isPending}>
            {t('sign.submit')}
          </Button>
          <SaveState status={kept.status} isDraft />
        </Row>
      </form>
    </Section>
  );
};
