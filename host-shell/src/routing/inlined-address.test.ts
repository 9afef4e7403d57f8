import { takeInlinedAddress } from './inlined-address.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('PL-50 the shell starts where the server found the address to lead, once and without a step back', () => {
  history.replaceState(null, '', '/orders/view/o7#chat');
  document.body.innerHTML =
    '<script type="application/json" id="portal-address">"/order/o7/initial-question"</script>';
  const steps = history.length;
  takeInlinedAddress();
  expect(location.pathname + location.hash).toBe('/order/o7/initial-question');
  history.replaceState(null, '', '/dashboard');
  takeInlinedAddress();
  expect(location.pathname).toBe('/dashboard');
  expect(history.length).toBe(steps);
});
