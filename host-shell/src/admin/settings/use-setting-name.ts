import { useTranslation } from 'react-i18next';
import { sectionNames, settingSections } from './fields.data.ts';

const fields = sectionNames.flatMap((section) =>
  settingSections[section].map(({ path }) => ({ section, path })),
);

/** What a page calls a setting; several that are kept under one name are called like their page. */
export const useSettingName = (): ((path: string) => string) => {
  const { t } = useTranslation('admin');
  return (path) => {
    if (fields.some((field) => field.path === path)) return t(`settings.fields.${path}`);
    const group = fields.find((field) => field.path.startsWith(`${path}.`));
    return group ? t(`settings.sections.${group.section}`) : path;
  };
};
