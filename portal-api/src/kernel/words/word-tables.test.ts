import { languages } from '@portal/shared-contracts';
import { namesOfEach, readBundle, textsOf } from '../../../test/words/bundles.ts';
import {
  ACTS,
  FIELDS,
  OWN_SENTENCES,
  THINGS,
  VERBS,
} from '../../domains/audit/list/audit-acts.data.ts';
import { healthCodes } from '../../operating/firm-health/health-codes.ts';
import { consents } from './consents.ts';

test.each(languages)('BO-26 SC-54 everything found has its words in %s', (language) => {
  const parts = Object.entries(healthCodes).flatMap(([code, { params, hasTodo }]) => [
    [`${code}.sentence`, params],
    ...(hasTodo ? [[`${code}.todo`, []]] : []),
  ]);
  const texts = Object.fromEntries(textsOf(readBundle(language).health));
  expect(namesOfEach(texts)).toEqual(Object.fromEntries(parts));
});

test.each(languages)('RV-01 SC-54 every consent has its words in %s', (language) => {
  expect(namesOfEach(readBundle(language).consents)).toEqual(consents);
});

test.each(languages)('BO-43 SC-54 every act, thing and field has its words in %s', (language) => {
  const { acts, things, fields } = readBundle(language).audit;
  expect(namesOfEach(acts)).toEqual(ACTS);
  expect(Object.keys(things).toSorted()).toEqual(THINGS.toSorted());
  expect(Object.keys(fields).toSorted()).toEqual(FIELDS.toSorted());
});

test('BO-43 no act has words that no row is read in', () => {
  const called = [...Object.values(OWN_SENTENCES), ...Object.values(VERBS)];
  const bySubject = ['one', 'several', 'setting', 'settings'].map((of) => `changed-${of}`);
  const ofAnother = [
    'assigned-to',
    'command',
    'command-on',
    'handed-over-to',
    'other',
    'taken-back-one',
  ];
  const used = new Set([...called, ...bySubject, ...ofAnother]);
  expect([...used].toSorted()).toEqual(Object.keys(ACTS).toSorted());
});
