import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  back: 'All exam forms',
  loading: 'the form',
  facts: {
    revision: (revision: number) => `Revision ${formatNumber(revision)}`,
    entries: (entries: number) => counted(entries, 'entry', 'entries'),
    scaled: 'Raw scores are scaled',
    rawOnly: 'Raw scores only (no scale)',
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
    subskill: 'Sub-skill',
    edit: 'Correct',
    correct: (key: number) => `Correct question ${formatNumber(key)}`,
    correctAnswer: 'Answer…',
    correctSkill: 'Skill…',
    unanswered: (questions: number) =>
      questions === 1
        ? '1 question has no answer key, so no answer counts.'
        : `${formatNumber(questions)} questions have no answer key, so no answers to them count.`,
  },
  scale: {
    help: 'The scaled score for each raw score (the number of correct answers).',
    part: (part: string, most: number) => `${part}: ${counted(most, 'question')}`,
    none: 'This form has no scale, so raw scores aren’t scaled. Import a scale file to add one.',
    correct: (raw: number) => `Correct the scaled score for raw score ${formatNumber(raw)}:`,
  },
  revisions: {
    what: 'revisions',
    none: 'This form has no revisions yet.',
    title: (revision: string) => `Revision ${revision}`,
    kinds: { imported: 'Imported', corrected: 'Corrected', 'taken-back': 'Undone' },
    by: (name: string, when: string) => `${name}, ${when}`,
    reason: (reason: string) => `Why: ${reason}`,
    states: { waiting: 'Waiting', running: 'Rescoring', done: 'Rescored', failed: 'Failed' },
    noEntries: 'No entries needed rescoring.',
    waiting: (entries: number) => `${counted(entries, 'entry', 'entries')} to rescore.`,
    running: (done: number, entries: number) =>
      `${formatNumber(done)} of ${counted(entries, 'entry', 'entries')} rescored.`,
    done: (entries: number, changed: number) =>
      `${counted(entries, 'entry', 'entries')} rescored, ${formatNumber(changed)} with a new score.`,
    failed: (done: number, entries: number) =>
      `Rescoring stopped after ${formatNumber(done)} of ${counted(entries, 'entry', 'entries')}. The rest keep their scores until an admin resumes it.`,
    progress: (revision: string) => `Rescoring after revision ${revision}`,
  },
} as const;
