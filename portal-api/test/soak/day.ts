import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { PATIENCE } from '../chaos/patience.ts';
import { scaleCalls } from '../scale/calls.ts';
import { type Asked, ask, type Wanted } from './ask.ts';
import type { SoakPerson } from './soak-world.ts';

/** What all people of a run have in common. */
export interface Day {
  /** The servers that a balancer would choose from. */
  ports: readonly number[];
  /** Milliseconds between two acts of one person, in the middle. */
  pace: number;
  /** The share of acts that say something, for whoever has somebody to say it to. */
  talks?: number;
  random: () => number;
  isOver: () => boolean;
  /** Told of each answer; whatever a person would see as a failure among them. */
  note: (what: string, asked: Asked, isFailure: boolean) => void;
}

const TALKS = 0.2;

// What names a thing of the firm of another bench is not there.
const reads = scaleCalls().filter(({ url }) => !/\/(?:o777|p7)$/.test(url));

/** What every page asks. */
const OF_ALL = ['/api/auth/user', '/api/website', '/api/remotes/current'];

const readsOf = ({ role }: SoakPerson): string[] => [
  ...OF_ALL,
  ...reads
    .filter(({ person }) => person === (role === 'newCustomer' ? 'customer' : role))
    .map(({ url }) => url),
];

/** Opens the chat, says one thing and waits until it is there. */
const sayOne = (port: number, { host, cookie, orderId }: SoakPerson, id: string): Promise<Asked> =>
  new Promise((resolve) => {
    const from = performance.now();
    let heard = 0;
    const headers = { host: `${host}:${port}`, origin: `http://${host}:${port}`, cookie };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    const end = (status: number, text: string): void => {
      clearTimeout(patience);
      socket.terminate();
      resolve({ status, bytes: heard, text, milliseconds: performance.now() - from });
    };
    const patience = setTimeout(() => end(504, 'no echo'), PATIENCE);
    const where = { chatType: 'writerToCustomer', order_id: orderId };
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'subscribe', ...where }));
      const said = { message_type: 'text', content: 'A line of chat', client_id: id };
      socket.send(JSON.stringify({ type: 'new_message', ...where, ...said }));
    });
    socket.on('message', (data) => {
      const text = String(data);
      heard += text.length;
      if (!text.includes(id)) return;
      end(text.includes('"message_refused"') ? 400 : 200, text.slice(0, 200));
    });
    socket.on('error', () => end(0, 'broken'));
    socket.on('close', () => end(0, 'closed'));
  });

const talk = async (day: Day, person: SoakPerson, at: number, id: string): Promise<Asked> => {
  // Who lost the line sends the same message again, as the page does.
  for (let tries = 0; ; tries += 1) {
    const port = day.ports[(at + tries) % day.ports.length] as number;
    const asked = await sayOne(port, person, id);
    if (asked.status !== 0 || tries === day.ports.length) return asked;
  }
};

/** One person looks at things and says something, at a human pace, until the day is over. */
export const live = async (day: Day, person: SoakPerson, at: number): Promise<void> => {
  const urls = readsOf(person);
  for (let act = 0; ; act += 1) {
    await wait(Math.min(-Math.log(1 - day.random()), 4) * day.pace);
    if (day.isOver()) return;
    if (person.orderId && day.random() < (day.talks ?? TALKS)) {
      const asked = await talk(day, person, at, `soak-${at}-${act}`);
      day.note('says something', asked, asked.status !== 200);
      continue;
    }
    const url = urls[Math.floor(day.random() * urls.length)] as string;
    const asked = await ask(day.ports, { person, at }, { url });
    day.note(url, asked, asked.status !== 200);
  }
};

/** The owner of a firm changes its name, as somebody who signed in just now. */
export const changeSettings = async (day: Day, owner: SoakPerson, name: string): Promise<void> => {
  const who = { person: owner, at: 0 };
  const read = await ask(day.ports, who, { url: '/api/admin/settings' });
  const { version } = JSON.parse(read.text || '{}') as { version?: number };
  const wanted: Wanted = {
    method: 'PATCH',
    url: '/api/admin/settings',
    body: { baseVersion: version ?? 0, changes: { companyName: name } },
  };
  const asked = await ask(day.ports, who, wanted);
  day.note('changes settings', asked, asked.status !== 200);
};
