import {
  CHOICES,
  EXAM_PARTS,
  SCALED_RANGE,
  type ExamPart,
  type ExamType,
  type QuestionKind,
} from './exam-definitions';
import { MAX_ANSWERS, MAX_SKILL_LENGTH, type FormChange } from './exam-forms';
import type { RuleViolation } from './rules';

/** A number of at most four characters, since a multi question has four fields. */
const NUMBER = /^(?=.{1,4}$)(?:\d+(?:\.\d*)?|\.\d+|\d+\/\d+)$/;

/** The error in a question's right answers, or undefined. An empty list is valid: the answers are not known yet. */
export function keyIssue(
  type: ExamType,
  kind: QuestionKind,
  answers: readonly string[],
): RuleViolation | undefined {
  if (answers.length > MAX_ANSWERS || new Set(answers).size < answers.length)
    return { code: 'notAnswers', most: MAX_ANSWERS };
  if (kind === 'multi')
    return answers.every((answer) => NUMBER.test(answer)) ? undefined : { code: 'notANumber' };
  const isLetter = (answer: string) => answer.length === 1 && CHOICES[type].includes(answer);
  return answers.every(isLetter) ? undefined : { code: 'notALetter', letters: CHOICES[type] };
}

/** The error in a skill's name. It begins with a letter or digit, since spreadsheets would execute a formula. */
export const skillIssue = (skill: string): RuleViolation | undefined =>
  skill.length <= MAX_SKILL_LENGTH && /^(?:[\p{L}\p{N}]|$)/u.test(skill)
    ? undefined
    : { code: 'notASkill', longest: MAX_SKILL_LENGTH };

export function scaledIssue(type: ExamType, part: ExamPart, scaled: number): RuleViolation | undefined {
  const [min, max] = SCALED_RANGE[type][part]!;
  return isWhole(scaled, min, max) ? undefined : { code: 'notAScaledScore', min, max };
}

const isWhole = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Checks only the shape of a change, not whether the form has what it refers to. */
export function changeIssue(value: unknown): RuleViolation | undefined {
  const change = (typeof value === 'object' && value !== null ? value : {}) as FormChange;
  const issue: RuleViolation = { code: 'notAChange' };
  if (change.what === 'scale') {
    const { part, raw, scaled } = change;
    const isPart = Object.values(EXAM_PARTS).flat().includes(part);
    return isPart && isWhole(raw, 0, 999) && isWhole(scaled, 0, 9999) ? undefined : issue;
  }
  if (change.what !== 'answer' && change.what !== 'skill') return issue;
  const { section, question } = change;
  if (!isWhole(section, 1, 99) || !isWhole(question, 1, 999)) return issue;
  if (change.what === 'answer')
    return Array.isArray(change.answers) && change.answers.every(isText) ? undefined : issue;
  const { category, subcategory } = change;
  if (!isText(category) || !isText(subcategory)) return issue;
  return skillIssue(category) ?? skillIssue(subcategory);
}
