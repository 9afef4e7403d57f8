import { walkXml } from './walk-xml.ts';

/** What a style says about its paragraphs or runs; nothing where it says nothing. */
export interface StyleMarks {
  readonly bullet?: boolean;
  readonly heading?: boolean;
  readonly hidden?: boolean;
  readonly bold?: boolean;
  /** In points. */
  readonly size?: number;
}

type Marks = { -readonly [mark in keyof StyleMarks]: StyleMarks[mark] };

/** Whether a switch such as `w:b` is on; without a value it is. */
export const isOn = (value: string | undefined): boolean =>
  !['0', 'false', 'none', 'off'].includes(value ?? '1');

/** Whether a ground is so dark that white words on it are seen. */
export const isDark = (fill: string | undefined): boolean => {
  if (!fill || !/^[0-9a-f]{6}$/i.test(fill)) return false;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    parseInt(fill.slice(at, at + 2), 16),
  );
  return red * 0.3 + green * 0.59 + blue * 0.11 < 160;
};

const note = (marks: Marks, name: string, value: string | undefined): void => {
  if (name === 'numId') marks.bullet = value !== '0';
  if (name === 'outlineLvl') marks.heading = Number(value) < 9;
  if (name === 'vanish') marks.hidden = isOn(value);
  if (name === 'b') marks.bold = isOn(value);
  if (name === 'sz' && Number(value) > 0) marks.size = Number(value) / 2;
};

/** The marks of each style, those of its parents included; without an id, those of plain paragraphs. */
export const readStyles = (xml: string): ((id?: string) => StyleMarks) => {
  const styles = new Map<string, { marks: Marks; parent?: string }>();
  const defaults: Marks = {};
  let plain: string | undefined;
  let current: { marks: Marks; parent?: string } | undefined;
  walkXml(xml, {
    open: (name, { styleId, type, default: isDefault, val }) => {
      if (name === 'style') {
        current = { marks: {} };
        styles.set(styleId ?? '', current);
        if (type === 'paragraph' && isDefault !== undefined && isOn(isDefault)) plain = styleId;
      } else if (current && name === 'basedOn' && val) current.parent = val;
      else if (current && name === 'name' && /^(heading \d|title)$/i.test(val ?? ''))
        current.marks.heading = true;
      else if (current) note(current.marks, name, val);
      else if (name === 'sz') note(defaults, name, val);
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'style') current = undefined;
    },
  });
  const marksOf = (id: string | undefined, depth = 0): StyleMarks => {
    const style = id === undefined || depth > 10 ? undefined : styles.get(id);
    return style ? { ...marksOf(style.parent, depth + 1), ...style.marks } : {};
  };
  return (id) => (id === undefined ? { ...defaults, ...marksOf(plain) } : marksOf(id));
};
