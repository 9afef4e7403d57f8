import { isPhoneAgent } from './use-media.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};

test('SC-56 a phone is recognised by its user agent, a tablet or desktop is none', () => {
  expect(isPhoneAgent(agents.iphone)).toBe(true);
  expect(isPhoneAgent(agents.android)).toBe(true);
  expect(isPhoneAgent(agents.tablet)).toBe(false);
  expect(isPhoneAgent(agents.desktop)).toBe(false);
});
