import type { OutcomeDecision, OutcomeRound } from 'contract/outcomes';
import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  what: 'past results',
  title: (isOwn: boolean) => (isOwn ? 'Past results at your school' : 'Past results at the student’s school'),
  few: (least: number) => `Your school has fewer than ${least} decisions here, so we don’t show them.`,
  count: (decisions: number) => counted(decisions, 'decision'),
  decisions: { admitted: 'Admitted', waitlisted: 'Waitlisted', denied: 'Denied' } satisfies Record<
    OutcomeDecision,
    string
  >,
  you: (isOwn: boolean) => (isOwn ? 'You' : 'This student'),
  noFacts: (isOwn: boolean) =>
    isOwn
      ? 'Add your GPA to your profile to see where you stand.'
      : 'The student’s profile has no GPA, so it isn’t on the chart.',
  classes: 'Classes',
  allClasses: 'All classes',
  rounds: 'Rounds',
  allRounds: 'All rounds',
  round: { early: 'Early rounds', regular: 'Regular round' } satisfies Record<OutcomeRound, string>,
  test: 'Test scale',
  noScores: 'No scores',
  gpa: 'GPA (out of 4)',
  score: { SAT: 'SAT', ACT: 'ACT' },
  decision: 'Decision',
  students: 'Students',
  middleOf: (what: string) => `${what}, middle 50%`,
  range: (low: number, high: number) =>
    low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`,
  /** Scores have no thousands separator. */
  scores: (low: number, high: number) => (low === high ? String(low) : `${low}–${high}`),
  unknown: '–',
  number: formatNumber,
  point: (parts: readonly string[]) => parts.join(' · '),
  gpaOf: (gpa: number) => `GPA ${formatNumber(gpa)}`,
  chart: (college: string) =>
    `GPA and test scores of past applicants to ${college}. The table has the figures.`,
  converted: 'ACT and SAT scores are converted by the 2018 concordance tables.',
  rule: 'GPAs are rounded. New decisions appear in groups of at least five.',
} as const;
