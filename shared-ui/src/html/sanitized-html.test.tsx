import { sanitizeHtml } from './sanitized-html.tsx';

test('QU-12 stored HTML keeps its text and loses everything that runs', () => {
  const clean = sanitizeHtml(
    '<p onclick="x()">Hi</p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a><form><input></form>',
  );
  expect(clean).toContain('<p>Hi</p>');
  expect(clean).not.toMatch(/script|onerror|onclick|form|input/i);
});

test('QU-12 links of stored HTML open in a new tab without a way back', () => {
  expect(sanitizeHtml('<a href="https://example.com">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  );
});
