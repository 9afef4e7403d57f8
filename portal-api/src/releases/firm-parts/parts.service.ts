import type { Part, PartDetail } from '@portal/shared-contracts/admin';
import { CONTRACT_VERSION, type Language } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { switchPart } from '../../domains/website/settings/settings.service.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database.ts';
import { HOUR } from '../../kernel/time/durations.ts';
import { createPreviewToken } from '../preview/preview.ts';
import { listRegistry } from '../store/registry.repository.ts';
import type { Release, RemoteEntry, SiteChoice } from '../store/releases.types.ts';
import type { SigningKey } from '../store/signing.ts';
import { listHistory } from '../rollout/channels.repository.ts';
import { isUsable, newestFirst, resolveRemote } from '../rollout/resolve-remote.ts';
import { defaultChoice } from '../rollout/resolve-set.ts';
import { changeSiteChoice } from '../rollout/site-choices.ts';
import { listSiteChoices } from '../rollout/site-choices.repository.ts';

const PREVIEW_HOURS = 24;

/** What the parts of a firm are read and changed with. */
export interface PartTools {
  /** Sees the registry. */
  readonly db: Database;
  readonly now: () => Date;
  readonly key: SigningKey;
}

/** Whose parts are read, and in which language. */
type Reader = Pick<Context, 'site' | 'language'>;

interface Owned {
  entry: RemoteEntry;
  choice: SiteChoice;
  running: Release | undefined;
  earlier: Release | undefined;
}

const toOwned = (entry: RemoteEntry, choice: SiteChoice = defaultChoice): Owned => {
  const { release, previous } = resolveRemote(entry, choice, false, CONTRACT_VERSION);
  return { entry, choice, running: release, earlier: previous[0] };
};

const ownedParts = async ({ db }: PartTools, { site }: Reader): Promise<Owned[]> => {
  const choices = (await listSiteChoices(db)).get(site.id);
  return (await listRegistry(db)).map((entry) => toOwned(entry, choices?.get(entry.remote)));
};

const pagesOf = (release: Release | undefined, language: Language): Part['pages'] =>
  (release?.manifest.pages ?? []).map(({ path, title }) => ({ path, title: title[language] }));

const isSwitchedOn = ({ site }: Reader, remote: string): boolean =>
  (site.settings.enabledRemotes as Readonly<Record<string, boolean | undefined>>)[remote] !== false;

const present = (ctx: Reader, { entry, choice, running, earlier }: Owned): Part => ({
  remote: entry.remote,
  title: running?.manifest.title[ctx.language] ?? entry.remote,
  isOn: isSwitchedOn(ctx, entry.remote),
  offByPlatform: !choice.isOn,
  channel: choice.channel,
  pinned: choice.pinned ?? null,
  running: running?.version ?? null,
  earlier: earlier?.version ?? null,
  stable: entry.stable?.version ?? null,
  canary: entry.canary ? { release: entry.canary.version, percent: entry.canary.percent } : null,
  pages: pagesOf(running, ctx.language),
});

/** The parts of the portal as a firm has them. */
export const listOwnParts = async (tools: PartTools, ctx: Reader): Promise<Part[]> =>
  (await ownedParts(tools, ctx)).map((owned) => present(ctx, owned));

const requirePart = async (tools: PartTools, ctx: Reader, remote: string): Promise<Owned> => {
  const found = (await ownedParts(tools, ctx)).find(({ entry }) => entry.remote === remote);
  if (!found) throw new Refusal('part-unknown');
  return found;
};

const detail = async (tools: PartTools, ctx: Reader, owned: Owned): Promise<PartDetail> => {
  const pages = pagesOf(owned.running, ctx.language);
  return {
    ...present(ctx, owned),
    releases: owned.entry.releases
      .filter(({ pruned }) => !pruned)
      .toSorted(newestFirst)
      .map((release) => {
        const kept = new Set(release.manifest.pages.map(({ path }) => path));
        return {
          release: release.version,
          publishedAt: release.publishedAt,
          isTakenBack: release.takenBack !== undefined,
          vanishing: pages.filter(({ path }) => !kept.has(path)),
        };
      }),
    history: (await listHistory(tools.db, owned.entry.remote)).map((entry) => ({
      at: entry.changedAt,
      action: entry.action,
      channel: entry.channel,
      release: entry.version,
    })),
  };
};

/** One part with its releases and what happened to them. */
export const readOwnPart = async (
  tools: PartTools,
  ctx: Reader,
  remote: string,
): Promise<PartDetail> => detail(tools, ctx, await requirePart(tools, ctx, remote));

/** What a firm changes of a part. */
export interface PartChange {
  remote: string;
  isOn?: boolean | undefined;
  channel?: 'stable' | 'canary' | undefined;
  pinned?: string | null | undefined;
  goBack?: true | undefined;
}

const pinOf = (owned: Owned, { pinned, goBack }: PartChange): string | null | undefined => {
  if (!goBack) return pinned;
  if (!owned.earlier) throw new Refusal('part-without-earlier');
  return owned.earlier.version;
};

const refuseUnfit = (owned: Owned, change: PartChange, pin: string | null | undefined): void => {
  if (change.isOn && !owned.choice.isOn) throw new Refusal('part-off-by-platform', {}, 'isOn');
  const isKnown = owned.entry.releases.some(
    (release) => release.version === pin && isUsable(release),
  );
  if (pin && !isKnown) throw new Refusal('field-no-option', {}, 'pinned');
};

/** Switches a part, chooses its channel or keeps one of its releases; nothing that it holds is deleted. */
export const changeOwnPart = async (
  tools: PartTools,
  ctx: Context,
  change: PartChange,
): Promise<void> => {
  const owned = await requirePart(tools, ctx, change.remote);
  const pin = pinOf(owned, change);
  refuseUnfit(owned, change, pin);
  const { remote, isOn, channel } = change;
  const { choice } = owned;
  ctx.audit.note({
    subject: { kind: 'part', id: remote },
    before: { isOn: isSwitchedOn(ctx, remote), channel: choice.channel, pinned: choice.pinned },
    after: { isOn, channel, pinned: pin },
  });
  if (isOn !== undefined) await switchPart(tools.db, ctx, remote, isOn);
  const changed = {
    ...(channel ? { channel } : {}),
    ...(pin === undefined ? {} : { pinned: pin ?? undefined }),
  };
  if (Object.keys(changed).length > 0) await changeSiteChoice(tools, ctx.site.id, remote, changed);
};

/** A link that shows one release on this site for a day. */
export const previewOwnPart = async (
  tools: PartTools,
  ctx: Context,
  { remote, release }: { remote: string; release: string },
): Promise<{ link: string; expiresAt: string }> => {
  refuseUnfit(await requirePart(tools, ctx, remote), { remote }, release);
  const issuedAt = tools.now().toISOString();
  const expiresAt = new Date(tools.now().getTime() + PREVIEW_HOURS * HOUR).toISOString();
  const claims = { site: ctx.site.id, releases: { [remote]: release }, issuedAt, expiresAt };
  ctx.audit.note({ subject: { kind: 'part', id: remote }, after: { preview: release } });
  const token = createPreviewToken(claims, tools.key);
  return { link: `${ctx.origin}/?preview=${token}`, expiresAt };
};
