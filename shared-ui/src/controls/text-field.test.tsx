import { render, screen } from '@testing-library/react';
import { TextArea } from './text-field.tsx';

test('CH-13 where a browser can not size by the text, a text area has as many rows as lines, within its limits', () => {
  const { rerender } = render(<TextArea aria-label="Words" value="" growsTo={4} readOnly />);
  const rows = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' }).rows;
  expect(rows()).toBe(1);
  rerender(<TextArea aria-label="Words" value={'a\nb\nc'} growsTo={4} readOnly />);
  expect(rows()).toBe(3);
  rerender(<TextArea aria-label="Words" value={'a\nb\nc\nd\ne'} growsTo={4} readOnly />);
  expect(rows()).toBe(4);
  rerender(<TextArea aria-label="Words" value="a" rows={2} growsTo={4} readOnly />);
  expect(rows()).toBe(2);
});
