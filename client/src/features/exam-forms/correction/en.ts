import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  titles: {
    answer: (section: string, question: number) =>
      `Correct the answer to question ${formatNumber(question)} of ${section}`,
    skill: (section: string, question: number) =>
      `Correct the skill of question ${formatNumber(question)} of ${section}`,
    scale: (part: string, raw: number) => `Correct what raw score ${formatNumber(raw)} of ${part} becomes`,
  },
  fields: {
    answers: 'Right answers',
    answersHelp:
      'Several that are each right have commas between them, as 3.5, 7/2. Without any, no answer counts.',
    category: 'Category',
    subcategory: 'Subcategory',
    optional: 'Optional',
    scaled: 'Scaled score',
    reason: 'Why it is corrected',
    reasonHelp: 'Students and staff whose scores change read it.',
  },
  same: 'It is like this already. Change something first.',
  preview: 'Show what changes',
  looking: 'Looking who is affected…',
  changedMeanwhile:
    'The form has changed meanwhile and was loaded anew. Look at what it says now, and correct it again.',
  now: (words: string) => `It is now: ${words}`,
  step: (before: string, after: string) => `${before} → ${after}`,
  nothingGiven: 'None',
  either: (answers: readonly string[]) => answers.join(' or '),
  skill: (category: string, subcategory: string) => (subcategory ? `${category}, ${subcategory}` : category),
  noEntries: 'Nobody has taken this form, so that no score changes.',
  noChange: (entries: number) =>
    entries === 1
      ? 'Of its 1 entry neither scores nor skills change.'
      : `Of its ${formatNumber(entries)} entries neither scores nor skills change.`,
  scores: (scores: number, entries: number) =>
    `Of ${counted(entries, 'entry', 'entries')}, ${formatNumber(scores)} ${scores === 1 ? 'gets' : 'get'} other scores.`,
  skills: (skills: number, entries: number) =>
    `Of ${counted(entries, 'entry', 'entries')}, ${formatNumber(skills)} ${skills === 1 ? 'keeps its scores and gets' : 'keep their scores and get'} other skills.`,
  scoresAndSkills: (scores: number, skills: number, entries: number) =>
    `Of ${counted(entries, 'entry', 'entries')}, ${formatNumber(scores)} ${scores === 1 ? 'gets' : 'get'} other scores, and ${formatNumber(skills)} ${skills === 1 ? 'keeps its scores and gets' : 'keep their scores and get'} other skills.`,
  table: {
    label: 'Who is affected',
    student: 'Student',
    date: 'Taken',
    sections: 'Sections',
    skillsAlone: 'Skills alone',
    section: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
    more: (entries: number) => `and ${formatNumber(entries)} more, who are not listed.`,
  },
  back: 'Back',
  confirm: 'Correct it',
  done: (entries: number) =>
    entries === 0
      ? 'Corrected.'
      : `Corrected. ${counted(entries, 'entry is', 'entries are')} being scored again.`,
} as const;
