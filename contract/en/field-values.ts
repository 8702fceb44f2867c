import { productNames } from './payments';

/** Names of recorded codes by field; a code that is missing here is displayed as it is recorded. */
export const fieldValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: {
    transcript: 'Transcript',
    'school-report': 'School report',
    'counselor-letter': 'Counselor’s letter',
    'mid-year-report': 'Mid-year report',
    'final-report': 'Final report',
  },
  dueDate: { 'of-the-task': 'The task’s own date' },
  plan: {
    ed: 'Early decision',
    ed2: 'Early decision II',
    ea: 'Early action',
    rea: 'Restrictive early action',
    regular: 'Regular decision',
    rolling: 'Rolling admission',
  },
  filedWith: { 'common-app': 'Common App', 'own-form': 'The college’s own form', other: 'Other' },
  way: {
    'common-app': 'Common App',
    'electronic-service': 'Electronic service',
    mail: 'Mail',
    'by-hand': 'By hand',
    other: 'Other',
  },
  product: productNames,
};
