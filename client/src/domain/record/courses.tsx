import { GRADES as GRADES_OF_SCHOOL } from 'contract/profile';
import { courseRules, gradesIssue, SEMESTER_GRADES } from 'contract/record';
import { violationText } from '../../shared/form/FieldError';
import { Field } from '../../shared/form/Field';
import { Grid } from '../../shared/layout/layout';
import { GRADE_OPTIONS, gradeName } from '../students/school';
import { defineRecordList } from './definition';
import { t } from './en';

interface CourseForm {
  readonly name: string;
  readonly gradeYear: string;
  readonly semester1: string;
  readonly semester2: string;
}

const GRADES = [
  { value: '', label: t.courses.noGrade },
  ...SEMESTER_GRADES.map((value) => ({ value, label: value })),
];

const yearOf = (gradeYear: string) => t.courses.gradeYear(gradeName(gradeYear));

const CourseFields = () => (
  <>
    <Field<CourseForm> name="name" label={t.fields.name} rules={courseRules.name} />
    <Field<CourseForm>
      name="gradeYear"
      label={t.fields.gradeYear}
      kind="select"
      options={GRADE_OPTIONS}
      rules={courseRules.gradeYear}
    />
    <Grid columns={2} gap={[0, 4]}>
      <Field<CourseForm>
        name="semester1"
        label={t.fields.semester1}
        kind="select"
        options={GRADES}
        rules={courseRules.semester1}
        revalidates={['semester2']}
      />
      <Field<CourseForm>
        name="semester2"
        label={t.fields.semester2}
        kind="select"
        options={GRADES}
        rules={courseRules.semester2}
        help={t.courses.yearly}
        validate={(_grade, form) => violationText(gradesIssue(form)) ?? true}
      />
    </Grid>
  </>
);

export const courses = defineRecordList<'courses', CourseForm>({
  list: 'courses',
  sentences: t.courses,
  nameOf: ({ name }) => name,
  detailsOf: ({ gradeYear }) => yearOf(gradeYear),
  figuresOf: ({ semesterGrades: { semester1, semester2 } }) =>
    semester1 === null ? (
      <div>{t.courses.yearGrade(semester2 ?? '')}</div>
    ) : (
      <>
        <div>{t.courses.semester(1, semester1)}</div>
        {semester2 !== null && <div>{t.courses.semester(2, semester2)}</div>}
      </>
    ),
  form: <CourseFields />,
  groups: {
    of: ({ gradeYear }) => yearOf(gradeYear),
    order: [...GRADES_OF_SCHOOL].reverse().map(yearOf),
  },
  blank: (grade = '9th') => ({ name: '', gradeYear: grade, semester1: '', semester2: '' }),
  formOf: ({ name, gradeYear, semesterGrades: { semester1, semester2 } }) => ({
    name,
    gradeYear,
    semester1: semester1 ?? '',
    semester2: semester2 ?? '',
  }),
  fieldsOf: ({ name, gradeYear, semester1, semester2 }) => ({
    name: name.trim(),
    gradeYear,
    semesterGrades: { semester1: semester1 || null, semester2: semester2 || null },
  }),
});
