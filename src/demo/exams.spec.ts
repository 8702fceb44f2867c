import { readAnswers, writeAnswers } from '../../contract/exam-answers';
import { EXAM_CODES, formIdOf, type ExamType } from '../../contract/exam-definitions';
import { RECENT_EXAMS } from '../../contract/exams';
import { FEWEST_IN_AVERAGE } from '../../contract/graded-tests';
import { score } from '../modules/exams/entries/score';
import { SAMPLE_FORMS } from '../modules/exams/forms/sample-forms';
import { readDemoExams } from './content';
import { answersTo } from './exam-answers';

const exams = readDemoExams().map((exam) => {
  const form = SAMPLE_FORMS.get(formIdOf(exam.type, exam.code))!;
  const answers = answersTo(form, exam, `${exam.student} ${exam.code}`);
  return { ...exam, form, answers, scored: score(form, answers) };
});

const totalsOf = (student: number, type: ExamType) =>
  exams
    .filter((exam) => exam.student === student && exam.type === type)
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ scored }) => scored.total!);

const shareOf = (skills: readonly { readonly correct: number; readonly total: number }[]) =>
  skills.reduce((sum, { correct }) => sum + correct, 0) / skills.reduce((sum, { total }) => sum + total, 0);

describe('the exams of the demonstration', () => {
  it('have valid codes, answers and dates', () => {
    for (const { type, code, answers, daysAgo } of exams) {
      expect(EXAM_CODES[type]).toContain(code);
      expect(readAnswers(type, writeAnswers(type, answers))).toEqual(answers);
      expect(daysAgo).toBeGreaterThan(0);
    }
  });

  it('have rising scores for each student', () => {
    const rows = exams.map(({ student, type }) => [student, type] as const);
    for (const [student, type] of rows) {
      const totals = totalsOf(student, type);
      expect(totals).toEqual([...new Set(totals)].sort((one, other) => one - other));
    }
    expect([totalsOf(0, 'SAT').length, totalsOf(0, 'ACT').length]).toEqual([3, 2]);
  });

  it('show a lower share of right answers in weak skills', () => {
    for (const { scored, weak } of exams) {
      const skills = Object.values(scored.parts).flatMap((part) => part.skills);
      const poor = skills.filter(({ category }) => weak.includes(category));
      const others = skills.filter(({ category }) => !weak.includes(category));
      if (poor.length > 0) expect(shareOf(poor)).toBeLessThan(shareOf(others));
    }
    const named = new Set(exams.flatMap(({ weak }) => weak));
    const asked = new Set(
      exams.flatMap(({ form }) => form.sections.flatMap(({ questions }) => questions.map((q) => q.category))),
    );
    expect([...named].filter((category) => !asked.has(category))).toEqual([]);
  });

  it('suffice for class averages and for the dashboard’s card', () => {
    const together = exams.filter(({ type, code }) => type === 'SAT' && code === 'May 2021');
    expect(new Set(together.map(({ student }) => student)).size).toBeGreaterThan(FEWEST_IN_AVERAGE);
    const latest = exams.filter(({ student, daysAgo }) => student === 0 && daysAgo < RECENT_EXAMS.days);
    expect(latest).toHaveLength(1);
  });
});
