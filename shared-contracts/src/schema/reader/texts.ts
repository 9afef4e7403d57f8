import { breaks, fails, Schema, type Problem } from './schema.ts';

/** A schema of a text with the checks that contracts use. */
class TextSchema extends Schema {
  min(least: number): this {
    return this.holds(
      ({ length }: string) => length >= least,
      'too_small',
      `under ${least} characters`,
    );
  }

  max(most: number): this {
    return this.holds(({ length }: string) => length <= most, 'too_big', `over ${most} characters`);
  }

  length(exact: number): this {
    return this.min(exact).max(exact);
  }

  regex(pattern: RegExp): this {
    return this.holds((value: string) => fits(pattern, value), 'invalid_format', 'another form');
  }

  startsWith(start: string): this {
    return this.holds(
      (value: string) => value.startsWith(start),
      'invalid_format',
      'another start',
    );
  }

  overwrite(change: (value: string) => string): this {
    return this.with((value) => change(value as string));
  }

  trim(): this {
    return this.overwrite((value) => value.trim());
  }

  toLowerCase(): this {
    return this.overwrite((value) => value.toLowerCase());
  }
}

// A pattern that remembers where it was would refuse every second text.
const fits = (pattern: RegExp, value: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(value);
};

const readText = (value: unknown, problems: Problem[]): unknown =>
  typeof value === 'string' ? value : fails(problems, 'invalid_type', 'no text');

/** Any text. */
export const text = (): TextSchema => new TextSchema(readText);

const DATE =
  '(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|' +
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?';

const patterns = {
  date: new RegExp(`^${DATE}$`),
  datetime: new RegExp(`^${DATE}T${TIME}Z$`),
  datetimeWithOffset: new RegExp(`^${DATE}T${TIME}(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`),
  email:
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  uuid: /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/,
};

/** A text of a form with a name. */
export const formats = (name: keyof typeof patterns): TextSchema => text().regex(patterns[name]);

const HTTP = '^https?$';

const addressOf = (value: string, protocol: RegExp | undefined): string | undefined => {
  const trimmed = value.trim();
  if (protocol?.source === HTTP && !/^https?:\/\//i.test(trimmed)) return undefined;
  const url = URL.parse(trimmed);
  if (!url || (protocol && !fits(protocol, url.protocol.replace(/:$/, '')))) return undefined;
  return trimmed.replaceAll(/[\t\n\r]/g, '');
};

/** A web address, of a protocol where one is asked for. */
export const webAddress = ({ protocol }: { readonly protocol?: RegExp } = {}): TextSchema =>
  text().with((value, problems) => {
    const address = addressOf(value as string, protocol);
    if (address === undefined) breaks(problems, 'invalid_format', 'no web address');
    return address ?? value;
  });

const YES = ['true', '1', 'yes', 'on', 'y', 'enabled'];
const NO = ['false', '0', 'no', 'off', 'n', 'disabled'];

/** True and false as words. */
export const asWord = (): Schema =>
  new Schema((value, problems) => {
    if (typeof value !== 'string') return fails(problems, 'invalid_type', 'no text');
    const word = value.toLowerCase();
    if (YES.includes(word)) return true;
    return NO.includes(word) ? false : fails(problems, 'invalid_value', 'neither yes nor no');
  });
