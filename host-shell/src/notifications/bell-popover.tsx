import Popover from 'antd/es/popover';
import { useIsPhone } from '@portal/shared-ui/theme';
import { BellList } from './bell-list.tsx';

/** Props of {@link BellPopover}. */
export interface BellPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the bell opens; it hangs on the button around it. */
export const BellPopover = ({ isOpen, onOpenChange }: BellPopoverProps) => {
  const isPhone = useIsPhone();
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      // Where the list is pushed aside, an arrow would point at something else.
      arrow={!isPhone}
      trigger="click"
      placement="bottomRight"
      // On a phone the list is wider than what is left of the bell.
      align={{ overflow: { adjustY: true, shiftX: true } }}
      {...(isPhone ? { classNames: { root: 'bell-sheet' } } : {})}
      destroyOnHidden
      // Right behind its button, so that the next Tab leads into it, and as wide as the bar allows.
      getPopupContainer={(anchor) => anchor.closest<HTMLElement>('.bell-place') ?? document.body}
      content={<BellList onDone={() => onOpenChange(false)} />}
    >
      <span className="pui-opener-anchor" />
    </Popover>
  );
};
