// Behind a remote's table of contents: texts that changed are put in place of those that the page shows.
module.exports = function hotTexts(source) {
  const { languages } = this.getOptions();
  const files = languages.map((language) => `./locales/${language}.json`);
  const imports = languages.map(
    (language) => `${language}: () => import('./locales/${language}.json')`,
  );
  return `${source}
import { getI18n as hotI18n } from 'react-i18next';
import { manifest as hotManifest } from './manifest.ts';
if (import.meta.webpackHot) {
  const texts = { ${imports.join(', ')} };
  import.meta.webpackHot.accept(${JSON.stringify(files)}, async (changed) => {
    const i18next = hotI18n();
    const { namespace } = hotManifest;
    for (const [language, load] of Object.entries(texts)) {
      if (!i18next.hasResourceBundle(language, namespace)) continue;
      const { default: bundle } = await load();
      i18next.removeResourceBundle(language, namespace);
      i18next.addResourceBundle(language, namespace, bundle, true, true);
    }
    i18next.emit('languageChanged', i18next.language);
  });
}
`;
};
