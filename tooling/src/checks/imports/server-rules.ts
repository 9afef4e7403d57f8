import type { IForbiddenRuleType } from 'dependency-cruiser';
import { FLOORS } from './floors.ts';

const SERVER = '^portal-api/src/';
const TESTS = '\\.test\\.tsx?$';

// What makes a demo is handed in by this file alone, so that nothing of a floor rests on it.
const MAKES_THE_DEMO = `${SERVER}handed-in/demo\\.ts$`;

const escape = (path: string): string => path.replaceAll('.', '\\.');

const roomsOf = (from: number, to: number): string[] =>
  FLOORS.slice(from, to).flatMap(({ rooms }) => rooms.map((room) => SERVER + escape(room)));

/** No floor imports a higher one; a type import counts like any other. */
const upward: IForbiddenRuleType[] = FLOORS.slice(0, -1).map(({ advice }, floor) => ({
  name: `floor-${floor}`,
  comment: advice,
  severity: 'error',
  from: { path: roomsOf(floor, floor + 1), pathNot: TESTS },
  to: { path: SERVER, pathNot: roomsOf(0, floor + 1) },
}));

/** No two rooms of a floor need each other, not even by way of a third: each imports only rooms that stand before it. */
const sideways: IForbiddenRuleType[] = FLOORS.flatMap(({ rooms }) =>
  rooms
    .filter((room) => room.endsWith('/'))
    .map((room, at, folders) => ({
      name: 'rooms-in-order',
      comment:
        'rooms of one floor import each other in one direction, that of their list in tooling/src/checks/imports/floors.ts: let app.ts hand in what is needed of a later room, or move its line where that one needs nothing of this.',
      severity: 'error' as const,
      from: { path: SERVER + room, pathNot: TESTS },
      to: { path: folders.slice(at + 1).map((later) => SERVER + later) },
    }))
    .slice(0, -1),
);

/** What holds inside the server. */
export const serverRules: IForbiddenRuleType[] = [
  ...upward,
  ...sideways,
  {
    name: 'no-floor',
    comment: `every file of the server stands in a room of tooling/src/checks/imports/floors.ts: move this one into the room that it belongs to.`,
    severity: 'error',
    from: { path: SERVER, pathNot: [...roomsOf(0, FLOORS.length), TESTS] },
    to: {},
  },
  {
    name: 'no-made-up-data',
    comment:
      'seed/ and test/ stand on no floor and reach every one: what makes a demo is handed in by handed-in/demo.ts; what the server needs as well is no made-up data, so move it into a room of src.',
    severity: 'error',
    from: { path: SERVER, pathNot: [MAKES_THE_DEMO, TESTS] },
    to: { path: '^portal-api/(seed|test)/' },
  },
  {
    name: 'pure-engine',
    comment:
      'the review engine runs in a process of its own that holds no secret: it imports shared-contracts and libraries, and nothing of the server.',
    severity: 'error',
    from: { path: `${SERVER}review-engine/`, pathNot: TESTS },
    to: { path: SERVER, pathNot: `${SERVER}review-engine/` },
  },
  {
    name: 'public-face',
    comment:
      'domains meet through *.service.ts, and *.policy.ts for pure questions of permission: offer what you need there.',
    severity: 'error',
    from: { path: `${SERVER}domains/([^/]+)/`, pathNot: TESTS },
    to: {
      path: `${SERVER}domains/[^/]+/`,
      pathNot: [`${SERVER}domains/$1/`, '\\.(service|policy)\\.ts$'],
    },
  },
];
