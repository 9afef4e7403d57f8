import { Section, usePopup } from '@portal/shared-ui';
import { KeepOrTake } from '@portal/shared-ui/back-office';
import { Alert } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleForm } from '../list/title-form.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import type { QuestionnaireActs } from './use-builder.ts';

interface RenameProps {
  title: string;
  acts: QuestionnaireActs;
  onDone: () => void;
}

/** Another name; one that somebody else gave it meanwhile is shown before it is replaced. */
export const Rename = ({ title, acts, onDone }: RenameProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const [from] = useState(title);
  const [clash, setClash] = useState<{ mine: string; theirs: string }>();
  const rename = async (mine: string, before: string): Promise<void> => {
    const theirs = await acts.rename(mine, before);
    if (theirs === undefined) onDone();
    else setClash({ mine, theirs });
  };
  if (!clash)
    return (
      <TitleForm
        heading={t('acts.rename')}
        title={title}
        submit={t('save')}
        onSubmit={(name) => rename(name, from)}
        onCancel={onDone}
      />
    );
  const { mine, theirs } = clash;
  return (
    <Section title={t('acts.rename')}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('acts.renamedMeanwhile', { title: theirs })}
        description={
          <KeepOrTake
            field={mine}
            onKeep={() => void rename(mine, theirs).catch(popup.failure)}
            onTake={onDone}
          />
        }
      />
    </Section>
  );
};
