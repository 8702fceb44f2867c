import { examParts, examSections } from '../../../../contract/en/exam-definitions';
import type { ExamPart } from '../../../../contract/exam-definitions';
import { ruleSentences } from '../../../../contract/en/rules';
import type { RuleViolation } from '../../../../contract/rules';
import { sentenceOf, withFullStop } from '../../../../contract/sentences';

interface OfCell {
  cell: string;
}
interface InSection {
  section: string;
}
interface OfPart {
  part: ExamPart;
}

interface OfFile {
  fileName?: string;
}
interface OfMail {
  form: string;
  students: number;
}
interface FormNotice {
  name: string;
  summary: string;
  reason: string | null;
  address: string;
  productName: string;
}
interface Corrected {
  section: string;
  question: number;
  from: readonly string[];
  to: readonly string[];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const either = (answers: readonly string[]) => answers.join(' or ') || 'no answer';
const skill = (names: readonly string[]) => `‘${names.filter((name) => name !== '').join(', ')}’`;

const called = (title: string) => examSections[title as keyof typeof examSections] ?? title;

const LISTED = 10;

const some = (numbers: readonly number[]) => {
  const left = numbers.length - LISTED;
  const listed = numbers.slice(0, LISTED).map(String);
  return left > 0
    ? `${listed.join(', ')} and ${left} more`
    : new Intl.ListFormat('en-US', { type: 'conjunction' }).format(listed);
};

export const en = {
  'correction-refused.nothing': 'The form already has this value, so nothing would change.',
  'correction-refused.nowhere': 'The form doesn’t have this question or row of the scale.',
  'correction-refused.rule': (violation: RuleViolation) => sentenceOf(violation, ruleSentences),
  'exam-form-changed': 'Someone else changed this form. Review it again first.',
  'exam-form-not-found': 'We couldn’t find this form, or this part of it.',
  'not-a-form-file.no-form': 'The file doesn’t say which form it’s for. Choose the test and the code.',
  'not-a-form-file.no-rows': 'The file has no rows.',
  'not-a-form-file.other-form': ({ named, code }: { named: string; code: string }) =>
    `The file is for the form ${named}, not ${code}. Leave the code empty or correct it in the file.`,
  'not-a-form-file.several-forms':
    'The file contains several forms. Import it without choosing a code, or keep only one form in it.',
  'row-refused.code': ({ longest }: { longest: number }) =>
    `A form’s code has at most ${longest} characters and starts with a letter or a digit.`,
  'row-refused.question': ({ cell }: OfCell) => `'${cell}' isn’t a question number.`,
  'row-refused.raw': ({ cell }: OfCell) => `'${cell}' isn’t a raw score.`,
  'row-refused.scaled': ({ cell }: OfCell) => `'${cell}' isn’t a scaled score.`,
  'row-refused.type': ({ cell }: OfCell) => `'${cell}' isn’t SAT or ACT.`,

  answerCorrected: ({ section, question, from, to }: Corrected) =>
    `${called(section)}, question ${question}: changed from ${either(from)} to ${either(to)}.`,
  answerMissing: 'No correct answer: every answer counts as wrong.',
  formNotNamed: 'No form given.',
  formLeftOut: ({ form }: { form: string }) => `We’ll skip ${form} because its lines have errors.`,
  formTaken: ({ form }: { form: string }) =>
    `We skipped ${form} because someone changed it after the check. Upload the file again.`,
  importedFrom: ({ fileName = 'a file', questions, rows }: OfFile & { questions: number; rows: number }) => {
    const parts = [
      ...(questions > 0 ? [counted(questions, 'question')] : []),
      ...(rows > 0 ? [counted(rows, 'row') + ' of the scale'] : []),
    ];
    return parts.length > 0
      ? `${parts.join(' and ')} changed, imported from ${fileName}.`
      : `Imported from ${fileName}: no longer a sample form, with the same answers.`;
  },
  keyMissing: ({ form }: { form: string }) =>
    `We’ll skip ${form} because it has no key yet. Import its key first.`,
  questionBeyond: ({ section, count }: InSection & { count: number }) =>
    `${called(section)} has questions 1 to ${count}.`,
  questionRepeated: ({ section, question, line }: InSection & { question: number; line: number }) =>
    `Line ${line} already has question ${question} of ${called(section)}.`,
  questionsMissing: ({ section, missing }: InSection & { missing: readonly number[] }) =>
    `${called(section)} is missing ${missing.length === 1 ? 'question' : 'questions'} ${some(missing)}.`,
  rawBeyond: ({ part, most }: OfPart & { most: number }) =>
    `${examParts[part]} has raw scores from 0 to ${most}.`,
  rawMissing: ({ part, missing }: OfPart & { missing: readonly number[] }) =>
    `${examParts[part]} is missing raw ${missing.length === 1 ? 'score' : 'scores'} ${some(missing)}.`,
  rawRepeated: ({ part, raw, line }: OfPart & { raw: number; line: number }) =>
    `Line ${line} already has raw score ${raw} of ${examParts[part]}.`,
  rowBreaksRule: (violation: RuleViolation) => withFullStop(sentenceOf(violation, ruleSentences)),
  scaleFalls: ({ part, raw }: OfPart & { raw: number }) =>
    `In ${examParts[part]}, raw score ${raw} scales to less than ${raw - 1}.`,
  scaleCorrected: ({ part, raw, from, to }: OfPart & { from: string } & Record<'raw' | 'to', number>) =>
    `${examParts[part]}, ${counted(raw, 'point')}: scaled score changed from ${from} to ${to}.`,
  skillCorrected: ({ section, question, from, to }: Corrected) =>
    `${called(section)}, question ${question}: skill changed from ${skill(from)} to ${skill(to)}.`,
  somebody: 'Someone',
  undone: ({ fileName = 'a file' }: OfFile) => `The import from ${fileName} was undone.`,
  staffMailSubject: ({ form, students }: OfMail) =>
    `${form} was rescored: ${counted(students, 'student')} affected`,
  staffMail: ({ name, form, students, summary, reason, address, productName }: FormNotice & OfMail) =>
    [
      `Hello ${name},`,
      `The form ${form} changed on ${productName}, and ${counted(students, 'student')} of yours ${students === 1 ? 'has' : 'have'} a new score. We’ve let them know, too.`,
      summary,
      ...(reason === null ? [] : [`Why: ${reason}`]),
      `Your students: ${address}`,
    ].join('\n\n'),
  unknownPart: ({ section, type }: InSection & { type: string }) =>
    `'${section}' isn’t a scaled part of the ${type}.`,
  unknownSection: ({ section, type }: InSection & { type: string }) =>
    `'${section}' isn’t a section of the ${type}.`,
};
