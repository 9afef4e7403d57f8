import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { FLOORS } from './imports/floors.ts';

const [, picture = ''] =
  /## The server's floors[^]*?```\n([^]*?)```/.exec(
    readFileSync(join(workspaceRoot, 'ARCHITECTURE.md'), 'utf8'),
  ) ?? [];

/** The lines of each floor: a number begins one, what is indented goes on with it. */
const drawn = new Map(
  picture.split(/^(?=\d)/m).map((text) => [Number(text[0]), text.split(/\s+/)] as const),
);

test.each(FLOORS.map(({ rooms }, floor) => [floor, rooms] as const))(
  'the picture of the floors shows every room of floor %i there',
  (floor, rooms) => {
    const names = drawn.get(floor) ?? [];
    const isDrawn = (room: string): boolean =>
      names.includes(room) || (room.endsWith('-here.ts') && names.includes('*-here.ts'));
    const named = rooms.map((room) => room.replace(/^domains\/|\/$/g, ''));
    expect(named.filter((room) => !isDrawn(room) && !isDrawn(`domains/${room}`))).toEqual([]);
  },
);
