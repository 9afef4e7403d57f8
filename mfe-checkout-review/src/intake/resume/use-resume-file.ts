import { limits } from '@portal/shared-contracts';
import type { AnalysisFailure } from '@portal/shared-contracts/reviews';
import { useAnnounce } from '@portal/shared-ui';
import { formatSize } from '@portal/shared-ui/upload';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resumeProblem } from './resume-file.ts';

/** The chosen file while the page is open; it is kept nowhere else (RV-08). */
export interface ResumeFile {
  file: File | undefined;
  /** Why the last choice was refused, in words. */
  problem: string | undefined;
  choose: (file: File) => void;
  remove: () => void;
}

/** What {@link useResumeFile} tells. */
interface ResumeFileNews {
  /** A file was taken. */
  onChosen: () => void;
  /** A file was taken, refused or taken away. */
  onChange: () => void;
}

/** Takes one file or says why not; both are announced. */
export const useResumeFile = ({ onChosen, onChange }: ResumeFileNews): ResumeFile => {
  const { t, i18n } = useTranslation('freereview');
  const announce = useAnnounce();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<AnalysisFailure>();
  const wordRefusal = useCallback(
    (code: AnalysisFailure | undefined): string | undefined =>
      code && t(`refused.${code}`, { size: limits.review.fileBytes / 1024 / 1024 }),
    [t],
  );
  const choose = useCallback(
    (chosen: File): void => {
      const code = resumeProblem(chosen, limits.review.fileBytes);
      const refusal = wordRefusal(code);
      onChange();
      setRefused(code);
      setFile(code ? undefined : chosen);
      if (!code) onChosen();
      const size = formatSize(chosen.size, i18n.language);
      announce(
        refusal ?? t('chosen', { name: chosen.name, size }),
        refusal ? 'assertive' : 'polite',
      );
    },
    [announce, i18n.language, onChange, onChosen, t, wordRefusal],
  );
  const remove = useCallback((): void => {
    onChange();
    setFile(undefined);
    announce(t('removed'));
  }, [announce, onChange, t]);
  const problem = wordRefusal(refused);
  return useMemo(() => ({ file, problem, choose, remove }), [file, problem, choose, remove]);
};
