import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useBoardCommands } from '../board-context.ts';

/** Adds a list behind the last one (BJ-15); it stands where it is reached however many lists there are. */
export const AddColumn = () => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  return (
    <Button className="board-add-column" type="dashed" onClick={commands.addColumn}>
      {t('column.add')}
    </Button>
  );
};
