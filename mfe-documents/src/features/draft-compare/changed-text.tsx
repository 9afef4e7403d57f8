import { VisuallyHidden } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Change } from './word-changes.ts';
import './draft-compare.css';

/** A text with its changes: struck out and underlined, named for those who cannot see that. */
export const ChangedText = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation('documents');
  return (
    <div className="doc-changes">
      {changes.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={index}>
            <VisuallyHidden>{t(`compare.${kind}`)} </VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </div>
  );
};
