import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  back: 'All exam forms',
  file: 'CSV file with keys and skills, or with scales',
  help: 'Its columns say which of the two it is. It is only checked at first: what is imported is decided below.',
  formats: {
    summary: 'What the files hold',
    key: 'Keys and skills: one row for each question, with the columns type, code, section, question, answers, category and subcategory. Sections are counted from 1. Several answers that are each right have a | between them; a question of several fields has their characters together, as 3.5 or 7/2.',
    scale:
      'Scales: one row for each raw score of a part, with the columns type, code, part, raw and scaled. Parts are reading, writing and math of the SAT, and english, math, reading and science of the ACT. Each has a row for every raw score from 0 to the number of its questions.',
    known:
      'Published tables of SAT scores with the columns form, section, raw and scaled are taken as they are.',
    templates: 'Each form that there is can be downloaded as both files, which are templates for others:',
    template: {
      key: (type: string) => `Key, ${type}`,
      scale: (type: string) => `Scale, ${type}`,
    },
  },
  choices: {
    label: 'Where the file does not say it',
    type: 'Type',
    asFile: 'As the file says',
    code: 'Code',
    codeHelp: 'Of a file that holds one form alone.',
  },
  contents: { key: 'keys and skills', scale: 'scales' },
  willChange: (content: string, rows: number, forms: number) =>
    `${counted(rows, 'row')} of ${content}: ${counted(forms, 'form')} would change.`,
  hasChanged: (content: string, rows: number, forms: number) =>
    `${counted(rows, 'row')} of ${content}: ${counted(forms, 'form')} changed.`,
  takenBack: (forms: number) => `Taken back: ${counted(forms, 'form')} as before the import.`,
  run: (forms: number) => `Import ${counted(forms, 'form')}`,
  undoConsequence:
    'Forms that it brought are withdrawn, and forms that it changed are as they were before; what was corrected or ' +
    'imported since stays. Their entries are scored again.',
  forms: {
    what: 'Forms of the file',
    form: 'Form',
    name: (type: string, code: string) => `${type} ${code}`,
    change: 'What happens',
    changes: 'Changes',
    entries: 'Scored again',
    kinds: { new: 'New', changed: 'Changed', unchanged: 'Unchanged' },
    count: (changes: number) => formatNumber(changes),
    countEntries: (entries: number) => (entries === 0 ? '–' : counted(entries, 'entry', 'entries')),
  },
} as const;
