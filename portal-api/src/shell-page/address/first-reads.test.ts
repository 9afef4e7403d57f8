import { defineManifest, type ResolvedRemote } from '@portal/shared-contracts/remote';
import { firstReads, firstReadsScript } from './first-reads.ts';

const texts = (text: string) => ({ en: text, de: text, it: text, ru: text, es: text, th: text });

const remote = {
  manifest: defineManifest({
    name: 'mfe-orders',
    version: '1.0.0',
    contracts: '^3.0.0',
    title: texts('Orders'),
    namespace: 'orders',
    slots: [],
    events: { sends: [], hears: [] },
    pages: [
      {
        key: 'order',
        path: '/orders/view/:id',
        roles: ['user'],
        title: texts('Order'),
        reads: ['/api/customer/orders/:id', '/api/other/:unknown'],
      },
      {
        key: 'list',
        path: '/orders/list',
        roles: ['user'],
        title: texts('Orders'),
        reads: ['/api/customer/orders?page=1', '/api/user'],
      },
      {
        key: 'paper',
        path: '/papers/:id',
        roles: 'public',
        title: texts('Paper'),
        reads: ['/api/papers/:id?early=1', '/api/papers/:id?proof=:proof&early=1'],
      },
    ],
  }),
} as unknown as ResolvedRemote;

test('PL-50 a page starts the reads of its manifest with the parameters of its address', () => {
  expect(firstReads([remote], '/orders/view/o%2F7', 'user')).toEqual([
    '/api/customer/orders/o%2F7',
  ]);
  expect(firstReads([remote], '/orders/view/o7', 'writer')).toEqual([]);
  expect(firstReads([remote], '/nowhere', 'user')).toEqual([]);
});

test('PL-50 a read with a query is for the address without one, which asks for something else', () => {
  const plain = ['/api/customer/orders?page=1', '/api/user'];
  expect(firstReads([remote], '/orders/list', 'user')).toEqual(plain);
  expect(firstReads([remote], '/orders/list?page=2', 'user')).toEqual(['/api/user']);
});

test('PL-50 a read takes what the address’s own query says, and nothing that leads it elsewhere', () => {
  const of = (address: string) => firstReads([remote], address, null);
  expect(of('/papers/7')).toEqual(['/api/papers/7?early=1']);
  expect(of('/papers/7?proof=p1&deletion=1')).toEqual(['/api/papers/7?proof=p1&early=1']);
  expect(of('/papers/7?id=8&proof=a%26b%3D%2F..%23+c')).toEqual([
    '/api/papers/7?proof=a%26b%3D%2F..%23+c&early=1',
  ]);
  expect(of('/papers/7?campaign=spring')).toEqual([]);
});

test('PL-50 an address cannot end the script that starts the reads', () => {
  expect(firstReadsScript(['/api/x/</script><script>alert(1)'], 'en')).not.toContain('</script>');
});
