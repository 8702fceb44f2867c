import { events } from '../../../kernel/event';
import { CATALOGUE, CHOICE, FIGURE, ID, PERSON, sealedWhole, TIME } from '../../../kernel/personal';

type ExamType = 'SAT' | 'ACT';

/** For each section, one text for each question of the form: empty if unanswered, else the characters of its fields. */
export type Answers = readonly (readonly string[])[];

export interface SkillTally {
  readonly category: string;
  readonly subcategory: string;
  readonly correct: number;
  readonly total: number;
}

export interface ScoredPart {
  readonly raw: number;
  readonly total: number;
  /** The score is null if the form has no table for the part. */
  readonly scaled: number | null;
  readonly skills: readonly SkillTally[];
}

export interface Scored {
  readonly parts: Readonly<Record<string, ScoredPart>>;
  /** An SAT's score of reading and writing together, 200 to 800. */
  readonly verbal: number | null;
  /** The SAT's total or the ACT's composite. */
  readonly total: number | null;
}

export interface FormName {
  readonly formId: string;
  readonly code: string;
}

interface Entry {
  entryId: string;
  studentId: string;
}

export type ExamEntryEvents = {
  /** `formRevision` is the revision that the answers were entered for. Answers are null once the student is erased. */
  ExamEntered: Entry & {
    formId: string;
    type: ExamType;
    code: string;
    dateTaken: string;
    formRevision: number;
    answers: Answers | null;
    /** The import is null if a person entered the exam. */
    importId: string | null;
  };
  /** A field that did not change is null. */
  ExamEdited: Entry & {
    form: { readonly from: FormName; readonly to: FormName } | null;
    dateTaken: { readonly from: string; readonly to: string } | null;
    answers: { readonly from: Answers; readonly to: Answers } | null;
  };
  /** `before` is null when an exam is scored for the first time. */
  ExamScored: Entry & {
    formId: string;
    formRevision: number;
    sample: boolean;
    cause: 'entered' | 'edited' | 'form-changed';
    before: Scored | null;
    scored: Scored | null;
  };
  ExamCounted: Entry & { counted: boolean };
  ExamRemoved: Entry & { importId: string | null };
};

/** A student can have one entry for each form and date: the stream is named by a hash of the three. */
export type ExamAttemptEvents = {
  ExamSittingTaken: Entry;
  ExamSittingReleased: Entry;
};

const entry = { entryId: ID, studentId: PERSON };

const sampleEntry = { entryId: 'ex1', studentId: 's1' };
const sampleScored = (raw: number, scaled: number | null): Scored => ({
  parts: {
    math: {
      raw,
      total: 58,
      scaled,
      skills: [{ category: 'Heart of Algebra', subcategory: 'Linear functions', correct: 4, total: 9 }],
    },
  },
  verbal: 610,
  total: scaled && 610 + scaled,
});

export const examEntryEvents = events<ExamEntryEvents & ExamAttemptEvents>({
  ExamEntered: {
    fields: {
      ...entry,
      formId: CATALOGUE,
      type: CHOICE,
      code: CATALOGUE,
      dateTaken: TIME,
      formRevision: FIGURE,
      answers: sealedWhole('studentId'),
      importId: ID,
    },
    sample: {
      ...sampleEntry,
      formId: 'sat-may-2017',
      type: 'SAT',
      code: 'May 2017',
      dateTaken: '2026-10-03',
      formRevision: 1,
      answers: [['A', ''], ['b'], [], ['3.5']],
      importId: null,
    },
  },
  ExamEdited: {
    fields: { ...entry, form: CATALOGUE, dateTaken: TIME, answers: sealedWhole('studentId') },
    sample: {
      ...sampleEntry,
      form: {
        from: { formId: 'sat-may-2017', code: 'May 2017' },
        to: { formId: 'sat-april-2018', code: 'April 2018' },
      },
      dateTaken: { from: '2026-10-03', to: '2026-10-04' },
      answers: { from: [['A', '']], to: [['A', 'C']] },
    },
  },
  ExamScored: {
    fields: {
      ...entry,
      formId: CATALOGUE,
      formRevision: FIGURE,
      sample: CHOICE,
      cause: CHOICE,
      before: sealedWhole('studentId'),
      scored: sealedWhole('studentId'),
    },
    sample: {
      ...sampleEntry,
      formId: 'sat-april-2018',
      formRevision: 2,
      sample: true,
      cause: 'form-changed',
      before: sampleScored(40, 640),
      scored: sampleScored(41, null),
    },
  },
  ExamCounted: { fields: { ...entry, counted: CHOICE }, sample: { ...sampleEntry, counted: true } },
  ExamRemoved: { fields: { ...entry, importId: ID }, sample: { ...sampleEntry, importId: 'im1' } },
  ExamSittingTaken: {
    fields: entry,
    sample: sampleEntry,
    notPushed: 'ExamEntered and ExamEdited are pushed.',
  },
  ExamSittingReleased: {
    fields: entry,
    sample: sampleEntry,
    notPushed: 'ExamEdited and ExamRemoved are pushed.',
  },
});
