import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  back: 'All exam forms',
  loading: 'the form',
  facts: {
    revision: (revision: number) => `Revision ${formatNumber(revision)}`,
    entries: (entries: number) => counted(entries, 'entry', 'entries'),
    scaled: 'Raw scores are scaled',
    rawOnly: 'Raw scores only: it has no scale',
  },
  tabs: { questions: 'Questions', scale: 'Scale', revisions: 'Revisions' },
  sections: 'Sections',
  questions: {
    caption: (section: string, first: number, last: number) =>
      `${section}: questions ${formatNumber(first)} to ${formatNumber(last)}`,
    key: 'No.',
    answer: 'Answer',
    skill: 'Skill',
    none: 'None yet',
    noSkill: 'No skill',
    either: (answers: readonly string[]) => answers.join(' or '),
    correctAnswer: (key: number) => `Correct the answer to question ${formatNumber(key)}:`,
    correctSkill: (key: number) => `Correct the skill of question ${formatNumber(key)}:`,
    unanswered: (questions: number) =>
      questions === 1
        ? 'Of 1 question nobody has said yet what is right: no answer to it counts.'
        : `Of ${formatNumber(questions)} questions nobody has said yet what is right: no answer to them counts.`,
  },
  scale: {
    help: 'What each raw score, the number of right answers, becomes.',
    part: (part: string, most: number) => `${part}: ${counted(most, 'question')}`,
    none: 'It has no table: its raw scores are not scaled. Import a scale file to give it one.',
    correct: (raw: number) => `Correct what a raw score of ${formatNumber(raw)} becomes:`,
  },
  revisions: {
    what: 'revisions',
    none: 'Nothing has been recorded yet.',
    title: (revision: string) => `Revision ${revision}`,
    kinds: { imported: 'Imported', corrected: 'Corrected', 'taken-back': 'Taken back' },
    by: (name: string, when: string) => `${name}, ${when}`,
    reason: (reason: string) => `Why: ${reason}`,
    states: { waiting: 'Waiting', running: 'Scoring again', done: 'Scored again', failed: 'Failed' },
    noEntries: 'No entry had to be scored again.',
    waiting: (entries: number) => `${counted(entries, 'entry', 'entries')} to score again.`,
    running: (done: number, entries: number) =>
      `${formatNumber(done)} of ${counted(entries, 'entry', 'entries')} scored again.`,
    done: (entries: number, changed: number) =>
      `${counted(entries, 'entry', 'entries')} scored again, of which ${formatNumber(changed)} got another score.`,
    failed: (done: number, entries: number) =>
      `Scoring again stopped after ${formatNumber(done)} of ${counted(entries, 'entry', 'entries')}. The others keep their scores until an operator lets it go on.`,
    progress: (revision: string) => `Scoring again after revision ${revision}`,
  },
} as const;
