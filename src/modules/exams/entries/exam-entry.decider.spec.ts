import { given } from '../../../kernel/testing';
import { examEntry, type ExamEntryCommands } from './exam-entry.decider';
import type { ExamEntryEvents, Scored } from './exam-entries.events';

const entry = { entryId: 'ex1', studentId: 's1' };
const enter: ExamEntryCommands['Enter'] = {
  ...entry,
  formId: 'sat-may-2017',
  type: 'SAT',
  code: 'May 2017',
  dateTaken: '2026-08-22',
  formRevision: 1,
  answers: [['A', '']],
  importId: null,
};
const form = { formId: enter.formId, code: enter.code };
const otherForm = { formId: 'sat-april-2018', code: 'April 2018' };
const asEntered = { form, dateTaken: enter.dateTaken, answers: enter.answers };
const scored = (total: number): Scored => ({ parts: {}, verbal: null, total });
const scoring = { formId: form.formId, formRevision: 1, sample: true, scored: scored(1200) };

const entered = { type: 'ExamEntered', data: enter } as const;
const scoredBy = (data: Partial<ExamEntryEvents['ExamScored']> = {}) =>
  ({ type: 'ExamScored', data: { ...entry, ...scoring, cause: 'entered', before: null, ...data } }) as const;
const edited = (data: Partial<ExamEntryEvents['ExamEdited']>) =>
  ({ type: 'ExamEdited', data: { ...entry, form: null, dateTaken: null, answers: null, ...data } }) as const;
const counted = (counted: boolean) => ({ type: 'ExamCounted', data: { ...entry, counted } }) as const;
const removed = { type: 'ExamRemoved', data: { ...entry, importId: null } } as const;

describe('an exam entry', () => {
  it('is entered', () => given(examEntry)().when('Enter', enter).yields(entered));

  it.each([
    ['answers', { answers: [['B', '']] }],
    ['a date', { dateTaken: '2026-08-23' }],
    ['a form', otherForm],
  ])('is not entered again with different %s', (_what, other) =>
    given(examEntry)(entered)
      .when('Enter', { ...enter, ...other })
      .isRejected('same-test'),
  );

  it('records the old and the new values of an edit', () =>
    given(examEntry)(entered)
      .when('Edit', { form: otherForm, dateTaken: '2026-08-23', answers: [['A', 'B']] })
      .yields(
        edited({
          form: { from: form, to: otherForm },
          dateTaken: { from: '2026-08-22', to: '2026-08-23' },
          answers: { from: [['A', '']], to: [['A', 'B']] },
        }),
      ));

  it('can be edited back to earlier values', () =>
    given(examEntry)(entered, edited({ answers: { from: [['A', '']], to: [['A', 'B']] } }))
      .when('Edit', asEntered)
      .yields(edited({ answers: { from: [['A', 'B']], to: [['A', '']] } })));

  it('is reverted to its state and scores before an edit', () => {
    const moved = edited({ form: { from: form, to: otherForm } });
    const again = scoredBy({ formId: otherForm.formId, scored: scored(900), cause: 'edited' });
    given(examEntry)(entered, scoredBy(), moved, again)
      .when('EditBack', { ...enter, scoring })
      .yields(
        edited({ form: { from: otherForm, to: form } }),
        scoredBy({ cause: 'edited', before: scored(900) }),
      );
  });

  it('is restored as it was when it was removed', () =>
    given(examEntry)(entered, scoredBy(), counted(true), removed)
      .when('PutBack', {})
      .yields(entered, scoredBy(), counted(true)));

  it('records nothing if an edit changes nothing', () =>
    given(examEntry)(entered).when('Edit', asEntered).yields());

  it('is removed once', () => {
    given(examEntry)(entered).when('Remove', { importId: null }).yields(removed);
    given(examEntry)(entered, removed).when('Remove', { importId: 'im1' }).yields();
  });

  it('stays when its import is undone if it was edited since', () => {
    const moved = edited({ dateTaken: { from: enter.dateTaken, to: '2026-08-23' } });
    given(examEntry)(entered, moved).when('Remove', { importId: 'im1' }).yields();
    given(examEntry)(entered, moved).when('Remove', { importId: null }).yields(removed);
  });

  it('is included in the chances as its student decides', () => {
    given(examEntry)(entered).when('Count', { counted: true }).yields(counted(true));
    given(examEntry)(entered).when('Count', { counted: false }).yields();
    given(examEntry)(entered, counted(true)).when('Count', { counted: false }).yields(counted(false));
  });

  it.each(['none', 'a removed one'])('cannot be changed if there is %s', (there) => {
    const exam = there === 'none' ? given(examEntry)() : given(examEntry)(entered, removed);
    exam.when('Edit', asEntered).isRejected('exam-not-found');
    exam.when('Count', { counted: true }).isRejected('exam-not-found');
  });

  it('cannot be removed if it does not exist', () =>
    given(examEntry)().when('Remove', { importId: null }).isRejected('exam-not-found'));
});

describe('scoring an exam entry', () => {
  const changed = { ...scoring, cause: 'form-changed' } as const;

  it('records the score', () =>
    given(examEntry)(entered)
      .when('Score', { ...scoring, cause: 'entered' })
      .yields(scoredBy()));

  it('records the same score once', () =>
    given(examEntry)(entered, scoredBy()).when('Score', changed).yields());

  it.each([
    ['another score', { scored: scored(1210) }],
    ['a form that is no sample any more', { sample: false }],
    ['a later revision without other changes', { formRevision: 2 }],
  ])('records the score again for %s', (_what, other) =>
    given(examEntry)(entered, scoredBy())
      .when('Score', { ...changed, ...other })
      .yields(scoredBy({ ...other, cause: 'form-changed', before: scoring.scored })),
  );

  it('ignores an earlier revision of the same form', () =>
    given(examEntry)(entered, scoredBy({ formRevision: 3 }))
      .when('Score', { ...changed, formRevision: 2 })
      .yields());

  it('accepts the first revision of another form', () => {
    const moved = edited({ form: { from: form, to: otherForm } });
    const other = { ...scoring, formId: otherForm.formId };
    given(examEntry)(entered, scoredBy({ formRevision: 3 }), moved)
      .when('Score', { ...other, cause: 'edited' })
      .yields(scoredBy({ ...other, cause: 'edited', before: scoring.scored }));
  });

  it('ignores a form that the entry no longer has', () => {
    const moved = edited({ form: { from: form, to: otherForm } });
    given(examEntry)(entered, moved).when('Score', changed).yields();
  });

  it('ignores an entry that is removed, erased or unknown', () => {
    given(examEntry)(entered, removed).when('Score', changed).yields();
    given(examEntry)({ type: 'ExamEntered', data: { ...enter, answers: null } })
      .when('Score', changed)
      .yields();
    given(examEntry)().when('Score', changed).yields();
  });
});
