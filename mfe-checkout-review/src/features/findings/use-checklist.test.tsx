import { saveReviewChecklist } from '@portal/shared-contracts/reviews';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { reviewFor } from '../../testing/review-reply.ts';
import { useChecklist } from './use-checklist.ts';

afterEach(clearStubs);

const Boxes = () => {
  const [critique, setCritique] = useState(reviewFor({}).critique);
  const show = (checklist: string[]): void => setCritique({ ...critique, checklist });
  const { ticked, tick, error } = useChecklist(critique, show);
  return (
    <>
      <button onClick={() => show(['3'])}>Read anew</button>
      {['1', '2', '3'].map((id) => (
        <input
          key={id}
          type="checkbox"
          aria-label={id}
          checked={ticked.has(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      ))}
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </>
  );
};

test('CR-08 CR-19 ticks go out one after the other, and one that could not be kept takes back itself alone', async () => {
  const calls: { findings: string[]; answer: PromiseWithResolvers<{ status: true }> }[] = [];
  stubApi(saveReviewChecklist, ({ findings }) => {
    const answer = Promise.withResolvers<{ status: true }>();
    calls.push({ findings, answer });
    return answer.promise;
  });
  const unsaved: boolean[] = [];
  await renderPage(<Boxes />, {
    portal: { setUnsaved: (_id, isUnsaved) => unsaved.push(isUnsaved) },
  });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  fireEvent.click(box('1'));
  await waitFor(() => expect(calls).toHaveLength(1));
  fireEvent.click(box('2'));
  await act(async () => undefined);
  expect(calls.map(({ findings }) => findings)).toEqual([['1']]);
  expect(unsaved.at(-1)).toBe(true);
  await act(async () => calls[0]?.answer.reject(new RefusedReply('unexpected', 'No')));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.findings).toEqual(['2']);
  expect(box('1')).not.toBeChecked();
  expect(box('2')).toBeChecked();
  fireEvent.click(box('3'));
  await act(async () => calls[1]?.answer.resolve({ status: true }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.findings).toEqual(['2', '3']);
  await act(async () => calls[2]?.answer.resolve({ status: true }));
  await waitFor(() => expect(unsaved.at(-1)).toBe(false));
  expect([box('1'), box('2'), box('3')].map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
  ]);
});

test('RV-36 CR-08 what other checks left of the ticks is shown, and kept from then on', async () => {
  const sent: string[][] = [];
  stubApi(saveReviewChecklist, ({ findings }) => {
    sent.push(findings);
    return { status: true };
  });
  await renderPage(<Boxes />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  fireEvent.click(box('1'));
  await waitFor(() => expect(sent).toEqual([['1']]));
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Read anew' }));
  expect(box('1')).not.toBeChecked();
  expect(box('3')).toBeChecked();
  fireEvent.click(box('2'));
  await waitFor(() => expect(sent.at(-1)).toEqual(['3', '2']));
});
