import type { SkillCategory, SkillScore, ExamReview, PartScore } from '../../../../contract/exams';
import { EXAM_PARTS, type ExamPart, type ExamType } from '../../../../contract/exam-definitions';
import type { FormContent } from '../forms/exam-forms.events';
import type { Answers, Scored, ScoredPart, SkillTally } from './exam-entries.events';
import { isRight, normalized } from './score';

export const partScoresOf = (type: ExamType, scored: Scored | null): Partial<Record<ExamPart, PartScore>> =>
  Object.fromEntries(
    EXAM_PARTS[type].flatMap((name) => {
      const part = scored?.parts[name];
      return part ? [[name, partScoreOf(part)]] : [];
    }),
  );

const partScoreOf = ({ raw, total, scaled, skills }: ScoredPart): PartScore => {
  const categories = [...new Set(skills.map(({ category }) => category))];
  return { raw, total, scaled, categories: categories.map((name) => categoryOf(name, skills)) };
};

function categoryOf(name: string, skills: readonly SkillTally[]): SkillCategory {
  const own = skills.filter(({ category }) => category === name);
  const subcategories = own.filter(({ subcategory }) => subcategory !== '');
  return {
    ...skillOf(name, sum(own, 'correct'), sum(own, 'total')),
    subcategories: subcategories.map(({ subcategory, correct, total }) =>
      skillOf(subcategory, correct, total),
    ),
  };
}

const sum = (skills: readonly SkillTally[], count: 'correct' | 'total') =>
  skills.reduce((all, skill) => all + skill[count], 0);

const skillOf = (name: string, correct: number, total: number): SkillScore => ({
  name,
  correct,
  total,
  percentage: total === 0 ? null : Math.round((correct / total) * 100),
});

export const reviewOf = ({ sections }: FormContent, answers: Answers): ExamReview['meta'] =>
  Object.fromEntries(
    sections.map(({ title, questions }, section) => [
      title,
      questions.map((question, index) => {
        const answer = answers[section]?.[index] ?? '';
        return {
          questionKey: question.key,
          kind: question.kind,
          correctAnswer: question.answers.join(' or '),
          studentAnswer: normalized(answer),
          correct: isRight(question, answer),
          category: question.category,
          subcategory: question.subcategory,
        };
      }),
    ]),
  );
