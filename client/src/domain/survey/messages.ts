import {
  SURVEY_QUESTIONS,
  surveyFigures,
  type MatchPart,
  type MatchResource,
  type QuestionId,
  type SurveyFigure,
  type Verdict,
} from 'contract/survey';
import { sentenceOf } from 'contract/sentences';
import { t } from './en';

const worded = (share: number, steps: readonly (readonly [from: number, words: string])[]) =>
  steps.find(([from]) => share >= from)![1];

export const fitWords = (fit: number) =>
  worded(fit, [
    [0.85, t.fit.words.very],
    [0.7, t.fit.words.well],
    [0.5, t.fit.words.partly],
    [0, t.fit.words.little],
  ]);

export function confidenceWords(confidence: number): string {
  const words = worded(confidence, [
    [0.9, t.confidence.nearlyAll],
    [0.65, t.confidence.most],
    [0.4, t.confidence.half],
    [0, t.confidence.little],
  ]);
  return t.confidence.of(words, confidence);
}

export interface Reason {
  readonly questionId: QuestionId;
  readonly verdict: Verdict;
  readonly text: string;
}

/** These figures answer several questions, such as a city's size, and are one reason for all of them. */
const SHARED: readonly string[] = ['distance', 'region', 'setting', 'enrollment', 'division'];

/** What decides where wishes share a figure: a wish that came true, then one to avoid, then one that was missed. */
const precedence = ({ verdict, weight }: MatchPart) =>
  verdict === 'for' && weight > 0 ? 0 : verdict !== 'against' ? 3 : weight < 0 ? 1 : 2;

const strength = ({ weight }: MatchPart) => Math.abs(weight);

/** Each figure once, the strongest wishes first. */
export function reasonsOf({ attributes }: MatchResource): Reason[] {
  const deciding = new Map<string, MatchPart>();
  for (const part of attributes.parts) {
    const code = part.figure?.code;
    const key = code && SHARED.includes(code) ? code : String(part.questionId);
    const other = deciding.get(key);
    const order = other ? precedence(part) - precedence(other) || strength(other) - strength(part) : -1;
    if (order < 0) deciding.set(key, part);
  }
  return [...deciding.values()]
    .sort((one, other) => strength(other) - strength(one))
    .map((part) => ({ questionId: part.questionId, verdict: part.verdict, text: reasonText(part) }));
}

function reasonText(part: MatchPart): string {
  if (part.figure === null) return questionText(part.questionId);
  const figure = figureText(part.figure, part.questionId);
  return part.verdict === 'against' ? t.parts.contrast(figure, wishText(part)) : figure;
}

export const questionText = (id: QuestionId) =>
  SURVEY_QUESTIONS.find(({ questionId }) => questionId === id)!.questionText;

function figureText(figure: SurveyFigure, id: QuestionId): string {
  if (figure.code === 'yes') return questionText(id);
  if (figure.code === 'no') return t.parts.not(t.features[id]);
  const text = sentenceOf(figure, surveyFigures);
  const subject = figure.code === 'degrees' && t.subjects[id];
  return subject ? t.parts.degrees(text, subject) : text;
}

function wishText({ questionId, wish }: MatchPart): string {
  const { reject, avoid, prefer, need } = t.parts;
  const words = { 1: reject, 2: avoid, 3: prefer, 4: prefer, 5: need }[wish];
  return words(t.features[questionId]);
}
