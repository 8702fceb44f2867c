import {
  EXAM_PARTS,
  EXAM_SECTIONS,
  kindOf,
  maxRaw,
  questionsIn,
  type ExamType,
} from 'contract/exam-definitions';
import type { AffectedEntry, ExamFormDetail, FormRevision } from 'contract/exam-forms';
import type { ExamFormResource, ExamResultResource } from 'contract/exams';

type Result = ExamResultResource['attributes'];

export const formNamed = (
  type: ExamType,
  code: string,
  attributes: Partial<ExamFormResource['attributes']> = {},
): ExamFormResource => ({
  id: `${type} ${code}`.toLowerCase().replaceAll(' ', '-'),
  attributes: { type, code, sample: true, revision: 1, scaled: true, entries: 0, ...attributes },
  relationships: {},
});

/** An exam form with its key: every answer is A, or 3.5 or 7/2 for questions with several answers. */
export function formWithKey(
  type: ExamType,
  code: string,
  attributes: Partial<ExamFormDetail['attributes']> = {},
): ExamFormDetail {
  const sections = EXAM_SECTIONS[type].map((section) => ({
    title: section.title,
    part: section.part,
    questions: Array.from({ length: questionsIn(section) }, (_, index) => {
      const kind = kindOf(section, index + 1);
      const answers = kind === 'single' ? ['A'] : ['3.5', '7/2'];
      return { key: index + 1, kind, answers, category: 'Algebra', subcategory: 'Functions' };
    }),
  }));
  const scale = Object.fromEntries(
    EXAM_PARTS[type].map((part) => [
      part,
      Array.from({ length: maxRaw(type, part) + 1 }, (_, raw) => raw + 100),
    ]),
  );
  const form = formNamed(type, code);
  return { ...form, attributes: { ...form.attributes, entries: 0, sections, scale, ...attributes } };
}

export const affected = (id: string, lastName: string, before: Result, after: Result): AffectedEntry => ({
  id,
  attributes: { firstName: 'Maya', lastName, before, after },
  relationships: { student: { data: { id: `student-${id}` } } },
});

export const revisionOf = (
  id: string,
  rescoring: Partial<FormRevision['attributes']['rescoring']> = {},
  attributes: Partial<FormRevision['attributes']> = {},
): FormRevision => ({
  id,
  attributes: {
    at: '2026-11-20T15:00:00.000Z',
    by: 'Ada Lovelace',
    what: 'corrected',
    summary: 'Section One, question 1: changed from A to B.',
    reason: 'The publisher corrected it.',
    rescoring: { state: 'done', done: 0, entries: 0, changed: 0, ...rescoring },
    ...attributes,
  },
  relationships: {},
});
