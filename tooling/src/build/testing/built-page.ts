import { createHash } from 'node:crypto';
import vm from 'node:vm';

/** A tag as the loader makes it. */
interface Tag {
  readonly tagName: string;
  src?: string;
  href?: string;
  integrity?: string;
  parentNode?: { removeChild: () => void };
  onload?: (event: unknown) => void;
  onerror?: (event: unknown) => void;
}

/** A page that runs built files as a browser does: each only with the bytes of its hash. */
export interface BuiltPage {
  /** Addresses that were asked for, in order. */
  readonly asked: string[];
  /** What the code left behind. */
  readonly global: Record<string, unknown>;
  /** Changes or removes what the server answers from now on. */
  readonly answer: (file: string, bytes: string | undefined) => void;
  /** Lets the time pass after which a page has become quiet. */
  readonly becomeQuiet: () => Promise<void>;
}

const hasHash = (bytes: string, integrity: string): boolean => {
  const [algorithm = ''] = integrity.split('-');
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}` === integrity;
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const makeTag = (tagName: string): Tag & Record<string, unknown> => ({
  tagName,
  src: '',
  href: '',
  setAttribute(name: string, value: string) {
    this[`attribute ${name}`] = value;
  },
  getAttribute(name: string) {
    return this[`attribute ${name}`] ?? this[name] ?? null;
  },
});

/** Opens a page of this entry whose HTML names these hashes by address. */
export const openBuiltPage = (
  built: ReadonlyMap<string, string>,
  entry: string,
  inHtml: Readonly<Record<string, string>> = {},
): BuiltPage => {
  const files = new Map(built);
  const asked: string[] = [];
  const later: (() => void)[] = [];
  const links = Object.entries(inHtml).map(([href, integrity]) => ({
    ...makeTag('link'),
    href,
    integrity,
  }));
  const load = async (tag: Tag): Promise<void> => {
    const url = tag.src || tag.href || '';
    asked.push(url);
    await nextTurn();
    const bytes = files.get(url.split('?')[0]?.split('/').at(-1) ?? '');
    const isGood = bytes !== undefined && hasHash(bytes, tag.integrity ?? 'sha256-none');
    if (!isGood) return tag.onerror?.({ type: 'error', target: tag });
    if (tag.tagName === 'script') vm.runInContext(bytes, global as vm.Context);
    return tag.onload?.({ type: 'load', target: tag });
  };
  const head = {
    querySelectorAll: () => links,
    appendChild: (tag: Tag) => {
      tag.parentNode = { removeChild: () => undefined };
      void load(tag);
    },
  };
  const global: Record<string, unknown> = {
    document: {
      readyState: 'complete',
      head,
      createElement: makeTag,
      getElementsByTagName: () => [],
    },
    location: { origin: 'http://localhost' },
    // No time passes by itself: what waits is run by the test or never.
    setTimeout: (call: (given?: unknown) => void, wait: number, given?: unknown) => {
      if (wait === 0) setImmediate(call, given);
      else if (wait < 60_000) later.push(call);
    },
    clearTimeout: () => undefined,
  };
  global['window'] = global;
  vm.runInContext(files.get(entry) ?? '', vm.createContext(global));
  return {
    asked,
    global,
    answer: (file, bytes) => (bytes === undefined ? files.delete(file) : files.set(file, bytes)),
    becomeQuiet: async () => {
      for (const call of later.splice(0)) call();
      await nextTurn();
      await nextTurn();
    },
  };
};
