import {
  getSurvey,
  getTemplate,
  getWritingProfile,
  listTemplates,
  questionnaireFields,
  type QuestionnaireTemplate,
  saveTemplate,
  writerLanguages,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { EDITS, playKilledEdits } from '@portal/shared-contracts/testing/vault';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Random, show, someText, write } from '../testing/killed-page.tsx';
import { testOrderData } from '../testing/order-data.ts';
import { Page as OnboardingPage } from './onboarding.tsx';
import { Page as SurveyPage } from './survey.tsx';
import { Page as TemplatePage } from './template.tsx';

const START = '2026-01-02T03:04:05Z';

afterEach(clearStubs);

test(`QU-37 a template keeps each of ${EDITS} random edits though the tab is killed at random moments`, async () => {
  let stored: QuestionnaireTemplate = {
    _id: 'template-1',
    name: 'First reading',
    draft_data: questionnaireFields.parse(
      ['a', 'b', 'c'].map((key) => ({ type: 'text', text: key, key })),
    ),
    version: 1,
    savedAt: START,
    publishedAt: null,
    hasUnpublishedChanges: false,
  };
  stubApi(listTemplates, () => ({ templates: [] }));
  stubApi(getTemplate, () => ({ questionnaire: stored }));
  stubApi(saveTemplate, ({ data, baseVersion }) => {
    if (baseVersion !== undefined && baseVersion !== stored.version)
      throw new RefusedReply('conflict', 'This template was changed somewhere else.');
    stored = { ...stored, draft_data: data, version: stored.version + 1 };
    return { status: true as const, version: stored.version, savedAt: START };
  });
  const boxes = () => [
    ...document.querySelectorAll<HTMLInputElement>('[data-line] [id^="field-text-"]'),
  ];
  const required = () => screen.getAllByLabelText<HTMLInputElement>('An answer is required');
  const texts = ['a', 'b', 'c'];
  const marks = [false, false, false];
  const kills = await playKilledEdits(EDITS, 21, {
    open: async (vault) => {
      const path = '/questionnaire-template/template';
      const close = await show(<TemplatePage />, {
        path: `${path}?key=template-1`,
        pattern: path,
        vault,
      });
      await screen.findAllByLabelText('Question');
      return close;
    },
    edit: (random, count) => {
      const which = random(texts.length);
      if (random(8) === 0) {
        fireEvent.click(required()[which] as HTMLElement);
        marks[which] = !marks[which];
      } else {
        texts[which] = someText(random, count);
        write(boxes()[which] as HTMLElement, texts[which]);
      }
    },
    check: async () => {
      await waitFor(() => expect(boxes().map(({ value }) => value)).toEqual(texts));
      expect(required().map(({ checked }) => checked)).toEqual(marks);
    },
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);

type Step = 'Contact Details' | 'Profile Details' | 'Availability';
const fields: Readonly<Record<Step, readonly string[]>> = {
  'Contact Details': ['workPhone', 'personalPhone', 'skype', 'zoom', 'linkedin'],
  'Profile Details': ['profileTitle', 'profileSummary'],
  Availability: ['maxJobsPerWeek', 'maxOpenJobs'],
};

test(`QU-45 the writing profile keeps each of ${EDITS} random edits through random kills`, async () => {
  stubApi(getWritingProfile, () => ({ profile: null }));
  let step: Step = 'Contact Details';
  const kept: Record<string, string> = {};
  const languages = new Set<string>();
  const box = (name: string) => document.getElementById(`field-${name}`) as HTMLElement;
  const goOn = async (next: Step, button: string): Promise<void> => {
    await settled(() => fireEvent.click(screen.getByRole('button', { name: button })));
    await screen.findByRole('heading', { name: next });
    step = next;
  };
  // Formik checks each change a moment later.
  const settled = (change: () => void): Promise<void> =>
    act(async () => {
      change();
    });
  const fill = (name: string, text: string): Promise<void> =>
    settled(() => write(box(name), (kept[name] = text)));
  const walk = async (): Promise<void> => {
    if (step === 'Availability') return goOn('Profile Details', 'Back');
    if (step === 'Profile Details') return goOn('Contact Details', 'Back');
    await fill('workPhone', '+1 555 010 2030');
    await fill('personalPhone', '');
    return goOn('Profile Details', 'Next');
  };
  const choose = async (random: Random): Promise<void> => {
    const name = writerLanguages[random(writerLanguages.length)]?.value ?? '';
    await settled(() => fireEvent.click(screen.getByLabelText(name)));
    if (!languages.delete(name)) languages.add(name);
  };
  const kills = await playKilledEdits(EDITS, 22, {
    open: async (vault) => {
      const close = await show(<OnboardingPage />, { path: '/onboarding', vault });
      await screen.findByRole('button', { name: /^(Next|Save profile)$/ });
      return close;
    },
    edit: async (random, count) => {
      if (random(25) === 0) return walk();
      if (step === 'Profile Details' && random(3) === 0) return choose(random);
      await fill(fields[step][random(fields[step].length)] ?? '', someText(random, count));
    },
    check: () => {
      expect(screen.getByRole('heading', { name: step })).toBeVisible();
      for (const name of fields[step]) expect(box(name)).toHaveValue(kept[name] ?? '');
      if (step !== 'Profile Details') return;
      for (const { value } of writerLanguages)
        expect([value, (screen.getByLabelText(value) as HTMLInputElement).checked]).toEqual([
          value,
          languages.has(value),
        ]);
    },
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);

test(`QU-40 a survey keeps each of ${EDITS} random edits through random kills`, async () => {
  const options = ['Very', 'Somewhat', 'Not at all'];
  stubApi(getSurvey, () => ({
    orderData: testOrderData,
    survey: {
      _id: 'survey-1',
      title: 'How was it?',
      questions: questionnaireFields.parse([
        { type: 'radio', text: 'Content?', key: 'content', options },
        { type: 'textarea', text: 'Why?', key: 'why' },
      ]),
      answeredAt: null,
    },
  }));
  const kept = { content: '', why: '' };
  const kills = await playKilledEdits(EDITS, 23, {
    open: async (vault) => {
      const pattern = '/orders/:orderId/survey/:surveyId';
      const path = '/orders/order-1/survey/survey-1';
      const close = await show(<SurveyPage />, { path, pattern, vault, role: 'user' });
      await screen.findByLabelText(/Why/);
      return close;
    },
    edit: (random, count) => {
      if (random(5) > 0) write(screen.getByLabelText(/Why/), (kept.why = someText(random, count)));
      else {
        kept.content = options[random(options.length)] ?? '';
        fireEvent.click(screen.getByLabelText(kept.content));
      }
    },
    check: () => {
      expect(screen.getByLabelText(/Why/)).toHaveValue(kept.why);
      if (kept.content) expect(screen.getByLabelText(kept.content)).toBeChecked();
    },
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);
