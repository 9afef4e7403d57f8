import { createTestApp } from '../../../test/create-test-app.ts';

test('SC-30 the description names every bound call with its access, input and reply', async () => {
  const portal = await createTestApp();
  const reply = await portal.visit().inject({ url: '/api/openapi.json' });
  const { paths, openapi } = reply.json();
  expect(openapi).toBe('3.1.0');
  for (const { method, path } of portal.app.portal.endpoints)
    expect(paths[path.replaceAll('?}', '}')]).toHaveProperty(method.toLowerCase());
  const login = paths['/api/auth/login'].post;
  expect(login.requestBody.content['application/json'].schema.required).toEqual([
    'email',
    'password',
  ]);
  expect(login.parameters).toContainEqual(
    expect.objectContaining({ name: 'X-Requested-With', required: true }),
  );
  expect(paths['/api/notifications'].get).toMatchObject({
    'x-access': ['user', 'writer'],
    security: [{ session: [] }],
  });
  await portal.close();
});
