import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  titles: { entry: 'Exam Entry', edit: 'Edit Exam Entry', imports: 'Enter a Class' },
  students: 'All students',
  what: 'the forms',
  forStudent: (name: string) => `For ${name}`,
  kept: 'Kept on this device until you submit',
  instructions: {
    title: 'How to type answers',
    summary:
      'Choose the test, its form and the day it was taken. Then type one character for each field: the next field follows by itself.',
    keys: [
      [
        'Arrows, Home, End',
        'Move as in a spreadsheet. With Control, Home and End lead to the first and the last field.',
      ],
      ['Page Up, Page Down', 'Lead to the section before and after.'],
      ['Backspace', 'Empties the field, or goes back to the one before and empties that.'],
      ['Space', 'Leaves a question without an answer and goes on. A dash does the same.'],
      ['Enter', 'Goes to the next question: a question with four fields may need fewer.'],
      ['Tab', 'Leaves the section.'],
    ],
    paste:
      'You can paste a column or a row of answers, or a string such as ABDCA-B, into the field where it begins. What does not fit into a section goes on in the next. In a string, a dash stands for a question without an answer, and | begins each question with four fields.',
  },
  fields: {
    test: 'Test',
    form: 'Test code',
    date: 'Date taken',
    dateHelp: 'Yesterday at the latest.',
  },
  reset: {
    title: (type: string) => `Change to the ${type}?`,
    consequence: (answers: number) =>
      `${counted(answers, 'answered question')} will be emptied: each test has sections of its own.`,
    confirm: 'Empty and change',
  },
  grid: {
    label: (section: string, question: number) => `${section}, question ${question}`,
    ofFour: (section: string, question: number, field: number) =>
      `${section}, question ${question}, field ${field} of 4`,
    progress: (answered: number, questions: number) =>
      `${formatNumber(answered)} of ${formatNumber(questions)}`,
    multi: 'Up to four characters each',
    choices: { SAT: 'A, B, C or D.', ACT: 'A, B, C, D, E or F, G, H, J, K.' },
    numerals: 'Digits, a point, a slash or a minus sign.',
    refused: (text: string) => `“${text}” is no answer here:`,
    noAnswer: (section: string, question: number, text: string) =>
      `Nothing was pasted: “${text}” is no answer to ${section}, question ${question}.`,
    pasted: (filled: readonly (readonly [section: string, fields: number])[], left: number) =>
      `${filled.map(([section, fields]) => `${counted(fields, 'field')} filled in ${section}`).join(', ')}.` +
      (left > 0 ? ` ${counted(left, 'answer')} found no field any more.` : ''),
    misfit: (section: string, question: number, text: string) =>
      `Nothing was pasted: “${text}” is too long for ${section}, question ${question}.`,
  },
  summary: {
    title: 'Answers',
    total: (answered: number, questions: number) =>
      `${formatNumber(answered)} of ${formatNumber(questions)} answered`,
    next: 'Next unanswered',
    all: 'Every question is answered.',
    nothing: 'Type at least one answer.',
  },
  submit: 'Submit',
  submitting: 'Submitting…',
  unanswered: {
    title: (questions: number) => `Submit with ${counted(questions, 'unanswered question')}?`,
    told: 'They count as wrong.',
    of: (section: string, questions: string) => `${section}: ${questions}`,
    confirm: 'Submit anyway',
  },
  draft: {
    restored: (when: string) => `Draft from ${when} restored.`,
    discard: 'Discard draft',
    title: 'Discard the draft?',
    consequence: 'What was typed and not sent is emptied.',
    confirm: 'Discard',
  },
  done: {
    score: (name: string, score: string) => `${name} ${score}`,
    analysis: 'See the analysis',
    another: 'Enter another',
  },
  edit: {
    what: 'the exam',
    updated: 'Exam entry updated.',
    save: 'Save',
    saving: 'Saving…',
    saveAnyway: 'Save anyway',
    saveTitle: (questions: number) => `Save with ${counted(questions, 'unanswered question')}?`,
    unchanged: 'Nothing has been changed yet.',
    history: 'History',
    name: (type: string, code: string) => `${type} ${code}`,
    locked: 'You can look at this entry, but not change it.',
    delete: {
      label: 'Delete',
      title: 'Delete this exam?',
      consequence: 'Its answers and scores go away, also from the analysis.',
      confirm: 'Delete exam',
      done: 'The exam has been deleted.',
    },
  },
  imports: {
    file: 'CSV file with the answers of a class',
    help: 'One row for each student and test, at most 5 MB. It is only checked at first.',
    sections: 'section1 to section4',
    columns: {
      student: 'The student’s e-mail address or id.',
      type: 'SAT or ACT.',
      code: 'The test code, such as May 2017 or 2018 Code A09.',
      date: 'The day it was taken, such as 2026-03-14 or 3/14/2026.',
      section1:
        'The answers of each section as one string: a character for each question, a dash for one without an answer, and | before each question with four fields, as in ABDC|3.5|-|12. A dash alone leaves a section out.',
    },
    template: (type: string) => `${type} template`,
    willEnter: (rows: number, entries: number) =>
      `${counted(rows, 'row')}: ${counted(entries, 'exam')} to enter.`,
    hasEntered: (entries: number) => `${counted(entries, 'exam')} entered.`,
    takenBack: (removed: number, kept: number) =>
      `Taken back: ${counted(removed, 'exam')} removed, ${formatNumber(kept)} left because somebody has edited them since, or because you may no longer act for the student.`,
    run: (entries: number) => `Enter ${counted(entries, 'exam')}`,
    undoConsequence:
      'The exams that it entered are removed, with their scores. Those that somebody has edited since stay.',
  },
} as const;
