import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  titles: { entry: 'Exam Entry', edit: 'Edit Exam Entry', imports: 'Enter a Class' },
  students: 'All students',
  what: 'the forms',
  forStudent: (name: string) => `For ${name}`,
  kept: 'Saved on this device until you submit',
  instructions: {
    title: 'How to type answers',
    summary:
      'Choose the test, its form and the date taken. Then type one character per field; we’ll move to the next field automatically.',
    keys: [
      [
        'Arrows, Home, End',
        'Move between fields. With Control, Home and End go to the first and the last field.',
      ],
      ['Page Up, Page Down', 'Go to the previous or next section.'],
      ['Backspace', 'Clears the field, or clears the previous one.'],
      ['Space', 'Skips a question. A dash does the same.'],
      ['Enter', 'Goes to the next question. Some four-field questions need fewer characters.'],
      ['Tab', 'Moves out of the section.'],
    ],
    paste:
      'You can paste a column or row of answers, or text such as ABDCA-B, into the field where it starts. Anything that doesn’t fit in a section continues in the next one. In pasted text, a dash is an unanswered question, and | starts each four-field question.',
  },
  fields: {
    test: 'Test',
    form: 'Test code',
    date: 'Date taken',
    dateHelp: 'No later than yesterday.',
  },
  reset: {
    title: (type: string) => `Switch to the ${type}?`,
    consequence: (answers: number) =>
      `Switching tests clears your ${counted(answers, 'answer')}. Each test has its own sections.`,
    confirm: 'Clear answers and switch',
  },
  grid: {
    label: (section: string, question: number) => `${section}, question ${question}`,
    ofFour: (section: string, question: number, field: number) =>
      `${section}, question ${question}, field ${field} of 4`,
    progress: (answered: number, questions: number) =>
      `${formatNumber(answered)} of ${formatNumber(questions)}`,
    multi: 'Up to four characters each',
    choices: { SAT: 'Use A, B, C or D.', ACT: 'Use A, B, C, D, E or F, G, H, J, K.' },
    numerals: 'Use digits, a decimal point, a slash or a minus sign.',
    refused: (text: string) => `“${text}” isn’t valid here.`,
    noAnswer: (section: string, question: number, text: string) =>
      `Nothing was pasted: “${text}” isn’t a valid answer to ${section}, question ${question}.`,
    pasted: (filled: readonly (readonly [section: string, fields: number])[], left: number) =>
      `${filled.map(([section, fields]) => `${counted(fields, 'field')} filled in ${section}`).join(', ')}.` +
      (left > 0 ? ` ${counted(left, 'answer')} didn’t fit.` : ''),
    misfit: (section: string, question: number, text: string) =>
      `Nothing was pasted: “${text}” is too long for ${section}, question ${question}.`,
  },
  summary: {
    title: 'Answers',
    total: (answered: number, questions: number) =>
      `${formatNumber(answered)} of ${formatNumber(questions)} answered`,
    next: 'Next unanswered',
    all: 'All questions are answered.',
    nothing: 'Type at least one answer.',
  },
  submit: 'Submit',
  unanswered: {
    title: (questions: number) => `Submit with ${counted(questions, 'unanswered question')}?`,
    consequence: 'They’ll be scored as wrong.',
    of: (section: string, questions: string) => `${section}: ${questions}`,
    confirm: 'Submit anyway',
  },
  draft: {
    restored: (when: string) => `We restored your draft from ${when}.`,
    discard: 'Discard draft',
    title: 'Discard the draft?',
    consequence: 'Your unsent answers will be deleted.',
    confirm: 'Discard draft',
  },
  done: {
    score: (name: string, score: string) => `${name} ${score}`,
    analysis: 'See the analysis',
    another: 'Enter another exam',
  },
  edit: {
    what: 'the exam',
    updated: 'Exam entry updated.',
    save: 'Save',
    saving: 'Saving…',
    saveAnyway: 'Save anyway',
    saveTitle: (questions: number) => `Save with ${counted(questions, 'unanswered question')}?`,
    unchanged: 'No changes yet.',
    history: 'History',
    name: (type: string, code: string) => `${type} ${code}`,
    locked: 'You can view this entry but not change it.',
    delete: {
      label: 'Delete',
      title: 'Delete this exam?',
      consequence: 'Its answers and scores will be deleted, including from the analysis.',
      confirm: 'Delete exam',
      done: 'The exam was deleted.',
    },
  },
  imports: {
    file: 'CSV file with the answers of a class',
    help: 'One row per student and test, 5 MB at most. We’ll check the file before importing.',
    sections: 'section1 to section4',
    columns: {
      student: 'The student’s email address or ID.',
      type: 'SAT or ACT.',
      code: 'The test code, such as May 2017 or 2018 Code A09.',
      date: 'The date taken, such as 2026-03-14 or 3/14/2026.',
      section1:
        'The answers of each section as text: one character per question, a dash for an unanswered question, and | before each four-field question, as in ABDC|3.5|-|12. A single dash leaves a section out.',
    },
    template: (type: string) => `${type} template`,
    willEnter: (rows: number, entries: number) =>
      `${counted(rows, 'row')}: ${counted(entries, 'exam')} to enter.`,
    hasEntered: (entries: number) => `${counted(entries, 'exam')} entered.`,
    undoResult: (removed: number, unchanged: number) =>
      `Undone: ${counted(removed, 'exam')} removed, ${formatNumber(unchanged)} left because they were edited since or you no longer have access to the student.`,
    run: (entries: number) => `Enter ${counted(entries, 'exam')}`,
    undoConsequence: 'The exams it entered are removed, with their scores. Exams edited since stay.',
  },
} as const;
