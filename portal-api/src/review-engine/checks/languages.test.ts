import type { Language } from '@portal/shared-contracts';
import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';
import { drawPdf } from '../../../test/resumes/draw-pdf.ts';
import { labelledSet } from '../../../test/resumes/labelled/make-set.ts';
import { drawDocx } from '../../../test/resumes/pack-docx.ts';
import type { PlannedResume } from '../../../test/resumes/plan.ts';
import type { WordList } from '../lists/spelling/word-list.ts';
import { countSlips } from '../lists/spelling/slips.ts';
import { MISTAKES } from '../lists/spelling/mistakes.data.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'it', 'ru', 'th'];

const cleanIn = (language: string): PlannedResume =>
  labelledSet().find((resume) => resume.language === language && resume.planted.length === 0)!.plan;

const everyWord: WordList = { has: () => true };
const advert = 'Microsoft Excel, SAP, Python and Kubernetes';

const uncheckedIn = async (language: Language): Promise<string[]> => {
  const bytes = await drawPdf(cleanIn(language));
  const lists = (of: string) => (['en', 'es', 'ru'].includes(of) ? everyWord : undefined);
  const analysis = await analysisOf({ source: { bytes }, fileName: 'cv.pdf', advert }, lists);
  expect(analysis.content.engine).toMatchObject({ language, languageBy: 'text' });
  return analysis.content
    .findings!.filter(({ result, tab }) => result === 'not-checked' && tab !== 'ATS')
    .map(({ id }) => id);
};

test.each(LANGUAGES)(
  'RV-37 structure, numbers and keywords are checked in %s, style in five languages',
  async (language) => {
    const style =
      language === 'th'
        ? ['weak_verbs', 'passive_voice', 'pronouns', 'buzzwords', 'repetition']
        : [];
    const english = language === 'en' ? [] : ['tenses'];
    const listed = language === 'th' ? ['spelling'] : [];
    const usual = language === 'en' ? [] : ['structure.personal_data'];
    expect((await uncheckedIn(language)).toSorted()).toEqual(
      [...[...style, ...english, ...listed].map((id) => `language.${id}`), ...usual].toSorted(),
    );
  },
);

test.each(LANGUAGES)('RV-37 name, address, number and times are read in %s', async (language) => {
  const plan = cleanIn(language);
  const analysis = await analysisOf({ source: { bytes: await drawPdf(plan) } });
  const { firstName, lastName, email, phone } = analysis.contact;
  expect([`${firstName} ${lastName}`, email, phone]).toEqual([plan.name, ...plan.contact]);
  expect(findingOf(analysis, 'structure.dates').reason.params).toEqual({ count: 3 });
});

const withBullet = (language: Language, bullet: string): Uint8Array => {
  const plan = cleanIn(language);
  const sections = plan.sections.map((section) => ({
    ...section,
    ...(section.entries && {
      entries: section.entries.map((entry, at) =>
        at === 0 && entry.bullets ? { ...entry, bullets: [bullet, ...entry.bullets] } : entry,
      ),
    }),
  }));
  return drawDocx({ ...plan, sections });
};

test.each([
  ['de', 'Durchfürung von 3 Schulungen', 'Durchfürung', 'Durchführung'],
  ['it', 'Svillupo di 3 corsi', 'Svillupo', 'Sviluppo'],
] as const)('RV-38 a common mistake is found in %s', async (language, bullet, quote, better) => {
  const bytes = withBullet(language, bullet);
  const finding = findingOf(await analysisOf({ source: { bytes } }), 'language.spelling');
  expect(finding).toMatchObject({ result: 'bad', quote, suggestion: { params: { better } } });
});

test.each([
  ['Verantwortung für 410 Beschäftigte', 'good'],
  ['Verantwortung für die Ablage', 'bad'],
  ['Verantwortlich für ein Lager mit 8 Hallen', 'bad'],
])('RV-33 RV-62 responsibility counts where it says how much: %s', async (bullet, result) => {
  const analysis = await analysisOf({ source: { bytes: withBullet('de', bullet) } });
  expect(findingOf(analysis, 'language.weak_verbs').result).toBe(result);
});

test.each(['de', 'it'] as const)(
  'RV-38 the list of %s is what the review says',
  async (language) => {
    const pairs = MISTAKES[language].split('|').map((pair) => pair.split(' '));
    const right = new Set(pairs.map(([, better = '']) => better.toLowerCase()));
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(pairs.map(([wrong]) => wrong)).size).toBe(pairs.length);
    expect(pairs.filter((pair) => pair.length !== 2 || right.has(pair[0]!))).toEqual([]);
    const analysis = await analysisOf({ source: { bytes: drawDocx(cleanIn(language)) } });
    expect(findingOf(analysis, 'language.spelling')).toMatchObject({
      result: 'good',
      reason: {
        code: 'language.spelling.listed',
        params: { known: pairs.length + countSlips(language) },
      },
    });
  },
);

test('RV-38 without a list the review says that spelling was not checked', async () => {
  const analysis = await analysisOf({ source: { bytes: drawDocx(cleanIn('th')) } });
  expect(findingOf(analysis, 'language.spelling')).toMatchObject({
    result: 'not-checked',
    reason: { code: 'unchecked.language' },
  });
});

const ARABIC = `أحمد محمد
ahmed@example.com | +971 50 123 4567 | دبي
الخبرة العملية
مدير الخدمات اللوجستية، شركة أكمي
يناير 2019 - حتى الآن
• مسؤول عن لوجستيات أربعين شاحنة في ثلاث إمارات وتحسين الالتزام بالمواعيد بنسبة 18٪
• إدارة فريق من اثني عشر سائقا وخفض تكلفة العمل الإضافي بمقدار 30000 درهم سنويا
• المشاركة في تخطيط المستودع الجديد وتحسين جميع الإجراءات
المهارات
إكسل، ساب، تخطيط المسارات، التفاوض، رخصة رافعة شوكية، قواعد البيانات`;

test('RV-29 RV-36 words in letters of another language get no verdict, neither praise nor blame', async () => {
  const text = `${ARABIC}\n${ARABIC.split('\n').slice(3).join('\n')}`;
  const analysis = await analysisOf({ source: { text }, language: 'en' }, () => everyWord);
  const { findings, scores } = analysis.content;
  const ofWords = findings!.filter(
    ({ id, tab }) => tab === 'Language' || id === 'structure.missing_sections',
  );
  expect(ofWords.filter(({ result }) => result !== 'not-checked')).toEqual([]);
  expect(scores!.find(({ tab }) => tab === 'Language')).toMatchObject({ points: null });
  expect(findingOf(analysis, 'ats.email').result).toBe('good');
});
