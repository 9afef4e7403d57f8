import {
  completeTask,
  isSurveyLink,
  PHONE_PATTERN,
  saveInitialQuestions,
  writingProfile,
} from './index.ts';

test('QU-16 G20 keeps the wire names of complete_task', () => {
  expect(completeTask.path).toBe('/api/customer/orders/{id}/complete_task');
  expect(Object.keys(completeTask.input.shape).sort()).toEqual(
    ['DefaultQuestionSubmitted', 'data', 'id', 'serviceId', 'serviceType', 'taskId'].sort(),
  );
  expect(Object.keys(writingProfile.shape)).toContain('Experties');
});

test('QU-03 QU-06 takes one to three different industries and one of the eight levels', () => {
  const accepts = (customer_industries: string[], years_of_experience = 'Other') =>
    saveInitialQuestions.input.safeParse({ id: 'o', customer_industries, years_of_experience })
      .success;
  expect(accepts(['Legal'])).toBe(true);
  expect(accepts(['Legal', 'Sales', 'Other'])).toBe(true);
  expect(accepts([])).toBe(false);
  expect(accepts(['Legal', 'Sales', 'Other', 'Retail'])).toBe(false);
  expect(accepts(['Legal', 'Legal'])).toBe(false);
  expect(accepts(['Piracy'])).toBe(false);
  expect(accepts(['Legal'], 'A while')).toBe(false);
});

test('QU-41 knows an external survey from an in-app one', () => {
  expect(isSurveyLink('https://forms.example.com/x')).toBe(true);
  expect(isSurveyLink('survey-satisfaction')).toBe(false);
  expect(isSurveyLink('javascript:alert(1)')).toBe(false);
});

test('QU-47 accepts phone numbers and refuses other text', () => {
  for (const good of ['+1 (555) 010-2030', '0301234567', '+49 30 1234567', '555-0100 x12'])
    expect([good, PHONE_PATTERN.test(good)]).toEqual([good, true]);
  for (const bad of ['', 'call me', '12345', '+1 555 CALL', '1'.repeat(21)])
    expect([bad, PHONE_PATTERN.test(bad)]).toEqual([bad, false]);
});
