import { given } from '../../../kernel/testing';
import { examForm } from './exam-form.decider';
import type { FormContent, Question } from './exam-forms.events';

const question = (key: number, ...answers: string[]): Question => ({
  key,
  kind: 'single',
  answers,
  category: 'Algebra',
  subcategory: '',
});
const section = (answer: string) => ({
  title: 'English',
  part: 'english' as const,
  questions: [question(1, answer), question(2, 'B')],
});
const sample: FormContent = { sample: true, sections: [section('A')], scale: { english: [1, 20, 36] } };
const real: FormContent = { sample: false, sections: [section('C')], scale: {} };
const scaled: FormContent = { ...real, scale: { english: [1, 21, 36] } };
const name = { formId: 'act-a', type: 'ACT' as const, code: 'A' };

const defined = (content: FormContent, importId: string | null) =>
  ({ type: 'ExamFormDefined', data: { ...name, content, importId } }) as const;
const replaced = (from: FormContent, to: FormContent, importId: string, undo = false) =>
  ({ type: 'ExamFormReplaced', data: { ...name, content: { from, to }, importId, undo } }) as const;
const withdrawn = (content: FormContent, importId: string) =>
  ({ type: 'ExamFormWithdrawn', data: { ...name, content, importId } }) as const;

const known = { ...name, sample, revision: 1 };
const unknown = { ...name, sample: null, revision: 0 };
const key = { sections: real.sections };
const scale = { scale: scaled.scale };
const form = given(examForm);

describe('importing a form', () => {
  it('defines it by its key', () =>
    form()
      .when('Import', { ...unknown, ...key, importId: 'i1' })
      .yields(defined(real, 'i1')));

  it('rejects a scale without a key', () =>
    form()
      .when('Import', { ...unknown, ...scale, importId: 'i1' })
      .isRejected('exam-form-not-found'));

  it('replaces a sample form together with its scale', () =>
    form()
      .when('Import', { ...known, ...key, importId: 'i1' })
      .yields(defined(sample, null), replaced(sample, real, 'i1')));

  it('leaves it a sample if only the scale is real', () => {
    const both = { ...sample, scale: scaled.scale };
    form()
      .when('Import', { ...known, ...scale, importId: 'i1' })
      .yields(defined(sample, null), replaced(sample, both, 'i1'));
  });

  it('keeps a real scale when the key changes', () => {
    const other = { ...scaled, sections: [section('D')] };
    form(defined(real, 'i1'), replaced(real, scaled, 'i2'))
      .when('Import', { ...unknown, revision: 2, sections: other.sections, importId: 'i3' })
      .yields(replaced(scaled, other, 'i3'));
  });

  it('rejects a form that was added or changed since the check', () => {
    form(defined(real, 'i1'))
      .when('Import', { ...unknown, sections: [section('D')], importId: 'i2' })
      .isRejected('exam-form-changed');
    form(defined(sample, null), replaced(sample, real, 'i1'))
      .when('Import', { ...known, sections: [section('D')], importId: 'i2' })
      .isRejected('exam-form-changed');
  });

  it('records nothing if the file changes nothing', () => {
    form(defined(real, 'i1'))
      .when('Import', { ...unknown, ...key, importId: 'i2' })
      .yields();
    form()
      .when('Import', { ...known, scale: sample.scale, importId: 'i1' })
      .yields();
  });
});

describe('undoing an import of a form', () => {
  const asSample = [defined(sample, null), replaced(sample, real, 'i1')];

  it('restores the earlier content', () => {
    form(...asSample)
      .when('UndoImport', { importId: 'i1' })
      .yields(replaced(real, sample, 'i1', true));
    form(defined(real, 'i1')).when('UndoImport', { importId: 'i1' }).yields(withdrawn(real, 'i1'));
  });

  it('is possible only for the last one', () => {
    const both = [defined(real, 'i1'), replaced(real, scaled, 'i2')];
    form(...both)
      .when('UndoImport', { importId: 'i1' })
      .yields();
    form(...both, replaced(scaled, real, 'i2', true))
      .when('UndoImport', { importId: 'i1' })
      .yields(withdrawn(real, 'i1'));
  });

  it('leaves a form that was corrected since or never changed', () => {
    const corrected = {
      type: 'ExamKeyCorrected',
      data: { ...name, reason: 'Typo', section: 1, question: 1, answers: { from: ['C'], to: ['D'] } },
    } as const;
    form(...asSample, corrected)
      .when('UndoImport', { importId: 'i1' })
      .yields();
    form().when('UndoImport', { importId: 'i1' }).yields();
  });

  it('allows another import', () =>
    form(defined(real, 'i1'), withdrawn(real, 'i1'))
      .when('Import', { ...unknown, ...key, importId: 'i2' })
      .yields(defined(real, 'i2')));
});

describe('a correction', () => {
  const reason = 'A typo in the key';
  const answer = { what: 'answer', section: 1, question: 1, answers: ['D', 'E'] } as const;
  const correct = { ...known, change: answer, reason };

  it('records the old and the new value', () => {
    const first = defined(sample, null);
    const event = { ...name, reason, section: 1, question: 1 };
    form()
      .when('Correct', correct)
      .yields(first, {
        type: 'ExamKeyCorrected',
        data: { ...event, answers: { from: ['A'], to: ['D', 'E'] } },
      });
    const skill = { category: 'Geometry', subcategory: 'Circles' };
    form(first)
      .when('Correct', { ...correct, change: { what: 'skill', section: 1, question: 1, ...skill } })
      .yields({
        type: 'ExamSkillCorrected',
        data: { ...event, skill: { from: { category: 'Algebra', subcategory: '' }, to: skill } },
      });
    form(first)
      .when('Correct', { ...correct, change: { what: 'scale', part: 'english', raw: 1, scaled: 22 } })
      .yields({
        type: 'ExamScaleCorrected',
        data: { ...name, reason, part: 'english', raw: 1, scaled: { from: 20, to: 22 } },
      });
  });

  it('is rejected if the form has changed since', () =>
    form(defined(real, 'i1'), replaced(real, scaled, 'i2'))
      .when('Correct', correct)
      .isRejected('exam-form-changed'));

  it('is rejected for something that does not exist', () => {
    form()
      .when('Correct', { ...correct, ...unknown })
      .isRejected('exam-form-not-found');
    for (const change of [
      { ...answer, section: 2 },
      { ...answer, question: 3 },
      { what: 'scale', part: 'math', raw: 1, scaled: 20 } as const,
      { what: 'scale', part: 'english', raw: 3, scaled: 36 } as const,
    ])
      form()
        .when('Correct', { ...correct, change })
        .isRejected('exam-form-not-found');
  });

  it('records nothing if it changes nothing', () =>
    form()
      .when('Correct', { ...correct, change: { ...answer, answers: ['A'] } })
      .yields());
});
