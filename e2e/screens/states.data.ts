import { routes } from '@portal/shared-contracts/remote';
import { review, seededId } from '../harness/pages/seeded.ts';
import type { PersonName } from '../harness/people/sites.ts';
import type { Replies } from './replies.ts';
import type { Screen } from './screen.ts';

type Firm = 'northwind' | 'acme';

const BELL = '.top-bar [aria-haspopup="dialog"]';
const ACCOUNT = '.top-bar .user-button';
const MENU = '.top-bar button';

/** Nothing there yet, nothing found, nobody of that name. */
const empty = (): Screen[] => [
  { person: null, path: routes.reviewIntake({}) },
  { person: null, path: routes.adminLogin({}) },
  { person: null, path: routes.review({ id: 'of-nobody' }) },
  { person: null, path: routes.checkout({}, { item: 'of-nobody' }) },
  { person: null, path: '/no-such-page' },
  { person: 'newCustomer', path: routes.dashboard({}) },
  { person: 'newCustomer', path: routes.ordersList({}) },
  { person: 'newCustomer', path: routes.invoices({}) },
  { person: 'newCustomer', path: routes.notifications({}) },
  { person: 'newCustomer', path: routes.board({}) },
  { person: 'newCustomer', path: routes.jobs({}) },
  { person: 'customer', path: routes.ordersList({}, { q: 'nothing like this' }) },
  { person: 'customer', path: routes.orderView({ id: 'of-nobody' }) },
  { person: 'customer', path: routes.jobs({}, { what: 'nothing like this' }) },
  { person: 'writer', path: routes.ordersList({}, { tab: 'done' }) },
  { person: 'writer', path: routes.ordersList({}, { q: 'nothing like this' }) },
  { person: 'writer', path: '/no-such-page' },
  { person: 'reviewer', path: routes.ordersList({}, { q: 'nothing like this' }) },
  { person: 'admin', path: routes.admin({}) },
];

/** Steps of an order that the walk of every page passes by. */
const further = (firm: Firm): Screen[] => {
  const view = (person: PersonName, key: string): Screen => ({
    person,
    path: routes.orderView({ id: `${firm}-order-${key}` }),
  });
  return [
    ...(['fresh', 'half-read'] as const).map((key) => ({ person: null, path: review(key, firm) })),
    ...['fresh', 'contract', 'intake', 'draft-review'].map((key) => view('customer', key)),
    ...['intake', 'draft-review', 'completed'].map((key) => view('writer', key)),
    view('reviewer', 'completed'),
    { person: 'customer', path: routes.security({}) },
    { person: 'writer', path: routes.staffReviews({}) },
    {
      person: 'writer',
      path: routes.revisionFiles({
        serviceId: `${firm}-professional-resume`,
        id: `${firm}-order-draft-review`,
      }),
    },
    { person: 'reviewer', path: routes.profile({}) },
    { person: 'reviewer', path: routes.security({}) },
    { person: 'customer', path: routes.dashboard({}), replies: 'unread' },
    { person: 'customer', path: routes.dashboard({}), replies: 'unread', press: BELL },
    { person: 'customer', path: routes.dashboard({}), press: BELL },
    { person: 'customer', path: routes.dashboard({}), press: ACCOUNT },
    { person: 'customer', path: routes.dashboard({}), press: MENU },
    { person: 'writer', path: routes.dashboard({}), press: BELL },
    { person: 'writer', path: routes.dashboard({}), replies: 'unread' },
  ];
};

const inState = (replies: Replies, person: PersonName | null, paths: readonly string[]): Screen[] =>
  paths.map((path) => ({ person, path, replies }));

/** What is still loading, has failed, or holds more than anybody has. */
const answered = (firm: Firm): Screen[] => {
  const id = `${firm}-order-writing`;
  const serviceId = `${firm}-professional-resume`;
  const draft = routes.revisionsProcess({ serviceId, id: `${firm}-order-draft-review` });
  const files = routes.revisionFiles({ serviceId: `${firm}-starter-resume`, id });
  const lists = [routes.dashboard({}), routes.ordersList({}), routes.orderView({ id })];
  const customer = [...lists, routes.invoices({}), routes.notifications({}), draft];
  const writer = [...lists, files, routes.templateList({}), routes.chat({}), routes.boards({})];
  const tables = [routes.ordersList({}), routes.orderView({ id })];
  const review = routes.review({ id: seededId(firm, 'critique/human') });
  const checkout = routes.checkout({}, { item: `${firm}-starter` });
  const both = (person: PersonName | null, paths: readonly string[]): Screen[] => [
    ...inState('held', person, paths),
    ...inState('failed', person, paths),
  ];
  return [
    ...both('customer', [...customer, routes.jobs({}), routes.board({})]),
    ...inState('many', 'customer', [...customer, routes.board({})]),
    ...both('writer', writer),
    ...inState('many', 'writer', [...writer, routes.boardView({ id: `${firm}-board-week` })]),
    ...both('reviewer', tables),
    ...inState('many', 'reviewer', tables),
    ...both(null, [review, checkout]),
  ];
};

/** States that the walk of every page does not meet. */
export const statesOf = (firm: Firm): Screen[] => [...empty(), ...further(firm), ...answered(firm)];

const ROOM = /^\/admin\/[^/]+$/;

/** The rooms of the back office while they load, after they failed, and with more than any firm has. */
export const backOfficeStates = (found: readonly string[]): Screen[] => {
  const rooms = found.filter((path) => ROOM.test(path));
  return (['held', 'failed', 'many'] as const).flatMap((replies) =>
    inState(replies, 'admin', rooms),
  );
};
