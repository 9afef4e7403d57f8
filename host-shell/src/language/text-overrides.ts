import type { i18n } from 'i18next';

/** A firm's own wording: language, then `namespace:key` (`shell` when none is named), then text. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Override {
  namespace: string;
  key: string;
  text: string;
}

const read = (overrides: Readonly<Record<string, string>>): Override[] =>
  Object.entries(overrides).map(([name, text]) => {
    const [first = '', ...rest] = name.split(':');
    return rest.length > 0
      ? { namespace: first, key: rest.join(':'), text }
      : { namespace: 'shell', key: first, text };
  });

/**
 * Lays a firm's wording over each bundle as it arrives, whoever brings it; a text that the firm does
 * not name stays as it is.
 */
export const applyTextOverrides = (instance: i18n, overrides: TextOverrides): void => {
  instance.store.on('added', (language: string, namespace: string) => {
    for (const { namespace: wanted, key, text } of read(overrides[language] ?? {})) {
      if (wanted !== namespace || instance.getResource(language, namespace, key) === text) continue;
      // Only texts that exist can be worded differently: a firm adds none of its own.
      if (instance.getResource(language, namespace, key) === undefined) continue;
      instance.addResource(language, namespace, key, text);
    }
  });
};
