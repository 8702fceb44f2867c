import { surveyFigures, type MatchPart, type MatchResource, type Verdict } from 'contract/survey';
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
  if (confidence === 1) return t.confidence.all;
  const words = worded(confidence, [
    [0.9, t.confidence.nearlyAll],
    [0.65, t.confidence.most],
    [0.4, t.confidence.half],
    [0, t.confidence.little],
  ]);
  return t.confidence.of(words, confidence);
}

export const partsOf = ({ attributes }: MatchResource, verdict: Verdict): MatchPart[] =>
  attributes.parts
    .filter((part) => part.verdict === verdict)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));

export const figureText = ({ figure }: MatchPart) => figure && sentenceOf(figure, surveyFigures);

export const wishText = ({ questionId, wish }: MatchPart) =>
  t.parts.wish(t.topics[questionId], t.marks[wish]);
