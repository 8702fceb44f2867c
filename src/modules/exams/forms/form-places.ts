import {
  EXAM_PARTS,
  EXAM_SECTIONS,
  examParts,
  type ExamPart,
  type ExamType,
  type SectionDefinition,
} from '../../../../contract/exam-definitions';

/** The names that other sources use for the sections, in the order of the definition. */
const SECTION_NAMES: Readonly<Record<ExamType, readonly (readonly string[])[]>> = {
  SAT: [
    ['reading', 'reading test'],
    ['writing', 'writing and language'],
    ['math - no calculator', 'math no calculator'],
    ['math - calculator', 'math calculator'],
  ],
  ACT: [[], ['mathematics'], [], []],
};

const PART_NAMES: Readonly<Record<string, ExamPart>> = {
  mathematics: 'math',
  'writing and language': 'writing',
};

export function sectionNamed(
  type: ExamType,
  name: string,
): { readonly index: number; readonly definition: SectionDefinition } | undefined {
  const wanted = name.toLowerCase();
  const index = EXAM_SECTIONS[type].findIndex(
    ({ title }, at) =>
      title.toLowerCase() === wanted ||
      String(at + 1) === wanted ||
      SECTION_NAMES[type][at]!.includes(wanted),
  );
  const definition = EXAM_SECTIONS[type][index];
  return definition && { index, definition };
}

export function partNamed(type: ExamType, name: string): ExamPart | undefined {
  const wanted = name.toLowerCase();
  const parts: readonly ExamPart[] = EXAM_PARTS[type];
  return parts.find((part) => examParts[part].toLowerCase() === wanted || PART_NAMES[wanted] === part);
}

/** The type of a file that names none: only the ACT has English and science. */
export const typeBySections = (names: readonly string[]): ExamType =>
  names.some((name) => ['english', 'science'].includes(name.toLowerCase())) ? 'ACT' : 'SAT';
