import type { Language } from '../../../../contract/languages';
import { graduationYear } from '../../../../contract/grades';
import { DEFAULT_GRADE } from '../../../../contract/profile';
import { compositeOf, type TestScore, type TestSection } from '../../../../contract/test-scores';
import { sectionScores } from '../../../../projections/exam-entries';
import { dateInNewYork } from '../../../platform/new-york';
import type { Entry, PrintedBlock, PrintedDocument } from '../../../platform/pdf/printed-document';
import type { StudentRecord } from '../record/student-record';
import { en } from './en';
import { es } from './es';

const words = { en, es };
type Words = typeof en;

/** A student's record for printing; empty parts are named at the end. */
export function documentOf(record: StudentRecord, product: string, language: Language): PrintedDocument {
  const say = words[language];
  const today = dateInNewYork();
  const name = `${record.person.firstName} ${record.person.lastName}`;
  const sections = sectionsOf(record, say);
  const empty = sections.filter(([, blocks]) => blocks.length === 0).map(([title]) => title);
  return {
    title: name,
    language,
    author: product,
    foot: say.foot({ name, day: say.day(today) }),
    pageOf: (page, pages) => say.pageOf({ page, pages }),
    blocks: [
      { kind: 'facts', facts: factsOf(record, today, say) },
      ...sections.flatMap(([title, blocks]): PrintedBlock[] =>
        blocks.length > 0 ? [{ kind: 'heading', level: 2, text: title }, ...blocks] : [],
      ),
      ...(empty.length > 0
        ? [{ kind: 'paragraph', text: [{ em: say.nothingIn({ sections: empty }) }] } as const]
        : []),
    ],
  };
}

function factsOf({ person, about }: StudentRecord, today: string, say: Words): [string, string][] {
  const { pronoun, gender, city, state, email, phoneNumber } = person;
  const grade = person.grade ?? DEFAULT_GRADE;
  const { numbers, school } = about;
  const gradeFact = `${say.gradeAtSchool({ grade })}, ${say.applicant({ year: graduationYear(grade, today) })}`;
  const facts: readonly (readonly [keyof typeof say.labels, string | null | undefined])[] = [
    ['pronoun', pronoun],
    ['gender', gender],
    ['place', [city, state].filter(Boolean).join(', ')],
    ['email', email],
    ['phone', phoneNumber],
    ['grade', gradeFact],
    [
      'school',
      school &&
        say.schoolOf({
          name: school.highSchoolName,
          type: school.highSchoolType,
          size: school.highSchoolSize,
        }),
    ],
    ['gpa', numbers && say.outOf({ figure: numbers.gpa, of: numbers.gpaScale })],
    ['classRank', numbers && say.outOf({ figure: numbers.classRank, of: numbers.classSize })],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[say.labels[label], value]] : []));
}

function sectionsOf(record: StudentRecord, say: Words): (readonly [string, readonly PrintedBlock[]])[] {
  const { majors, favorites, notes } = record.about;
  const entries = (made: readonly Entry[]): PrintedBlock[] =>
    made.length > 0 ? [{ kind: 'entries', entries: made }] : [];
  const ranked = (choices: object | null): PrintedBlock[] =>
    choices
      ? [{ kind: 'list', ordered: true, items: Object.values(choices).map((choice: string) => [choice]) }]
      : [];
  return [
    [say.sections.majors, ranked(majors)],
    [say.sections.favorites, ranked(favorites)],
    [say.sections.notes, notes ? [{ kind: 'paragraph', text: [notes] }] : []],
    [
      say.sections.activities,
      entries(
        record.activities.map(({ fields }, index) => ({
          title: `${index + 1}. ${fields.title}`,
          meta: [
            say.years({ from: fields.startYear, to: fields.endYear }),
            say.effort({ hours: fields.hoursPerWeek, weeks: fields.weeksPerYear }),
          ].join(' · '),
          text: fields.description,
        })),
      ),
    ],
    [
      say.sections.honors,
      entries(
        record.honors.map(({ fields }) => ({
          title: fields.title,
          meta: say.honor({ type: fields.type, day: say.day(fields.dateReceived) }),
          text: fields.description,
        })),
      ),
    ],
    [say.sections.courses, courseTable(record, say)],
    [
      say.sections.tests,
      entries([
        ...record.tests.map(({ fields: { type, dateTaken, scores } }) => ({
          title: `${type} ${compositeOf(type, scores)}`,
          meta: say.day(dateTaken),
          text: scoresIn(scores, say),
        })),
        ...record.exams.map(({ type, code, dateTaken, sample, scored }) => ({
          title: `${type} ${scored?.total ?? say.notScaled}`,
          meta: `${say.day(dateTaken)} · ${sample ? say.samplePractice(code) : say.practice(code)}`,
          text: scoresIn(sectionScores({ type, scored }), say),
        })),
      ]),
    ],
    [
      say.sections.colleges,
      entries(
        record.savedColleges.map(({ collegeName, status, college }) => ({
          title: college?.fields.status === 'published' ? college.fields.name : collegeName,
          meta: say.savedAs[status],
        })),
      ),
    ],
  ];
}

const scoresIn = (scores: TestScore['scores'], say: Words) =>
  Object.entries(scores)
    .map(([section, score]) => `${say.testSections[section as TestSection]} ${score}`)
    .join(', ');

/** A school with yearly grades fills only the second semester. */
function courseTable({ courses }: StudentRecord, say: Words): PrintedBlock[] {
  const { course, year, semester1, semester2 } = say.courseColumns;
  const rows = courses.map(({ fields: { name, gradeYear, semesterGrades } }) =>
    [name, say.gradeYear(gradeYear), semesterGrades.semester1 ?? '–', semesterGrades.semester2 ?? '–'].map(
      (cell) => [cell],
    ),
  );
  return rows.length > 0 ? [{ kind: 'table', head: [[course], [year], [semester1], [semester2]], rows }] : [];
}
