import { walkXml } from './walk-xml.ts';

/** What a style says about its paragraphs or runs; nothing where it says nothing. */
export interface StyleMarks {
  readonly bullet?: boolean;
  readonly heading?: boolean;
  readonly hidden?: boolean;
  readonly bold?: boolean;
}

type Marks = { -readonly [mark in keyof StyleMarks]: StyleMarks[mark] };

/** Whether a switch such as `w:b` is on; without a value it is. */
export const isOn = (value: string | undefined): boolean =>
  !['0', 'false', 'none', 'off'].includes(value ?? '1');

const note = (marks: Marks, name: string, value: string | undefined): void => {
  if (name === 'numId') marks.bullet = value !== '0';
  if (name === 'outlineLvl') marks.heading = Number(value) < 9;
  if (name === 'vanish') marks.hidden = isOn(value);
  if (name === 'b') marks.bold = isOn(value);
};

/** The marks of each style, those of its parents included. */
export const readStyles = (xml: string): ((id: string | undefined) => StyleMarks) => {
  const styles = new Map<string, { marks: Marks; parent?: string }>();
  let current: { marks: Marks; parent?: string } | undefined;
  walkXml(xml, {
    open: (name, { styleId, val }) => {
      if (name === 'style') {
        current = { marks: {} };
        styles.set(styleId ?? '', current);
      } else if (current && name === 'basedOn' && val) current.parent = val;
      else if (current && name === 'name' && /^(heading \d|title)$/i.test(val ?? ''))
        current.marks.heading = true;
      else if (current) note(current.marks, name, val);
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
  return (id) => marksOf(id);
};
