import { useTranslation } from 'react-i18next';
import { Button } from '../controls/index.ts';
import { Row } from '../page/page.tsx';

/** Props of {@link KeepOrTake}. */
export interface KeepOrTakeProps {
  /** The field that both changed, where it is one among others. */
  field?: string;
  /** What the other has saved, in a sentence, where it can be told in one. */
  theirs?: string | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/** Somebody else saved the same meanwhile: both ways on, and nothing is lost before one is taken (BO-114). */
export const KeepOrTake = ({ field, theirs, onKeep, onTake }: KeepOrTakeProps) => {
  const { t } = useTranslation('ui');
  const ways = [
    [t('keepMine'), onKeep],
    [t('takeTheirs'), onTake],
  ] as const;
  return (
    <Row>
      {theirs && <span className="pui-help">{theirs}</span>}
      {ways.map(([way, onClick]) => (
        <Button
          key={way}
          size="small"
          {...(field ? { 'aria-label': `${way}: ${field}` } : {})}
          onClick={onClick}
        >
          {way}
        </Button>
      ))}
    </Row>
  );
};
