import { examParts, examSections } from '../../../../contract/en/exam-definitions';
import type { ExamPart } from '../../../../contract/exam-definitions';
import { ruleSentences } from '../../../../contract/en/rules';
import type { Fault } from '../../../../contract/rules';
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
interface Told {
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

/** The name of a section, whose title may be that of files and older forms. */
const called = (title: string) => examSections[title as keyof typeof examSections] ?? title;

const LISTED = 10;

/** The first few numbers, as text. */
const some = (numbers: readonly number[]) => {
  const left = numbers.length - LISTED;
  const listed = numbers.slice(0, LISTED).map(String);
  return left > 0
    ? `${listed.join(', ')} and ${left} more`
    : new Intl.ListFormat('en-US', { type: 'conjunction' }).format(listed);
};

export const en = {
  'correction-refused.nothing': 'The form says so already: nothing would change.',
  'correction-refused.nowhere': 'The form has no such question, or no such row in its scale.',
  'correction-refused.rule': (fault: Fault) => sentenceOf(fault, ruleSentences),
  'exam-form-changed': 'Somebody has changed this form in the meantime. Look at it again first.',
  'exam-form-not-found': 'There is no such form, or no such place in it.',
  'not-a-form-file.no-form': 'The file names no form. Say which test and code it is of.',
  'not-a-form-file.no-rows': 'The file has no rows.',
  'not-a-form-file.other-form': ({ named, code }: { named: string; code: string }) =>
    `The file is of the form ${named}, not of ${code}. Leave the code out, or correct it in the file.`,
  'not-a-form-file.several-forms':
    'The file names several forms. Import it without choosing a code, or leave one form in it.',
  'row-refused.code': ({ longest }: { longest: number }) =>
    `The code of a form has at most ${longest} characters and begins with a letter or a digit.`,
  'row-refused.question': ({ cell }: OfCell) => `'${cell}' is not the number of a question.`,
  'row-refused.raw': ({ cell }: OfCell) => `'${cell}' is not a raw score.`,
  'row-refused.scaled': ({ cell }: OfCell) => `'${cell}' is not a scaled score.`,
  'row-refused.type': ({ cell }: OfCell) => `'${cell}' is neither SAT nor ACT.`,

  answerCorrected: ({ section, question, from, to }: Corrected) =>
    `${called(section)}, question ${question}: ${either(from)} became ${either(to)}.`,
  answerMissing: 'It has no answer: whatever is answered counts as wrong.',
  formNotNamed: 'It names no form.',
  formLeftOut: ({ form }: { form: string }) => `${form} is left out, because of what is wrong in its lines.`,
  importedFrom: ({ fileName = 'a file', questions, rows }: OfFile & { questions: number; rows: number }) => {
    const parts = [
      ...(questions > 0 ? [counted(questions, 'question')] : []),
      ...(rows > 0 ? [counted(rows, 'row') + ' of the scale'] : []),
    ];
    return `${parts.join(' and ') || 'Nothing but the mark of a sample'} changed, imported from ${fileName}.`;
  },
  keyMissing: ({ form }: { form: string }) =>
    `${form} is left out, because there is no key of it yet. Import its key first.`,
  questionBeyond: ({ section, count }: InSection & { count: number }) =>
    `${called(section)} has the questions 1 to ${count}.`,
  questionRepeated: ({ section, question, line }: InSection & { question: number; line: number }) =>
    `Question ${question} of ${called(section)} is in line ${line} already.`,
  questionsMissing: ({ section, missing }: InSection & { missing: readonly number[] }) =>
    `${called(section)} lacks ${missing.length === 1 ? 'question' : 'the questions'} ${some(missing)}.`,
  rawBeyond: ({ part, most }: OfPart & { most: number }) =>
    `${examParts[part]} has raw scores from 0 to ${most}.`,
  rawMissing: ({ part, missing }: OfPart & { missing: readonly number[] }) =>
    `${examParts[part]} lacks the raw ${missing.length === 1 ? 'score' : 'scores'} ${some(missing)}.`,
  rawRepeated: ({ part, raw, line }: OfPart & { raw: number; line: number }) =>
    `The raw score ${raw} of ${examParts[part]} is in line ${line} already.`,
  rowBreaksRule: (fault: Fault) => withFullStop(sentenceOf(fault, ruleSentences)),
  scaleFalls: ({ part, raw }: OfPart & { raw: number }) =>
    `In ${examParts[part]}, ${raw} points are scaled to less than ${raw - 1}.`,
  scaleCorrected: ({ part, raw, from, to }: OfPart & { from: string } & Record<'raw' | 'to', number>) =>
    `${examParts[part]}, ${counted(raw, 'point')}: scaled to ${to} instead of ${from}.`,
  skillCorrected: ({ section, question, from, to }: Corrected) =>
    `${called(section)}, question ${question}: of the skill ${skill(to)} instead of ${skill(from)}.`,
  somebody: 'Somebody',
  takenBack: ({ fileName = 'a file' }: OfFile) => `What was imported from ${fileName} was taken back.`,
  staffMailSubject: ({ form, students }: OfMail) =>
    `${form} was scored again: ${counted(students, 'student')} of yours`,
  staffMail: ({ name, form, students, summary, reason, address, productName }: Told & OfMail) =>
    [
      `Hello ${name},`,
      `The form ${form} changed on ${productName}, and ${counted(students, 'student')} of yours ${students === 1 ? 'has' : 'have'} another score than before. They were told, too.`,
      summary,
      ...(reason === null ? [] : [`Why: ${reason}`]),
      `Your students: ${address}`,
    ].join('\n\n'),
  unknownPart: ({ section, type }: InSection & { type: string }) =>
    `'${section}' is not a part of the ${type} that is scaled.`,
  unknownSection: ({ section, type }: InSection & { type: string }) =>
    `'${section}' is not a section of the ${type}.`,
};
