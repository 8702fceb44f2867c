import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  back: 'All exam forms',
  file: 'CSV file with keys and skills, or with scales',
  help: 'We tell the two apart by their columns. We’ll check the file first; you decide below what to import.',
  formats: {
    summary: 'What the files contain',
    key: 'Keys and skills: one row per question of a form, with the columns type, code, section, question, answers, category and subcategory. Separate several correct answers with |. For a question with several fields, write its characters together, as in 3.5|7/2.',
    scale:
      'Scales: one row per raw score of a part, starting at 0, with the columns type, code, section, raw and scaled. A part without scaled scores stays unchanged.',
    known:
      'If a file doesn’t include the type, or contains a single form without its code, enter them above. Published tables with the columns form, section, raw and scaled work as they are.',
    templates: 'You can download any existing form as both files and use them as templates.',
    template: {
      key: (type: string) => `${type} key template`,
      scale: (type: string) => `${type} scale template`,
    },
  },
  choices: {
    label: 'If the file doesn’t include it',
    type: 'Type',
    asFile: 'Use the file’s type',
    code: 'Code',
    codeHelp: 'For a file that contains a single form.',
  },
  contents: { key: 'keys and skills', scale: 'scales' },
  willChange: (content: string, rows: number, forms: number) =>
    `${counted(rows, 'row')} of ${content}: ${counted(forms, 'form')} would change.`,
  hasChanged: (content: string, rows: number, forms: number) =>
    `${counted(rows, 'row')} of ${content}: ${counted(forms, 'form')} changed.`,
  undoResult: (forms: number) => `Undone: ${counted(forms, 'form')} restored to before the import.`,
  undoResultExcept: (forms: number, unchanged: readonly string[]) =>
    `Undone: ${counted(forms, 'form')} restored to before the import. Left unchanged because they were changed since or have entries: ${unchanged.join(', ')}.`,
  run: (forms: number) => `Import ${counted(forms, 'form')}`,
  undoConsequence:
    'Forms it added are deleted unless they have entries, and forms it changed are changed back. Corrections and imports made since stay. Affected entries are rescored.',
  forms: {
    what: 'Forms in the file',
    form: 'Form',
    name: (type: string, code: string) => `${type} ${code}`,
    change: 'Outcome',
    changes: 'Changes',
    entries: 'To rescore',
    kinds: { new: 'New', changed: 'Changed', unchanged: 'Unchanged' },
    count: (changes: number) => formatNumber(changes),
    countEntries: (entries: number) => (entries === 0 ? '–' : counted(entries, 'entry', 'entries')),
  },
} as const;
