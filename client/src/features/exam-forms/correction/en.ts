import { counted, formatNumber } from '../../../shared/lib/format';

const changing = (entries: number) => (entries === 1 ? '1 changes' : `${formatNumber(entries)} change`);

export const t = {
  titles: {
    answer: (section: string, question: number) =>
      `Correct the answer to question ${formatNumber(question)} of ${section}`,
    skill: (section: string, question: number) =>
      `Correct the skill of question ${formatNumber(question)} of ${section}`,
    scale: (part: string, raw: number) =>
      `Correct the scaled score for raw score ${formatNumber(raw)} of ${part}`,
  },
  fields: {
    answers: 'Right answers',
    answersHelp:
      'Separate several correct answers with commas, as in 3.5, 7/2. If you leave this empty, no answer counts.',
    category: 'Category',
    subcategory: 'Subcategory',
    optional: 'Optional',
    scaled: 'Scaled score',
    reason: 'Reason for the correction',
    reasonHelp: 'Shown to students and staff whose scores change.',
  },
  same: 'Nothing has changed. Change something first.',
  preview: 'Preview changes',
  looking: 'Checking who’s affected…',
  changedMeanwhile:
    'The form changed in the meantime, so we reloaded it. Check the current values and correct it again.',
  now: (words: string) => `Current value: ${words}`,
  step: (before: string, after: string) => `${before} → ${after}`,
  nothingGiven: 'None',
  either: (answers: readonly string[]) => answers.join(' or '),
  skill: (category: string, subcategory: string) => (subcategory ? `${category}, ${subcategory}` : category),
  noEntries: 'No one has taken this form, so no scores change.',
  noChange: (entries: number) =>
    entries === 1
      ? 'There’s 1 entry. Its scores and skills don’t change.'
      : `None of the ${formatNumber(entries)} entries change in scores or skills.`,
  changes: (entries: number, parts: readonly string[]) =>
    `Of ${counted(entries, 'entry', 'entries')}: ${parts.join(', ')}.`,
  totals: (totals: number) => (totals === 1 ? '1 total changes' : `${formatNumber(totals)} totals change`),
  sections: (entries: number) => `${changing(entries)} in section scores alone`,
  skills: (entries: number) => `${changing(entries)} in skills alone`,
  table: {
    label: 'Who is affected',
    student: 'Student',
    date: 'Taken',
    sections: 'Sections',
    skillsAlone: 'Skills only',
    section: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
    more: (entries: number) => `and ${formatNumber(entries)} more not listed.`,
  },
  back: 'Back',
  confirm: 'Save correction',
  done: (entries: number) =>
    entries === 0
      ? 'Correction saved.'
      : `Correction saved. Rescoring ${counted(entries, 'entry', 'entries')}.`,
} as const;
