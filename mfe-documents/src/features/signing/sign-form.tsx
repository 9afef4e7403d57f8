import { useVault } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, SaveState, Section, usePopup } from '@portal/shared-ui';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Tabs from 'antd/es/tabs';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderTouched } from '../../order-head/use-live-documents.ts';
import { DrawSignature } from './draw-signature.tsx';
import { sendSignature } from './signing.queries.ts';
import {
  noSignature,
  parseSignature,
  type SignatureDraft,
  signModes,
  type SignMode,
} from './signature-draft.ts';
import { TypeSignature } from './type-signature.tsx';
import { UploadSignature } from './upload-signature.tsx';

/** Three ways to sign; each keeps what was made, also through a reload, until the contract is signed. */
export const SignForm = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const navigate = useNavigate();
  const touched = useOrderTouched(orderId);
  const draft = useVault(`signature:${orderId}`, noSignature, parseSignature);
  const { mode, strokes, name, picture } = draft.value;
  const [drawn, setDrawn] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: sendSignature,
    onSuccess: async () => {
      await draft.clear();
      popup.success(t('sign.success'));
      await touched();
      await navigate(routes.orderView({ id: orderId }));
    },
  });
  // A picture takes its time to be read; what was typed meanwhile stays.
  const latest = useRef(draft.value);
  useLayoutEffect(() => {
    latest.current = draft.value;
  }, [draft.value]);
  const keep = (change: Partial<SignatureDraft>): void =>
    draft.setValue({ ...latest.current, ...change });
  const image = { draw: drawn, type: typed, upload: picture }[mode];
  const panes: Record<SignMode, React.ReactNode> = {
    draw: (
      <DrawSignature
        strokes={strokes}
        onStrokes={(next) => keep({ strokes: next.map((stroke) => [...stroke]) })}
        onImage={setDrawn}
      />
    ),
    type: <TypeSignature name={name} onName={(next) => keep({ name: next })} onImage={setTyped} />,
    upload: <UploadSignature image={picture} onImage={(next) => keep({ picture: next })} />,
  };
  const submit = (): void => {
    setChecked(true);
    if (image) send.mutate({ orderId, image });
  };
  if (!draft.isReady) return null;
  return (
    <Section title={t('sign.title')} extra={<SaveState status={draft.status} />}>
      <form
        className="doc-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Tabs
          activeKey={mode}
          onChange={(key) => keep({ mode: signModes.find((known) => known === key) ?? 'draw' })}
          items={signModes.map((key) => ({ key, label: t(`sign.${key}`), children: panes[key] }))}
        />
        {isChecked && !image && (
          <p className="pui-field-error" role="alert">
            {t('sign.missing')}
          </p>
        )}
        {send.isError && <ErrorState error={send.error} safe={t('sign.safe')} />}
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {t('sign.submit')}
        </Button>
      </form>
    </Section>
  );
};
