import type { SurveyEvents } from '../../src/modules/survey/survey.events';
import type { Samples } from './samples';

export const surveySamples = {
  SurveySubmitted: {
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
  MatchesFound: {
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
} satisfies Samples<SurveyEvents>;
