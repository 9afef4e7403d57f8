import { useId, useState, type ReactNode } from 'react';
import { DownIcon, RightIcon } from '../icons.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** What stands in the head and opens it. */
  label: ReactNode;
  /** Beside the head, outside of the button. */
  extra?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part that opens and closes under its head. What is inside stays mounted once it was open. */
export const Disclosure = ({ label, extra, isOpenAtFirst = false, children }: DisclosureProps) => {
  const id = useId();
  const [state, setState] = useState({ isOpen: isOpenAtFirst, wasOpen: isOpenAtFirst });
  const { isOpen, wasOpen } = state;
  const Mark = isOpen ? DownIcon : RightIcon;
  return (
    <div className="pui-disclosure">
      <div className="pui-disclosure-head">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setState({ isOpen: !isOpen, wasOpen: true })}
        >
          <Mark />
          {label}
        </button>
        {extra}
      </div>
      <div id={id} className="pui-disclosure-body" hidden={!isOpen}>
        {wasOpen && children}
      </div>
    </div>
  );
};
