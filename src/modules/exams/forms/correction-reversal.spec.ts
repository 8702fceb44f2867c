import fc from 'fast-check';
import { changedForm } from '../../../../contract/exam-form-changes';
import type { FormChange } from '../../../../contract/exam-forms';
import { score } from '../entries/score';
import type { ExamForm } from './exam-form.decider';
import { SAMPLE_FORMS } from './sample-forms';

const LETTERS = ['', 'A', 'B', 'C', 'D', 'F', 'G', 'H', 'J', '3.5', '7/2'];

const aForm = fc.constantFrom(...SAMPLE_FORMS.values());

const aChange = ({ type, sections, scale }: ExamForm): fc.Arbitrary<FormChange> => {
  const place = fc
    .integer({ min: 1, max: sections.length })
    .chain((section) =>
      fc
        .integer({ min: 1, max: sections[section - 1]!.questions.length })
        .map((question) => ({ section, question })),
    );
  const answer = fc
    .tuple(place, fc.uniqueArray(fc.constantFrom(...LETTERS.slice(1)), { maxLength: 4 }))
    .map(([at, answers]): FormChange => ({ what: 'answer', ...at, answers }));
  const skill = fc
    .tuple(place, fc.constantFrom('Usage', 'Lines'), fc.constantFrom('', 'Commas'))
    .map(([at, category, subcategory]): FormChange => ({ what: 'skill', ...at, category, subcategory }));
  const row = fc
    .constantFrom(...Object.entries(scale))
    .chain(([part, table]) =>
      fc
        .tuple(fc.nat(table.length - 1), fc.integer({ min: 1, max: type === 'ACT' ? 36 : 800 }))
        .map(([raw, scaled]) => ({ what: 'scale', part, raw, scaled }) as FormChange),
    );
  return fc.oneof(answer, skill, row);
};

function reversal({ sections, scale }: ExamForm, change: FormChange): FormChange {
  if (change.what === 'scale') return { ...change, scaled: scale[change.part]![change.raw]! };
  const { answers, category, subcategory } = sections[change.section - 1]!.questions[change.question - 1]!;
  return change.what === 'answer' ? { ...change, answers } : { ...change, category, subcategory };
}

const anAttempt = (form: ExamForm) =>
  fc.tuple(
    ...form.sections.map(({ questions }) =>
      fc.array(fc.constantFrom(...LETTERS), { minLength: questions.length, maxLength: questions.length }),
    ),
  );

it('reversed corrections restore the form and every score', () => {
  fc.assert(
    fc.property(
      aForm.chain((form) =>
        fc.tuple(fc.constant(form), fc.array(aChange(form), { minLength: 1, maxLength: 5 }), anAttempt(form)),
      ),
      ([form, changes, answers]) => {
        const made: FormChange[] = [];
        let corrected = form;
        for (const change of changes) {
          made.unshift(reversal(corrected, change));
          corrected = changedForm(corrected, change)!;
        }
        const back = made.reduce((current, change) => changedForm(current, change)!, corrected);
        expect(back).toEqual(form);
        expect(score(back, answers)).toEqual(score(form, answers));
      },
    ),
    { numRuns: 60 },
  );
});
