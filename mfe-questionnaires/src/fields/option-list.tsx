/** Props of {@link OptionList}. */
interface OptionListProps {
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox';
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  className: string;
  isDisabled?: boolean;
  onChange: (chosen: string[]) => void;
}

/** Options that all stay in sight, each a native box or dot with its words. */
export const OptionList = (props: OptionListProps) => {
  const { kind, name, options, chosen, className, isDisabled = false, onChange } = props;
  // In the order in which they stand, and without what is no option any more.
  const withOption = (value: string, isChosen: boolean): string[] =>
    options
      .map((option) => option.value)
      .filter((one) => (one === value ? isChosen : kind === 'checkbox' && chosen.includes(one)));
  return (
    <div className={className}>
      {options.map(({ value, label }) => (
        <label key={value} className="pui-check">
          <input
            type={kind}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={isDisabled}
            onChange={({ target }) => onChange(withOption(value, target.checked))}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
};
