import type { Language } from '../../../../contract/languages';
import { graduationYear } from '../../../../contract/grades';
import { DEFAULT_GRADE } from '../../../../contract/profile';
import { compositeOf, type TestScore, type TestSection } from '../../../../contract/test-scores';
import { dateInNewYork } from '../../../platform/new-york';
import type { Entry, PrintedBlock, PrintedDocument } from '../../../platform/pdf/printed-document';
import { sectionScores } from '../../exams/exams.queries';
import type { RecordedCollege, StudentRecord } from '../record/student-record';
import { en } from './en';
import { es } from './es';

const words = { en, es };
type Words = typeof en;

/** A student's record for printing; empty parts are named at the end. */
export function documentOf(record: StudentRecord, product: string, language: Language): PrintedDocument {
  const texts = words[language];
  const today = dateInNewYork();
  const name = `${record.person.firstName} ${record.person.lastName}`;
  const sections = sectionsOf(record, texts);
  const empty = sections.filter(([, blocks]) => blocks.length === 0).map(([title]) => title);
  return {
    title: name,
    language,
    author: product,
    foot: texts.foot({ name, day: texts.day(today) }),
    pageOf: (page, pages) => texts.pageOf({ page, pages }),
    blocks: [
      { kind: 'facts', facts: factsOf(record, today, texts) },
      ...sections.flatMap(([title, blocks]): PrintedBlock[] =>
        blocks.length > 0 ? [{ kind: 'heading', level: 2, text: title }, ...blocks] : [],
      ),
      ...(empty.length > 0
        ? [{ kind: 'paragraph', text: [{ em: texts.nothingIn({ sections: empty }) }] } as const]
        : []),
    ],
  };
}

function factsOf({ person, about }: StudentRecord, today: string, texts: Words): [string, string][] {
  const { pronoun, gender, city, state, email, phoneNumber } = person;
  const grade = person.grade ?? DEFAULT_GRADE;
  const { numbers, school } = about;
  const gradeFact = `${texts.gradeAtSchool({ grade })}, ${texts.applicant({ year: graduationYear(grade, today) })}`;
  const facts: readonly (readonly [keyof typeof texts.labels, string | null | undefined])[] = [
    ['pronoun', pronoun],
    ['gender', gender],
    ['place', [city, state].filter(Boolean).join(', ')],
    ['email', email],
    ['phone', phoneNumber],
    ['grade', gradeFact],
    [
      'school',
      school &&
        texts.schoolOf({
          name: school.highSchoolName,
          type: school.highSchoolType,
          size: school.highSchoolSize,
        }),
    ],
    ['gpa', numbers && texts.outOf({ figure: numbers.gpa, of: numbers.gpaScale })],
    ['classRank', numbers && texts.outOf({ figure: numbers.classRank, of: numbers.classSize })],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[texts.labels[label], value]] : []));
}

function sectionsOf(record: StudentRecord, texts: Words): (readonly [string, readonly PrintedBlock[]])[] {
  const { majors, favorites, notes } = record.about;
  const entries = (made: readonly Entry[]): PrintedBlock[] =>
    made.length > 0 ? [{ kind: 'entries', entries: made }] : [];
  const ranked = (choices: object | null): PrintedBlock[] =>
    choices
      ? [{ kind: 'list', ordered: true, items: Object.values(choices).map((choice: string) => [choice]) }]
      : [];
  return [
    [texts.sections.majors, ranked(majors)],
    [texts.sections.favorites, ranked(favorites)],
    [texts.sections.notes, notes ? [{ kind: 'paragraph', text: [notes] }] : []],
    [
      texts.sections.activities,
      entries(
        record.activities.map(({ fields }, index) => ({
          title: `${index + 1}. ${fields.title}`,
          meta: [
            texts.years({ from: fields.startYear, to: fields.endYear }),
            texts.effort({ hours: fields.hoursPerWeek, weeks: fields.weeksPerYear }),
          ].join(' · '),
          text: fields.description,
        })),
      ),
    ],
    [
      texts.sections.honors,
      entries(
        record.honors.map(({ fields }) => ({
          title: fields.title,
          meta: texts.honor({ type: fields.type, day: texts.day(fields.dateReceived) }),
          text: fields.description,
        })),
      ),
    ],
    [texts.sections.courses, courseTable(record, texts)],
    [
      texts.sections.tests,
      entries([
        ...record.tests.map(({ fields: { type, dateTaken, scores } }) => ({
          title: `${type} ${compositeOf(type, scores)}`,
          meta: texts.day(dateTaken),
          text: scoresIn(scores, texts),
        })),
        ...record.exams.map(({ type, code, dateTaken, scored }) => ({
          title: `${type} ${scored?.total ?? texts.notScaled}`,
          meta: `${texts.day(dateTaken)} · ${texts.practice(code)}`,
          text: scoresIn(sectionScores({ type, scored }), texts),
        })),
      ]),
    ],
    [
      texts.sections.colleges,
      entries(
        record.savedColleges.map((saved) => ({
          title: saved.college?.fields.status === 'published' ? saved.college.fields.name : saved.collegeName,
          meta: [texts.savedAs[saved.status], ...applicationParts(saved, texts)].join(' · '),
        })),
      ),
    ],
  ];
}

function applicationParts({ application, letters, documents }: RecordedCollege, texts: Words): string[] {
  if (!application) return [];
  const { plan, submittedOn, decision, decidedOn } = application;
  return [
    ...(plan ? [texts.plans[plan]] : []),
    ...(submittedOn ? [texts.submittedOn(texts.day(submittedOn))] : []),
    ...(decision && decidedOn ? [`${texts.decisions[decision]}, ${texts.day(decidedOn)}`] : []),
    ...(letters ? [texts.letters(letters)] : []),
    ...documents.map(({ document, sentOn }) =>
      texts.sent({ document: texts.documents[document]!, day: sentOn && texts.day(sentOn) }),
    ),
  ];
}

const scoresIn = (scores: TestScore['scores'], texts: Words) =>
  Object.entries(scores)
    .map(([section, score]) => `${texts.testSections[section as TestSection]} ${score}`)
    .join(', ');

/** A school with yearly grades fills only the second semester. */
function courseTable({ courses }: StudentRecord, texts: Words): PrintedBlock[] {
  const { course, year, semester1, semester2 } = texts.courseColumns;
  const rows = courses.map(({ fields: { name, gradeYear, semesterGrades } }) =>
    [name, texts.gradeYear(gradeYear), semesterGrades.semester1 ?? '–', semesterGrades.semester2 ?? '–'].map(
      (cell) => [cell],
    ),
  );
  return rows.length > 0 ? [{ kind: 'table', head: [[course], [year], [semester1], [semester2]], rows }] : [];
}
