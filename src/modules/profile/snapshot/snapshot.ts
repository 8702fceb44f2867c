import type { SnapshotResource } from '../../../../contract/snapshot';
import type { Resource } from '../../../../contract/http';
import { graduationYear } from '../../../../contract/grades';
import { countingDeadlines } from '../../../../contract/deadlines';
import { chanceAssessor } from '../../../../contract/chances';
import { DEFAULT_GRADE } from '../../../../contract/profile';
import type { RecordItem } from '../../../../projections/profile/record-lists';
import { dateInNewYork } from '../../../platform/new-york';
import { comingDeadlines } from '../../colleges/colleges.queries';
import { countedTests, sectionScores, type ExamEntryView } from '../../exams/exams.queries';
import type { RecordedCollege, StudentRecord } from '../record/student-record';

export function snapshotOf(record: StudentRecord, asOf: string | null): SnapshotResource {
  const { id, firstName, lastName, email, role, pronoun, gender, city, state } = record.person;
  const grade = record.person.grade ?? DEFAULT_GRADE;
  const { numbers, school, majors, favorites, notes } = record.about;
  const day = asOf ?? dateInNewYork();
  const open = record.tasks.filter(({ completedDate }) => completedDate === null);
  const fitOf = chanceAssessor([...record.tests.map(({ fields }) => fields), ...countedTests(record.exams)]);
  return {
    id,
    attributes: {
      first_name: firstName,
      last_name: lastName,
      email,
      role,
      grade,
      year: graduationYear(grade, day),
      pronoun,
      gender,
      city,
      state,
      class_rank: numbers?.classRank ?? null,
      class_size: numbers?.classSize ?? null,
      gpa: numbers?.gpa ?? null,
      gpa_scale: numbers?.gpaScale ?? null,
      high_school_name: school?.highSchoolName ?? null,
      high_school_size: school?.highSchoolSize ?? null,
      high_school_type: school?.highSchoolType ?? null,
      ordered_major_choices: majors,
      ordered_favorites: favorites,
      profile_notes: notes ?? '',
      incomplete_tasks: open.map(({ name, dueDate, countsFrom, college }) => ({
        name,
        due_date: dueDate,
        counts_from: countsFrom,
        college,
      })),
      as_of: asOf,
    },
    relationships: {
      collegeList: {
        data: record.savedColleges.map((saved) => {
          const { id, ceebCode, collegeName, status, college, application } = saved;
          return resource(id, {
            ceeb_code: ceebCode,
            name: college?.fields.status === 'published' ? college.fields.name : collegeName,
            state: college?.fields.state ?? '',
            status,
            fit: college ? fitOf(college.fields).label : 'unknown',
            next_deadline:
              (college &&
                status !== 'applied' &&
                comingDeadlines(countingDeadlines(application, college.deadlines), day)[0]) ||
              null,
            open_tasks: open.filter((task) => task.ceebCode === ceebCode).length,
            ...applicationIn(saved),
          });
        }),
      },
      courses: many(record.courses, ({ name, gradeYear, semesterGrades }) => ({
        name,
        grade_year: gradeYear,
        semester_grades: semesterGrades,
      })),
      honors: many(record.honors, ({ title, type, dateReceived }) => ({
        title,
        type,
        date_received: dateReceived,
      })),
      ecs: many(record.activities, (activity) => ({
        title: activity.title,
        description: activity.description,
        weeks_per_year: activity.weeksPerYear,
        hours_per_week: activity.hoursPerWeek,
        start_year: activity.startYear,
        end_year: activity.endYear,
      })),
      tests: {
        data: [
          ...many(record.tests, ({ type, dateTaken, scores }) => ({ type, date_taken: dateTaken, scores }))
            .data,
          ...record.exams.map(practiceTest),
        ],
      },
    },
  };
}

function applicationIn({ application, letters, documents }: RecordedCollege) {
  if (!application) return {};
  const { plan, submittedOn, decision, decidedOn, isFinalChoice } = application;
  if (!plan && !submittedOn && !decision && !letters && documents.length === 0) return {};
  return {
    application: {
      ...{ plan, decision },
      ...{ submitted_on: submittedOn, decided_on: decidedOn, is_final_choice: isFinalChoice },
      letters: letters ?? { requested: 0, done: 0 },
      documents: documents.map(({ document, sentOn }) => ({ document, sent_on: sentOn })),
    },
  };
}

const practiceTest = ({ id, type, dateTaken, code, sample, counted, scored }: ExamEntryView) =>
  resource(id, {
    type,
    date_taken: dateTaken,
    scores: sectionScores({ type, scored }),
    practice: { code, sample, counted, composite: scored?.total ?? null },
  });

const resource = <Attributes>(id: string, attributes: Attributes): Resource<Attributes> => ({
  id,
  attributes,
  relationships: {},
});

const many = <Fields, Attributes>(
  items: readonly RecordItem<Fields>[],
  attributesOf: (fields: Fields) => Attributes,
) => ({ data: items.map(({ id, fields }) => resource(id, attributesOf(fields))) });
