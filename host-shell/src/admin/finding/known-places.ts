import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup } from '../../menu/build-menu.ts';
import { useRemoteItems } from '../../menu/use-remote-items.ts';
import { places } from '../places.ts';
import { sectionNames, settingSections } from '../settings/fields.data.ts';
import type { Hit } from './hit.ts';

const MOST = 6;

/** Small letters without accents, so that `uberblick` finds `Überblick`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const settingHits = (isOwner: boolean, t: TFunction<'admin'>, has: (key: string) => boolean) => {
  const page = (section: string): Hit => ({
    kind: 'page',
    key: `page:${section}`,
    title: t(`settings.sections.${section}`),
    about: t('places.settings'),
    to: adminRoutes.settings({ section }),
  });
  const open = sectionNames.filter((section) => isOwner || section !== 'scripts');
  const fields = open.flatMap((section) =>
    settingSections[section].map(({ path }): Hit => {
      const about = `settings.about.${path}`;
      return {
        kind: 'setting',
        key: `setting:${path}`,
        title: t(`settings.fields.${path}`),
        about: t(`settings.sections.${section}`),
        ...(has(`admin:${about}`) ? { words: t(about) } : {}),
        to: `${adminRoutes.settings({ section })}#${path}`,
      };
    }),
  );
  return [...[...open, 'data'].map(page), ...fields];
};

/** The pages and settings of the back office in the reader's language, as far as the areas reach. */
const useKnown = (): Hit[] => {
  const { t, i18n } = useTranslation('admin');
  const { user } = usePortal();
  const { items } = useRemoteItems();
  const rights = user?.admin;
  return useMemo(() => {
    const links = items.flatMap((item) => (isGroup(item) ? item.links : [item]));
    const remote = links.map(({ label, to }) => ({ title: label, to }));
    const own = places
      .filter(({ area }) => !area || holdsArea(rights, area))
      .map(({ key, to }) => ({ title: t(`places.${key}`), to }));
    const pages = [...remote, ...own].map(({ title, to }): Hit => ({
      kind: 'page',
      key: `page:${to}`,
      title,
      about: '',
      to,
    }));
    if (!holdsArea(rights, 'settings')) return pages;
    const has = (key: string) => i18n.exists(key);
    return [...pages, ...settingHits(holdsArea(rights, 'owner'), t, has)];
  }, [items, rights, t, i18n]);
};

const rank = (title: string, text: string): number => {
  if (title.startsWith(text)) return 0;
  return title.includes(text) ? 1 : 2;
};

const startsWord = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));

/** What is known here, by how well it fits. */
export interface KnownHits {
  /** Begins a word as the text does. */
  near: Hit[];
  /** Has the text within a word, as `invoice lines` has `ines`: whoever is called so is meant first. */
  far: Hit[];
}

/** Pages, then settings that have every word of a text, the nearest first. */
export const useKnownHits = (text: string): KnownHits => {
  const known = useKnown();
  return useMemo(() => {
    const wanted = plain(text);
    if (wanted === '') return { near: [], far: [] };
    const words = wanted.split(/\s+/);
    const fitting = known.filter(({ title, about, words: more = '' }) => {
      const all = plain(`${title} ${about} ${more}`);
      // What a place belongs to helps to tell it, but does not find it alone.
      return (
        words.every((word) => all.includes(word)) &&
        words.some((word) => plain(`${title} ${more}`).includes(word))
      );
    });
    const ranked = fitting.toSorted(
      (a, b) => rank(plain(a.title), wanted) - rank(plain(b.title), wanted),
    );
    const isNear = ({ title, words: more = '' }: Hit): boolean =>
      words.some((word) => startsWord(plain(`${title} ${more}`), word));
    const shown = (['page', 'setting'] as const).flatMap((kind) =>
      ranked.filter((hit) => hit.kind === kind).slice(0, MOST),
    );
    return { near: shown.filter(isNear), far: shown.filter((hit) => !isNear(hit)) };
  }, [known, text]);
};
