import { events } from '../../kernel/event';
import { CATALOGUE, FIGURE, ID, PERSON, sealedWhole, TIME } from '../../kernel/personal';

export interface Basics {
  readonly gpa: number;
  readonly gpaScale: number;
  readonly state: string;
  /** The ZIP code is null if the student did not enter it. */
  readonly zipcode: string | null;
}

export interface Tests {
  readonly sat: { readonly satVerbal: number | null; readonly satMath: number | null };
  readonly act: {
    readonly actEnglish: number | null;
    readonly actMath: number | null;
    readonly actReading: number | null;
    readonly actScience: number | null;
  };
}

/** A college's figure for a question, and whether it counts for the college. */
export interface FoundPart {
  readonly questionId: number;
  readonly verdict: 'for' | 'against' | 'neutral' | 'unknown';
  /** A code of contract/en/survey.ts with its parameters; null if the fact was unknown. */
  readonly figure: { readonly code: string; readonly [parameter: string]: string | number } | null;
}

export interface FoundCollege {
  readonly ceebCode: string;
  readonly name: string;
  readonly state: string;
  readonly location: string;
  readonly list: 'top' | 'other';
  readonly fit: number;
  readonly confidence: number;
  readonly position: 'reach' | 'target' | 'likely' | 'unknown';
  readonly positionBasis: 'rate' | 'test' | 'gpa' | 'nothing';
  readonly parts: readonly FoundPart[];
}

export type SurveyEvents = {
  /** `answers` are by question. All three fields are null once the student is erased. */
  SurveySubmitted: {
    surveyId: string;
    studentId: string;
    submittedAt: string;
    basics: Basics | null;
    answers: Readonly<Record<string, number>> | null;
    tests: Tests | null;
  };
  /** The results of the submission before it, with the version of the rule and the catalogue's digest. */
  MatchesFound: {
    surveyId: string;
    studentId: string;
    rule: number;
    catalogue: string;
    results: readonly FoundCollege[] | null;
  };
};

const survey = { surveyId: ID, studentId: PERSON };

const TAKEN_AGAIN = 'The survey is taken again, and earlier results stay.';

export const surveyEvents = events<SurveyEvents>({
  SurveySubmitted: {
    fields: {
      ...survey,
      submittedAt: TIME,
      basics: sealedWhole('studentId'),
      answers: sealedWhole('studentId'),
      tests: sealedWhole('studentId'),
    },
    sample: {
      surveyId: 'sv1',
      studentId: 's1',
      submittedAt: '2026-11-01T15:00:00.000Z',
      basics: { gpa: 3.6, gpaScale: 4, state: 'NY', zipcode: '10001' },
      answers: { '1': 5, '2': 1, '3': 3 },
      tests: {
        sat: { satVerbal: 640, satMath: 660 },
        act: { actEnglish: 28, actMath: 27, actReading: 29, actScience: 26 },
      },
    },
    notPushed: 'The response contains its results.',
    notUndone: TAKEN_AGAIN,
  },
  MatchesFound: {
    fields: { ...survey, rule: FIGURE, catalogue: CATALOGUE, results: sealedWhole('studentId') },
    sample: {
      surveyId: 'sv1',
      studentId: 's1',
      rule: 1,
      catalogue: 'digest',
      results: [
        {
          ceebCode: '2001',
          name: 'Saint Example College',
          state: 'NY',
          location: 'Lakeville',
          list: 'top',
          fit: 0.875,
          confidence: 0.9,
          position: 'target',
          positionBasis: 'test',
          parts: [
            { questionId: 1, verdict: 'for', figure: { code: 'distance', miles: 150 } },
            { questionId: 2, verdict: 'unknown', figure: null },
          ],
        },
      ],
    },
    notPushed:
      'The response to the survey contains them; another tab shows the earlier ones until it fetches again.',
    notUndone: TAKEN_AGAIN,
  },
});
