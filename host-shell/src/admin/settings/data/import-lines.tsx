import { type ImportLine, importActs } from '@portal/shared-contracts/admin';
import { StatusChip } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../language/language-names.ts';
import { useMailTexts } from '../../../mails/texts.ts';
import { useSettingName } from '../use-setting-name.ts';

const KINDS = { create: 'done', change: 'in-progress', same: 'done', refused: 'problem' } as const;

const shown = (value: unknown): string => {
  if (value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a line is about as its own page calls it; a title of the file where it has one. */
const useTitle = () => {
  const { t } = useTranslation(['admin', 'mails']);
  const nameOf = useSettingName();
  useMailTexts();
  return ({ part, key, title }: ImportLine): string => {
    if (part === 'settings') return nameOf(key);
    if (part !== 'mail-templates') return title;
    const [event, language] = key.split('/');
    const [, spoken = language] = languageNames.find(([code]) => code === language) ?? [];
    return `${t(`mails:events.${event}`, { defaultValue: event })} · ${spoken}`;
  };
};

const Changes = ({ line }: { line: ImportLine }) => {
  const nameOf = useSettingName();
  const whole = (path: string) => (line.part === 'settings' ? nameOf(`${line.key}.${path}`) : path);
  return (
    <ul className="admin-changes">
      {line.changes.map(({ path, before, after }) => (
        <li key={path}>
          {path !== '' && <code>{whole(path)}</code>} <del>{shown(before)}</del>{' '}
          <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
};

const Line = ({ line }: { line: ImportLine }) => {
  const { t } = useTranslation('admin');
  const title = useTitle()(line);
  const { part, act, changes, reason } = line;
  return (
    <li className="admin-step">
      <div className="admin-step-text">
        {changes.length > 0 ? (
          <Disclosure label={title}>
            <Changes line={line} />
          </Disclosure>
        ) : (
          <strong>{title}</strong>
        )}
        <p className="pui-help">{reason ?? t(`data.parts.${part}`, { defaultValue: part })}</p>
      </div>
      <StatusChip kind={KINDS[act]} label={t(`data.acts.${act}`)} />
    </li>
  );
};

/** What an import would do: how much of each, and everything that is not the same (BO-30). */
export const ImportLines = ({ lines }: { lines: readonly ImportLine[] }) => {
  const { t } = useTranslation('admin');
  const count = (act: ImportLine['act']) => lines.filter((line) => line.act === act).length;
  const told = lines.filter(({ act }) => act !== 'same');
  return (
    <>
      <p>{importActs.map((act) => t(`data.counts.${act}`, { count: count(act) })).join(' · ')}</p>
      {told.length > 0 && (
        <ol className="admin-steps">
          {told.map((line) => (
            <Line key={`${line.part}/${line.key}`} line={line} />
          ))}
        </ol>
      )}
    </>
  );
};
