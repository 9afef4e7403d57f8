import Select from 'antd/es/select';

/** Props of {@link FilterMenu}. */
export interface FilterMenuProps {
  title: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  /** Wide enough for the name of the filter, in any language. */
  minWidth: string;
  onChange: (values: readonly string[]) => void;
}

/** The choices of one filter; it opens at once, because it came when somebody asked for it. */
export const FilterMenu = ({ title, options, values, minWidth, onChange }: FilterMenuProps) => (
  <Select
    className="pui-filter"
    style={{ minWidth }}
    mode="multiple"
    defaultOpen
    autoFocus
    placeholder={title}
    aria-label={title}
    value={[...values]}
    maxTagCount={0}
    maxTagPlaceholder={title}
    options={[...options]}
    onChange={(chosen: string[]) => onChange(chosen)}
  />
);
