/** Turns while something runs; hidden from screen readers, which keep the name of what is busy. */
export const Spinner = () => (
  <span className="anticon pui-spinner" aria-hidden="true">
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" focusable="false">
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  </span>
);
