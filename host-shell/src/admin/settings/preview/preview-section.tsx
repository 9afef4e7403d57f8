import { QueryStates, Section } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewQuery } from './preview.queries.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewPage, previewPages } from './preview-pages.tsx';

const schemes = ['light', 'dark'] as const;
const widths = ['wide', 'phone'] as const;

const PAUSE = 400;

type Changes = Readonly<Record<string, unknown>>;

/** What was typed last, once nobody types for a moment: not every letter is asked about. */
const useSettled = (changes: Changes): Changes => {
  const said = JSON.stringify(changes);
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), PAUSE);
    return () => clearTimeout(timer);
  }, [said]);
  return JSON.parse(settled) as Changes;
};

/** Pages and a mail with what is typed, light beside dark, wide and phone (BO-17). */
export const PreviewSection = ({ changes }: { changes: Changes }) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const [page, setPage] = useState<PreviewPage>('sign-in');
  const query = useQuery(previewQuery(useSettled(changes)));
  return (
    <Section title={t('preview.title')}>
      <label htmlFor={id}>{t('preview.page')}</label>
      <NativeSelect
        id={id}
        value={page}
        onChoose={(chosen) => setPage(chosen as PreviewPage)}
        options={previewPages.map((value) => ({ value, label: t(`preview.pages.${value}`) }))}
      />
      {query.isError && <p className="pui-help">{t('preview.waits')}</p>}
      {!query.isError && (
        <QueryStates query={query} skeleton="form">
          {(preview) => (
            <>
              {widths.map((width) => (
                <div key={width} className="admin-previews">
                  {schemes.map((scheme) => (
                    <PreviewFrame key={scheme} {...{ preview, page, scheme, width }} />
                  ))}
                </div>
              ))}
            </>
          )}
        </QueryStates>
      )}
    </Section>
  );
};
