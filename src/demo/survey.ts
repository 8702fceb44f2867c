import type { SurveySubmission } from '../../contract/survey';

export const demoSurvey: SurveySubmission = {
  basicInfo: { gpa: 3.7, gpaScale: 4, state: 'NY', zipcode: '10025' },
  answers: {
    ...{ 1: 4, 2: 2, 3: 3, 4: 5, 5: 3, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4, 11: 3, 12: 2 },
    ...{ 13: 3, 14: 3, 15: 3, 16: 4 },
    ...{ 17: 5, 18: 5, 19: 4, 20: 5, 21: 4, 22: 3 },
    ...{ 23: 2, 24: 4, 25: 3, 26: 4, 27: 4, 28: 3, 29: 4, 30: 4, 31: 3, 32: 3, 33: 3 },
  },
  test: { sat: { satVerbal: 690, satMath: 720 } },
};
