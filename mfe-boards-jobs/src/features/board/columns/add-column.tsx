import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useBoardCommands } from '../board-context.ts';

/** The button behind the last column (BJ-15). */
export const AddColumn = () => {
  const { t } = useTranslation('boards');
  const commands = useBoardCommands();
  return (
    <div className="board-add-column">
      <Button type="dashed" block onClick={commands.addColumn}>
        {t('column.add')}
      </Button>
    </div>
  );
};
