import { Section } from '@portal/shared-ui';
import { KeepOrTake } from '@portal/shared-ui/back-office';
import { useTranslation } from 'react-i18next';
import type { useSettingsForm } from '../use-settings-form.ts';
import type { Shown } from '../use-typed-settings.ts';
import { layOver, type Overrides, pathOfText, textOfPath } from './rewordings.ts';
import { labelOfText } from './text-label.ts';
import { TextsSection } from './texts-section.tsx';

type Form = ReturnType<typeof useSettingsForm>;

interface OwnWordingProps {
  form: Form;
  shown: Shown;
}

interface RefusedProps {
  form: Form;
  stored: Overrides;
  own: Overrides;
}

/** What the server refused, whichever texts are found at the moment. */
const Refused = ({ form, stored, own }: RefusedProps) => {
  const { t } = useTranslation('admin');
  const refused = Object.entries(form.errors);
  if (refused.length === 0) return null;
  return (
    <Section>
      <ul className="admin-steps">
        {refused.map(([path, problem]) => {
          const text = textOfPath(path);
          const wordingIn = (all: Overrides) => text && all[text.language]?.[text.name];
          const theirs = wordingIn(stored);
          return (
            <li key={path} id={`field-${path}`} tabIndex={-1}>
              {text && <code>{labelOfText(text)}</code>}
              <p>{wordingIn(own)}</p>
              <p className="pui-field-error">{problem}</p>
              {text && form.isStale && (
                <KeepOrTake
                  field={labelOfText(text)}
                  theirs={
                    theirs === undefined ? undefined : t('settings.theirs', { value: theirs })
                  }
                  onKeep={() => form.keepMine(path)}
                  onTake={() => form.takeTheirs(path)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

/** Texts that the firm words differently, each saved by itself (BO-20, BO-114). */
export const OwnWording = ({ form, shown }: OwnWordingProps) => {
  const stored = (shown.settings['textOverrides'] ?? {}) as Overrides;
  const own = layOver(stored, form.values['textOverrides']);
  return (
    <div id="field-textOverrides" tabIndex={-1}>
      <Refused form={form} stored={stored} own={own} />
      <TextsSection
        overrides={own}
        onReword={(text, wording) => form.type(pathOfText(text), wording)}
      />
    </div>
  );
};
