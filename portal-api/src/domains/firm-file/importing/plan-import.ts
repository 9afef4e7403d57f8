import type { Area } from '@portal/shared-contracts';
import type { ImportLine } from '@portal/shared-contracts/admin';
import { Refusal, type RefusalSentence } from '@portal/shared-contracts/refusals';
import {
  canonicalJson,
  type Difference,
  differences,
  isSame,
  sha256,
} from '../../../kernel/firm-file/canonical.ts';
import type {
  CarriedFile,
  CarriedThing,
  FirmJudging,
  FirmPart,
  FirmThing,
} from '../../../kernel/firm-file/firm-part.ts';
import type { StoredLine } from '../operations/operations.repository.ts';
import type { ReadFirm } from '../read-firm.ts';

/** What is done with one thing, and how it is shown. */
export interface PlannedThing extends CarriedThing {
  part: FirmPart;
  former: FirmThing | undefined;
  line: StoredLine;
}

/** What a file would do to a firm. */
export interface ImportPlan {
  things: readonly PlannedThing[];
  lines: readonly StoredLine[];
  /** Whether somebody has to show who it is. */
  isGuarded: boolean;
}

/** Whoever imports. */
export interface Judge extends FirmJudging {
  holds(area: Area): boolean;
}

/** Where things come from: a file that was read, or a starter. */
export interface CarriedThings {
  part(name: string): readonly CarriedThing[];
  has(file: CarriedFile): boolean;
}

const SHOWN_CHANGES = 100;
const SHOWN_TEXT = 300;

const cut = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : value;
};

const shown = (all: readonly Difference[]): ImportLine['changes'] =>
  all
    .slice(0, SHOWN_CHANGES)
    .map(({ path, before, after }) => ({ path, before: cut(before), after: cut(after) }));

const parsed = (part: FirmPart, file: CarriedThings): CarriedThing[] => {
  const keys = new Set<string>();
  return file.part(part.name).map(({ key, content }) => {
    const refuse = (): never => {
      throw new Refusal('firm-file-damaged', { name: `${part.name}.json: ${key}`.slice(0, 100) });
    };
    if (keys.has(key)) return refuse();
    keys.add(key);
    const read = (): unknown => {
      try {
        return part.parse(content, key);
      } catch {
        return refuse();
      }
    };
    const thing = { key, content: read() };
    const isWhole = part.filesOf?.(thing.content).every((named) => file.has(named)) ?? true;
    return isWhole ? thing : refuse();
  });
};

interface Known {
  firm: ReadFirm;
  judge: Judge;
  /** Names of things that stand in the file and can be taken: `<part>/<key>`. */
  taken: Set<string>;
}

const isThere = ({ firm, taken }: Known, part: string, key: string): boolean =>
  taken.has(`${part}/${key}`) ||
  (firm.things.get(part) ?? []).some((thing) => thing.key === key && !thing.isArchived);

const reasonOf = (
  part: FirmPart,
  thing: CarriedThing,
  former: FirmThing | undefined,
  known: Known,
): RefusalSentence | null => {
  if (!known.judge.holds(part.area)) return { code: 'area-not-granted', params: {} };
  const own =
    part.refusal?.(known.judge, thing, former?.content) ?? former?.refuses?.(thing.content);
  if (own) return own;
  const lacking = part.needs?.(thing.content).find((need) => !isThere(known, need.part, need.key));
  if (lacking) return { code: 'firm-item-lacks', params: { name: lacking.key } };
  return former?.isArchived ? { code: 'firm-item-archived', params: {} } : null;
};

const planThing = (part: FirmPart, thing: CarriedThing, known: Known): PlannedThing => {
  const former = known.firm.things.get(part.name)?.find(({ key }) => key === thing.key);
  const isUnchanged = former !== undefined && isSame(former.content, thing.content);
  const reason = isUnchanged ? null : reasonOf(part, thing, former, known);
  const act = reason ? 'refused' : isUnchanged ? 'same' : former ? 'change' : 'create';
  if (act !== 'refused') known.taken.add(`${part.name}/${thing.key}`);
  const all = former && !isUnchanged ? differences(former.content, thing.content) : [];
  const line: StoredLine = {
    part: part.name,
    key: thing.key,
    title: part.titleOf(thing.content, thing.key),
    act,
    isPublished: part.publish ? isUnchanged && former.isPublished === true : null,
    changes: shown(all),
    reason,
  };
  return { ...thing, part, former, line };
};

/** What a file would do, thing by thing, in the order in which it is done. */
export const planImport = (
  parts: readonly FirmPart[],
  file: CarriedThings,
  { firm, judge }: { firm: ReadFirm; judge: Judge },
): ImportPlan => {
  const known: Known = { firm, judge, taken: new Set() };
  const things = parts.flatMap((part) =>
    parsed(part, file).map((thing) => planThing(part, thing, known)),
  );
  const written = things.filter(({ line }) => line.act === 'create' || line.act === 'change');
  return {
    things,
    lines: things.map(({ line }) => line),
    isGuarded: written.some((thing) => thing.part.isGuarded?.(thing) ?? false),
  };
};

/** By what a plan is known again when it is carried out: whole, as what is shown of a long text is its beginning. */
export const planDigest = ({ things }: ImportPlan): string =>
  sha256(
    canonicalJson(things.map(({ line, former, content }) => [line, former?.content, content])),
  );
