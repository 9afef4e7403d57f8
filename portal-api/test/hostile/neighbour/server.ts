import { attackers, openHostileWorld } from '../hostile-world.ts';

// A server of its own process: says where it listens and with which cookies its people come.
const world = await openHostileWorld();
const port = await world.portal.listen();
const cookies: Record<string, string> = {};
for (const attacker of attackers.filter(({ site }) => site === 'northwind')) {
  const { cookies: jar } = await world.browserOf(attacker);
  cookies[attacker.name] = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
process.send?.({ port, cookies, endpoints: world.portal.app.portal.endpoints.length });
process.once('message', () => void world.close().then(() => process.exit(0)));
