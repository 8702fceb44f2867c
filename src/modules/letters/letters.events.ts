import { type Changes, events, ON_OPENING } from '../../kernel/event';
import { CATALOGUE, CHOICE, ID, PERSON, retained, sealedText } from '../../kernel/personal';

type LetterStatus =
  'approval' | 'asked' | 'accepted' | 'written' | 'elsewhere' | 'declined' | 'refused' | 'canceled';
type LetterShare = 'activities' | 'honors' | 'courses' | 'testScores';

export interface LetterRef {
  readonly requestId: string;
  readonly studentId: string;
  readonly recommenderId: string;
}

export interface LetterSettingsFields {
  readonly needsApproval: boolean;
  /** The first day on which students may ask, as `YYYY-MM-DD`. */
  readonly opensOn: string | null;
  readonly questions: readonly string[];
}

export interface BragAnswer {
  readonly question: string;
  readonly answer: string;
}

export type LetterRequestEvents = {
  /** `waived` is the student's choice at that time, which later choices leave alone. */
  LetterRequested: LetterRef & {
    ceebCodes: readonly string[];
    note: string;
    shares: readonly LetterShare[];
    waived: boolean;
    status: 'approval' | 'asked';
  };
  LetterRequestMoved: LetterRef & { status: { from: LetterStatus; to: LetterStatus }; reason: string };
  /** The file is in the vault under `fileId`, sealed for the student. It replaces an earlier one. */
  LetterUploaded: LetterRef & { fileId: string };
  LetterSent: LetterRef & { ceebCodes: { from: readonly string[]; to: readonly string[] } };
};

export type LetterSheetEvents = {
  LetterRightsChosen: { studentId: string; waived: boolean };
  LetterRightsReset: { studentId: string };
  BragSheetAnswered: { studentId: string; answers: readonly BragAnswer[] };
};

export type LetterSettingsEvents = {
  LetterSettingsChanged: { entityId: string; changes: Changes<LetterSettingsFields> };
};

export type LetterEvents = LetterRequestEvents & LetterSheetEvents & LetterSettingsEvents;

const ref = { requestId: ID, studentId: PERSON, recommenderId: PERSON };
const sampleRef = { requestId: 'l1', studentId: 's1', recommenderId: 't1' };

const OF_SCHOOL = retained('It is about an organization, not a person.');
const A_CHOICE = 'The student chooses once, and only a counselor resets it.';

export const letterEvents = events<LetterEvents>({
  LetterRequested: {
    fields: {
      ...ref,
      ceebCodes: CATALOGUE,
      note: sealedText('studentId'),
      shares: CHOICE,
      waived: CHOICE,
      status: CHOICE,
    },
    sample: {
      ...sampleRef,
      ceebCodes: ['3434'],
      note: 'Please mention the science fair.',
      shares: ['activities'],
      waived: true,
      status: 'asked',
    },
  },
  LetterRequestMoved: {
    fields: { ...ref, status: CHOICE, reason: sealedText('studentId') },
    sample: { ...sampleRef, status: { from: 'asked', to: 'declined' }, reason: 'I am on leave.' },
  },
  LetterUploaded: {
    fields: { ...ref, fileId: ID },
    sample: { ...sampleRef, fileId: 'f1' },
    notUndone: 'The author replaces the file by another one.',
  },
  LetterSent: {
    fields: { ...ref, ceebCodes: CATALOGUE },
    sample: { ...sampleRef, ceebCodes: { from: [], to: ['3434'] } },
  },
  LetterRightsChosen: {
    fields: { studentId: PERSON, waived: CHOICE },
    sample: { studentId: 's1', waived: true },
    notPushed: ON_OPENING,
    notUndone: A_CHOICE,
  },
  LetterRightsReset: {
    fields: { studentId: PERSON },
    sample: { studentId: 's1' },
    notPushed: ON_OPENING,
    notUndone: 'The student chooses again.',
  },
  BragSheetAnswered: {
    fields: { studentId: PERSON, answers: sealedText('studentId') },
    sample: { studentId: 's1', answers: [{ question: 'What are you proud of?', answer: 'Our choir.' }] },
    notPushed: ON_OPENING,
  },
  LetterSettingsChanged: {
    fields: { entityId: ID, changes: OF_SCHOOL },
    sample: {
      entityId: 'e1',
      changes: {
        needsApproval: { from: false, to: true },
        opensOn: { from: null, to: '2026-09-01' },
        questions: { from: [], to: ['What are you proud of?'] },
      },
    },
    notPushed: ON_OPENING,
  },
});
