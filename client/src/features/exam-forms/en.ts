import type { ExamType } from 'contract/exam-definitions';
import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  titles: { forms: 'Exam Forms', form: 'Exam Form', imports: 'Import Exam Forms' },
  group: 'Exams',
  name: (type: ExamType, code: string) => `${type} ${code}`,
  list: { what: 'Exam forms', search: 'Search by code' },
  count: (forms: number) => counted(forms, 'form'),
  none: 'There are no exam forms yet. Import a key file.',
  noMatch: 'No forms match. Choose another type or kind, or search for another code.',
  import: 'Import',
  code: 'Code',
  type: 'Type',
  kind: 'Kind',
  revision: 'Revision',
  scores: 'Scores',
  entries: 'Entries',
  real: 'Real',
  scaled: 'Scaled',
  rawOnly: 'Raw only',
  unknown: '–',
  number: (value: number) => formatNumber(value),
  types: { label: 'Type', all: 'All types' },
  kinds: { label: 'Kind', all: 'Sample and real', sample: 'Sample forms', real: 'Real forms' },
  downloads: {
    text: 'Download',
    label: (name: string) => `Download ${name}`,
    key: 'Key and skills (CSV)',
    scale: 'Scale (CSV)',
  },
} as const;
