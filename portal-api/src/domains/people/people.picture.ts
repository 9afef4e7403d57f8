import { acceptedEndings, fileEnding } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../kernel/context.ts';
import type { IncomingFile } from '../../kernel/files.ts';
import { getPerson } from './people.service.ts';
import { updatePerson } from './people.repository.ts';

const PICTURES: readonly string[] = acceptedEndings.picture;

/** Stores the new picture, shows it everywhere, then removes the old one. */
export const replacePicture = async (
  ctx: SiteContext,
  personId: string,
  file: IncomingFile,
): Promise<string> => {
  if (!PICTURES.includes(fileEnding(file.filename))) throw new Refusal('picture-kind-unknown');
  const { profile_img: old } = await getPerson(ctx.db, personId);
  const stored = await ctx.files.store(file, personId, { kind: 'person', id: personId });
  await updatePerson(ctx.db, personId, { profile_img: stored.key });
  if (old) await ctx.files.remove(old);
  await ctx.live.publish({ type: 'person.changed', userId: personId }, { people: [personId] });
  return stored.key;
};
