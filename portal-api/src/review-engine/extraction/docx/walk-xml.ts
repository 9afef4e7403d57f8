import { SaxesParser } from 'saxes';
import { readingLimits } from '../limits.ts';
import { Unreadable } from '../unreadable.ts';

/** What a reader of one XML part wants to be told. */
export interface XmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

const damaged = (): never => {
  throw new Unreadable('damaged');
};

// Word names everything in one namespace whose prefix is `w` in practice, and saxes is quickest without namespaces.
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const localNames = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), value]));

/** Tells a reader of each tag in turn; entities and deep trees end it. */
export const walkXml = (xml: string, reader: XmlReader): void => {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', damaged);
  parser.on('error', damaged);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > readingLimits.depth) damaged();
    reader.open(local(name), localNames(attributes));
  });
  parser.on('text', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close(local(name));
  });
  parser.write(xml).close();
};
