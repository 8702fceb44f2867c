import {
  EXAM_CODES,
  EXAM_PARTS,
  EXAM_SECTIONS,
  EXAM_TYPES,
  formIdOf,
  kindOf,
  maxRaw,
  questionsIn,
  SCALED_RANGE,
  type ExamPart,
  type ExamType,
} from '../../../../contract/exam-definitions';
import type { ExamForm } from './exam-form.decider';
import type { FormContent, Question, Section } from './exam-forms.events';
import { SAMPLE_NUMBERS, SAMPLE_SECTIONS, stepOf, type SampleSkill } from './sample-skills';

/** Pseudorandom numbers from 0 to below 1, the same for each name. */
export function numbersOf(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(next() * left.length), 1)[0]!);
}

const each = ([count, category, ...subcategories]: SampleSkill) =>
  Array.from({ length: count }, (_, index) => ({
    category,
    subcategory: subcategories[index % subcategories.length] ?? '',
  }));

function sampleSections(type: ExamType, next: () => number): Section[] {
  const one = <Item>(items: ArrayLike<Item>) => items[Math.floor(next() * items.length)]!;
  return EXAM_SECTIONS[type].map((section, index) => {
    const { choices, skills } = SAMPLE_SECTIONS[type][index]!;
    const order = shuffled(skills.flatMap(each), next);
    const questions = Array.from({ length: questionsIn(section) }, (_, place): Question => {
      const kind = kindOf(section, place + 1);
      const answers = kind === 'multi' ? one(SAMPLE_NUMBERS) : [one(choices[place % choices.length]!)];
      return { key: place + 1, kind, answers, ...order[place]! };
    });
    return { title: section.title, part: section.part, questions };
  });
}

/** A curve from the lowest score, with nothing right, to the highest, with everything right. */
function sampleScale(type: ExamType, part: ExamPart, bend: number): number[] {
  const [lowest, highest] = SCALED_RANGE[type][part]!;
  const [most, step] = [maxRaw(type, part), stepOf(type, part)];
  return Array.from({ length: most + 1 }, (_, raw) => {
    const share = raw / most;
    const bent = share + bend * share * (1 - share);
    return lowest + Math.round(((highest - lowest) * bent) / step) * step;
  });
}

function sampleForm(type: ExamType, code: string): ExamForm {
  const formId = formIdOf(type, code);
  const next = numbersOf(formId);
  const sections = sampleSections(type, next);
  const scale = EXAM_PARTS[type].map((part) => [part, sampleScale(type, part, next() * 0.4)] as const);
  return { formId, type, code, revision: 1, sample: true, sections, scale: Object.fromEntries(scale) };
}

export const SAMPLE_FORMS: ReadonlyMap<string, ExamForm> = new Map(
  EXAM_TYPES.flatMap((type) => EXAM_CODES[type].map((code) => sampleForm(type, code))).map((form) => [
    form.formId,
    form,
  ]),
);

export function sampleOf(formId: string): FormContent | null {
  const form = SAMPLE_FORMS.get(formId);
  return form ? { sample: form.sample, sections: form.sections, scale: form.scale } : null;
}
