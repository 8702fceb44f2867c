import { events } from '../../../kernel/event';
import { CATALOGUE, CHOICE, FIGURE, ID, PERSON, sealedWhole, TIME } from '../../../kernel/personal';

type ExamType = 'SAT' | 'ACT';

/** By section, one text for each question in the order of the form: empty where it is unanswered, else what its fields read together. */
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
  /** Null where the form has no table for it. */
  readonly scaled: number | null;
  readonly skills: readonly SkillTally[];
}

/** What was told. */
export interface Scored {
  /** By part, as `math`. */
  readonly parts: Readonly<Record<string, ScoredPart>>;
  /** Of the SAT 200 to 800, from reading and writing. */
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

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ExamEntryEvents = {
  /** `formRevision` is the one that it was typed against. Answers are null once the student is erased. */
  ExamEntered: Entry & {
    formId: string;
    type: ExamType;
    code: string;
    dateTaken: string;
    formRevision: number;
    answers: Answers | null;
    /** Null where a person entered it. */
    importId: string | null;
  };
  /** What did not change is null. */
  ExamEdited: Entry & {
    form: { readonly from: FormName; readonly to: FormName } | null;
    dateTaken: { readonly from: string; readonly to: string } | null;
    answers: { readonly from: Answers; readonly to: Answers } | null;
  };
  /** `before` is null the first time. */
  ExamScored: Entry & {
    formId: string;
    formRevision: number;
    sample: boolean;
    cause: 'entered' | 'edited' | 'form-changed';
    before: Scored | null;
    scored: Scored | null;
  };
  /** Whether the student lets it count in the chances at colleges. */
  ExamCounted: Entry & { counted: boolean };
  ExamRemoved: Entry & { importId: string | null };
};

/** One entry for each form and date of a student: the stream is named by a hash of the three. */
export type ExamSittingEvents = {
  ExamSittingTaken: Entry;
  ExamSittingReleased: Entry;
};

const entry = { entryId: ID, studentId: PERSON };

export const examEntryEvents = events<ExamEntryEvents & ExamSittingEvents>({
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
  },
  ExamEdited: {
    fields: { ...entry, form: CATALOGUE, dateTaken: TIME, answers: sealedWhole('studentId') },
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
  },
  ExamCounted: { fields: { ...entry, counted: CHOICE } },
  ExamRemoved: { fields: { ...entry, importId: ID } },
  ExamSittingTaken: { fields: entry },
  ExamSittingReleased: { fields: entry },
});
