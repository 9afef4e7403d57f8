import { Button } from '@portal/shared-ui/controls';
import { usePortal } from '@portal/shared-contracts/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { readOverrides, writeOverrides } from '../trust/loopback-overrides.ts';
import { Notice } from './notice.tsx';
import { aboutPart, remoteTexts } from '../remote-texts.ts';
import { useRemotes } from '../remotes-context.ts';

const endPreview = (): void => {
  const isOwn = Object.keys(readOverrides()).length > 0;
  writeOverrides({});
  if (isOwn) location.reload();
  else location.assign(`${location.pathname}?preview=off`);
};

/** Says that a part is not the released one, or that its preview failed, with a way back. */
export const PreviewBanner = (): ReactNode => {
  const { loader, failedOverrides = [] } = useRemotes();
  const { language } = usePortal();
  useSyncExternalStore(loader.subscribe, () => loader.version);
  const previewed = loader.remotes.filter(({ channel }) => channel === 'preview');
  const broken = previewed.filter((remote) => loader.hasFallenBack(remote.manifest.name));
  const missing = loader.remotes.filter(
    ({ manifest, channel }) =>
      channel !== 'preview' && loader.set.preview?.remotes.includes(manifest.name),
  );
  if (previewed.length + missing.length + failedOverrides.length === 0) return null;
  const texts = remoteTexts[language];
  const titles = (remotes: typeof previewed): string =>
    remotes.map(({ manifest }) => manifest.title[language]).join(', ');
  const failed = [...broken, ...missing];
  const lost = [...failedOverrides, ...(failed.length > 0 ? [titles(failed)] : [])].join(', ');
  const text =
    lost === ''
      ? aboutPart(texts.preview, titles(previewed))
      : aboutPart(texts.previewFailed, lost);
  return (
    <Notice text={text}>
      <Button size="small" onClick={endPreview}>
        {texts.endPreview}
      </Button>
    </Notice>
  );
};
