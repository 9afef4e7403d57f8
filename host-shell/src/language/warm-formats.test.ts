import { warmFormats } from './warm-formats.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.documentElement.lang = '';
});

test('PL-51 how the language of the page writes dates and amounts is loaded once the browser is idle, not before', () => {
  jest.useFakeTimers();
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  document.documentElement.lang = 'th';
  warmFormats();
  expect(dates).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(dates).toHaveBeenCalledWith('th');
  expect(numbers).toHaveBeenCalledWith('th', expect.objectContaining({ style: 'currency' }));
});

test('PL-51 a page that names no language starts all the same', () => {
  jest.useFakeTimers();
  warmFormats();
  expect(() => jest.runAllTimers()).not.toThrow();
});
