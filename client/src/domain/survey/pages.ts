/** The pages of the survey, which other features link to. */
export const SURVEY_PAGE = '/college-survey/Layout';

export const RESULTS_PAGE = '/college-survey/results';
