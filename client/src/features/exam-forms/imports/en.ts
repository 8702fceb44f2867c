import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  back: 'All exam forms',
  file: 'CSV file with keys and skills, or with scales',
  help: 'Its columns say which of the two it is. It is only checked at first: what is imported is decided below.',
  formats: {
    summary: 'What the files hold',
    key: 'Keys and skills: one row for each question of a form, with the columns type, code, section, question, answers, category and subcategory. Several answers that are each right have a | between them, and a question of several fields has their characters together, as 3.5|7/2.',
    scale:
      'Scales: one row for each raw score of a part, from 0 on, with the columns type, code, section, raw and scaled. A part without scaled scores stays as it is.',
    known:
      'Where a file has no type, or is of one form alone without its code, say it above. Published tables with the columns form, section, raw and scaled are taken as they are.',
    templates: 'Each form that there is can be downloaded as both files, which are templates for others.',
    template: {
      key: (type: string) => `${type} key template`,
      scale: (type: string) => `${type} scale template`,
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
  takenBackBut: (forms: number, kept: readonly string[]) =>
    `Taken back: ${counted(forms, 'form')} as before the import. As they are, because they were changed since or have entries: ${kept.join(', ')}.`,
  run: (forms: number) => `Import ${counted(forms, 'form')}`,
  undoConsequence:
    'Forms that it brought go away, unless they have entries, and forms that it changed are as they were before; what ' +
    'was corrected or imported since stays. Their entries are scored again.',
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
