import type { DrawnPage, FrameInput, PageRenderer } from '@portal/shared-contracts/doors';
import { isOffered } from '@portal/shared-contracts/remote';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createI18n } from '../language/create-i18n.ts';
import { RoleMenu, type SideMenuProps } from '../menu/role-menu.tsx';
import { backOffice } from '../routing/own-pages.ts';
import type { ResolvedPage } from '../routing/resolve-page.ts';
import { DrawnFrame } from './drawn-frame.tsx';
import { DrawnVisit } from './drawn-visit.tsx';
import { pageOf } from './page-of.ts';

type RemotePage = Extract<ResolvedPage, { kind: 'remote' }>['found']['page'];

/** The heading of a page with a frame; undefined for every other address. */
const headingOf = (
  page: ResolvedPage,
  { path, language }: FrameInput,
  { t }: Pick<i18n, 't'>,
  ownPlaces: readonly { key: string; to: string }[],
): string | undefined => {
  if (page.kind === 'remote')
    return page.found.page.layout === 'main' ? page.found.page.title[language] : undefined;
  if (page.kind !== 'own' || page.page.layout !== 'main') return undefined;
  if (page.page.key !== backOffice.key) return t(`shell:titles.${page.page.key}`);
  const place = ownPlaces.find(({ to }) => to === path);
  return place ? t(`admin:places.${place.key}`) : '';
};

/** What a drawing needs of the back office, loaded for admins alone. */
const backOfficeParts = async (texts: i18n) => {
  const [{ AdminMenu }, { places }, { prepareAdminTexts }] = await Promise.all([
    import('../admin/menu/admin-menu.tsx'),
    import('../admin/places.ts'),
    import('../admin/texts.ts'),
  ]);
  await prepareAdminTexts(texts);
  return { Menu: AdminMenu as ComponentType<SideMenuProps>, places };
};

/** Mark and title of a page without a frame that asks for them. */
const drawVisit = async (page: RemotePage, input: FrameInput): Promise<DrawnPage | undefined> => {
  if (page.drawn !== 'brand' || !isOffered(page, input.website)) return undefined;
  const texts = await createI18n(input.language, input.website);
  const title = page.title[input.language];
  const intro = page.intro?.[input.language];
  return {
    title: `${title} · ${input.website.companyName}`,
    ...(intro && { description: intro }),
    html: renderToString(
      <DrawnVisit
        website={input.website}
        i18n={texts}
        title={title}
        intro={intro}
        isReading={page.width === 'reading'}
      />,
    ),
  };
};

/** Draws bar, menu and heading. Nothing of a person is kept: everything comes with the call. */
export const renderFrame: PageRenderer['renderFrame'] = async ({ session, ...asked }) => {
  const page = pageOf({ session, ...asked });
  if (page.kind === 'remote' && page.found.page.layout === 'bare')
    return drawVisit(page.found.page, { session, ...asked });
  if (!session || (page.kind !== 'own' && page.kind !== 'remote')) return undefined;
  const input = { ...asked, session };
  const texts = await createI18n(input.language, input.website);
  const isAdmin = session.user.role === 'admin';
  const { Menu, places } = isAdmin
    ? await backOfficeParts(texts)
    : { Menu: RoleMenu, places: [] as const };
  const title = headingOf(page, input, texts, places);
  if (title === undefined) return undefined;
  return {
    title: [title, input.website.companyName].filter(Boolean).join(' · '),
    html: renderToString(<DrawnFrame input={input} i18n={texts} title={title} Menu={Menu} />),
  };
};
