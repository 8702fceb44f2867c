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
const told = { formId: form.formId, formRevision: 1, sample: true, scored: scored(1200) };

const entered = { type: 'ExamEntered', data: enter } as const;
const scoredBy = (data: Partial<ExamEntryEvents['ExamScored']> = {}) =>
  ({ type: 'ExamScored', data: { ...entry, ...told, cause: 'entered', before: null, ...data } }) as const;
const edited = (data: Partial<ExamEntryEvents['ExamEdited']>) =>
  ({ type: 'ExamEdited', data: { ...entry, form: null, dateTaken: null, answers: null, ...data } }) as const;
const counted = (counted: boolean) => ({ type: 'ExamCounted', data: { ...entry, counted } }) as const;
const removed = { type: 'ExamRemoved', data: { ...entry, importId: null } } as const;

describe('an exam', () => {
  it('is entered', () => given(examEntry)().when('Enter', enter).yields(entered));

  it.each([
    ['answers', { answers: [['B', '']] }],
    ['a date', { dateTaken: '2026-08-23' }],
    ['a form', otherForm],
  ])('is not entered twice, with %s that differ', (_what, other) =>
    given(examEntry)(entered)
      .when('Enter', { ...enter, ...other })
      .isRejected('same-test'),
  );

  it('is edited, and says what became of what', () =>
    given(examEntry)(entered)
      .when('Edit', { form: otherForm, dateTaken: '2026-08-23', answers: [['A', 'B']] })
      .yields(
        edited({
          form: { from: form, to: otherForm },
          dateTaken: { from: '2026-08-22', to: '2026-08-23' },
          answers: { from: [['A', '']], to: [['A', 'B']] },
        }),
      ));

  it('is edited where something differs from what it was edited to before', () =>
    given(examEntry)(entered, edited({ answers: { from: [['A', '']], to: [['A', 'B']] } }))
      .when('Edit', asEntered)
      .yields(edited({ answers: { from: [['A', 'B']], to: [['A', '']] } })));

  it('goes back to what it was before an edit, with the scores of then', () => {
    const moved = edited({ form: { from: form, to: otherForm } });
    const again = scoredBy({ formId: otherForm.formId, scored: scored(900), cause: 'edited' });
    given(examEntry)(entered, scoredBy(), moved, again)
      .when('EditBack', { ...enter, told })
      .yields(
        edited({ form: { from: otherForm, to: form } }),
        scoredBy({ cause: 'edited', before: scored(900) }),
      );
  });

  it('is put back as it was when it was removed', () =>
    given(examEntry)(entered, scoredBy(), counted(true), removed)
      .when('PutBack', {})
      .yields(entered, scoredBy(), counted(true)));

  it('stays as it is where nothing changes', () =>
    given(examEntry)(entered).when('Edit', asEntered).yields());

  it('is removed once', () => {
    given(examEntry)(entered).when('Remove', { importId: null }).yields(removed);
    given(examEntry)(entered, removed).when('Remove', { importId: 'im1' }).yields();
  });

  it('that was edited since is not removed with its import', () => {
    const moved = edited({ dateTaken: { from: enter.dateTaken, to: '2026-08-23' } });
    given(examEntry)(entered, moved).when('Remove', { importId: 'im1' }).yields();
    given(examEntry)(entered, moved).when('Remove', { importId: null }).yields(removed);
  });

  it('counts as its student says', () => {
    given(examEntry)(entered).when('Count', { counted: true }).yields(counted(true));
    given(examEntry)(entered).when('Count', { counted: false }).yields();
    given(examEntry)(entered, counted(true)).when('Count', { counted: false }).yields(counted(false));
  });

  it.each(['none', 'a removed one'])('cannot be changed where there is %s', (there) => {
    const exam = there === 'none' ? given(examEntry)() : given(examEntry)(entered, removed);
    exam.when('Edit', asEntered).isRejected('exam-not-found');
    exam.when('Count', { counted: true }).isRejected('exam-not-found');
  });

  it('cannot be removed where there is none', () =>
    given(examEntry)().when('Remove', { importId: null }).isRejected('exam-not-found'));
});

describe('what is told of an exam', () => {
  const changed = { ...told, cause: 'form-changed' } as const;

  it('is its score', () =>
    given(examEntry)(entered)
      .when('Score', { ...told, cause: 'entered' })
      .yields(scoredBy()));

  it('is told once', () => given(examEntry)(entered, scoredBy()).when('Score', changed).yields());

  it.each([
    ['another score', { scored: scored(1210) }],
    ['that it is of a real form', { sample: false }],
    ['a later revision, by which nothing else changed', { formRevision: 2 }],
  ])('is told again with %s', (_what, other) =>
    given(examEntry)(entered, scoredBy())
      .when('Score', { ...changed, ...other })
      .yields(scoredBy({ ...other, cause: 'form-changed', before: told.scored })),
  );

  it('is not told by an earlier revision of the same form', () =>
    given(examEntry)(entered, scoredBy({ formRevision: 3 }))
      .when('Score', { ...changed, formRevision: 2 })
      .yields());

  it('is told by the first revision of another form', () => {
    const moved = edited({ form: { from: form, to: otherForm } });
    const other = { ...told, formId: otherForm.formId };
    given(examEntry)(entered, scoredBy({ formRevision: 3 }), moved)
      .when('Score', { ...other, cause: 'edited' })
      .yields(scoredBy({ ...other, cause: 'edited', before: told.scored }));
  });

  it('is not told by a form that it has left', () => {
    const moved = edited({ form: { from: form, to: otherForm } });
    given(examEntry)(entered, moved).when('Score', changed).yields();
  });

  it('is not told of what is removed, erased or was never there', () => {
    given(examEntry)(entered, removed).when('Score', changed).yields();
    given(examEntry)({ type: 'ExamEntered', data: { ...enter, answers: null } })
      .when('Score', changed)
      .yields();
    given(examEntry)().when('Score', changed).yields();
  });
});
