import { compositeOf } from '../../../../contract/test-scores';
import type { FormContent, Question } from '../forms/exam-forms.events';
import type { Answers, Scored, ScoredPart, SkillTally } from './exam-entries.events';

export const normalized = (answer: string) => answer.trim().toUpperCase();

export const isRight = ({ answers }: Pick<Question, 'answers'>, answer: string): boolean =>
  normalized(answer) !== '' && answers.some((accepted) => normalized(accepted) === normalized(answer));

/** Scores answers by a form: one point for each question with an answer that the form accepts. */
export function score(
  { sections, scale }: Pick<FormContent, 'sections' | 'scale'>,
  answers: Answers,
): Scored {
  const marked = sections.flatMap(({ part, questions }, section) =>
    questions.map((question, index) => ({
      part,
      question,
      right: isRight(question, answers[section]?.[index] ?? ''),
    })),
  );
  const names = [...new Set(sections.map(({ part }) => part))];
  const parts: Readonly<Record<string, ScoredPart>> = Object.fromEntries(
    names.map((name) => {
      const own = marked.filter(({ part }) => part === name);
      const raw = own.filter(({ right }) => right).length;
      const part = { raw, total: own.length, scaled: scale[name]?.[raw] ?? null, skills: tallied(own) };
      return [name, part];
    }),
  );
  const scaled = (name: string) => parts[name]?.scaled ?? null;
  if (!names.includes('writing')) {
    const scores = known({
      english: scaled('english'),
      math: scaled('math'),
      reading: scaled('reading'),
      science: scaled('science'),
    });
    return { parts, verbal: null, total: scores && compositeOf('ACT', scores) };
  }
  const language = known({ reading: scaled('reading'), writing: scaled('writing') });
  const verbal = language && (language.reading + language.writing) * 10;
  const both = known({ verbal, math: scaled('math') });
  return { parts, verbal, total: both && compositeOf('SAT', both) };
}

const known = <Name extends string>(
  scores: Readonly<Record<Name, number | null>>,
): Readonly<Record<Name, number>> | null =>
  Object.values(scores).includes(null) ? null : (scores as Record<Name, number>);

/** Lists skills in the order in which the form names them first. A question without a skill counts for none. */
function tallied(marked: readonly { readonly question: Question; readonly right: boolean }[]): SkillTally[] {
  const tallies = new Map<string, SkillTally>();
  for (const { question, right } of marked) {
    const { category, subcategory } = question;
    if (category === '') continue;
    const skill = `${category}\n${subcategory}`;
    const { correct, total } = tallies.get(skill) ?? { correct: 0, total: 0 };
    tallies.set(skill, { category, subcategory, correct: correct + Number(right), total: total + 1 });
  }
  return [...tallies.values()];
}
