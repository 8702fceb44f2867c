import { writeAnswers, type AnswerTexts } from '../../contract/exam-answers';
import { EXAM_CODES, type ExamType, formIdOf } from '../../contract/exam-definitions';
import type { ExamEntry } from '../../contract/exams';
import { SAMPLE_FORMS } from '../../src/modules/exams/forms/sample-forms';
import { dateInNewYork } from '../../src/platform/new-york';
import type { TestApp, User } from './app';

export const codeOf = (type: ExamType) => EXAM_CODES[type][0]!;

export const keyOf = (type: ExamType, code = codeOf(type)): AnswerTexts =>
  SAMPLE_FORMS.get(formIdOf(type, code))!.sections.map(({ questions }) =>
    questions.map(({ answers }) => answers[0]!),
  );

export function anExam(
  type: ExamType,
  { answers, ...fields }: Partial<Omit<ExamEntry, 'sections'>> & { answers?: AnswerTexts } = {},
): ExamEntry {
  const examCode = fields.examCode ?? codeOf(type);
  return {
    testType: type,
    dateTaken: dateInNewYork(-1),
    ...fields,
    examCode,
    sections: writeAnswers(type, answers ?? keyOf(type, examCode)),
  };
}

export async function enter(app: TestApp, by: User, student: User, exam: ExamEntry): Promise<string> {
  const { body } = await app
    .call('post', '/exams/student-entry', by)
    .set('studentid', student.id)
    .send(exam)
    .expect(201);
  return (body as { data: { id: string } }).data.id;
}
