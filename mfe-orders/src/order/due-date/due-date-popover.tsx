import Popover from 'antd/es/popover';
import { DueDateForm, type DueDateFormProps } from './due-date-form.tsx';

/** Props of {@link DueDatePopover}. */
export interface DueDatePopoverProps extends DueDateFormProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The calendar that the due date opens; it hangs on the button around it. */
export const DueDatePopover = ({ isOpen, onOpenChange, ...form }: DueDatePopoverProps) => (
  <Popover
    trigger="click"
    open={isOpen}
    destroyOnHidden
    onOpenChange={onOpenChange}
    content={<DueDateForm {...form} />}
  >
    <span className="pui-opener-anchor" />
  </Popover>
);
