import { useFormContext, useWatch } from 'react-hook-form';
import {
  compositeOf,
  scoreIssue,
  TEST_SECTIONS,
  TEST_TYPES,
  testMessages,
  testRules,
  testSections,
  type TestType,
} from 'contract/test-scores';
import { isApiError } from '../../shared/api/errors';
import { violationText } from '../../shared/form/FieldError';
import { Field } from '../../shared/form/Field';
import { formatDate, plusDays, today } from '../../shared/lib/time';
import { defineRecordList } from './definition';
import { t } from './en';

type Section = (typeof TEST_SECTIONS)[TestType]['sections'][number];

type TestForm = { type: TestType; dateTaken: string } & Record<Section, string>;

const BLANK: TestForm = {
  type: 'SAT',
  dateTaken: '',
  verbal: '',
  math: '',
  english: '',
  reading: '',
  science: '',
  writing: '',
  speaking: '',
  listening: '',
};

function TestFields() {
  const { control } = useFormContext<TestForm>();
  const type = useWatch({ control, name: 'type' });
  const { sections, min, max, step } = TEST_SECTIONS[type];
  return (
    <>
      <Field<TestForm>
        name="type"
        label={t.fields.test}
        kind="select"
        options={TEST_TYPES.map((value) => ({ value, label: value }))}
      />
      <Field<TestForm>
        kind="date"
        name="dateTaken"
        label={t.fields.dateTaken}
        max={plusDays(today(), -1)}
        rules={testRules.dateTaken}
        validate={(date) => date < today() || testMessages.testDateTooLate}
      />
      {sections.map((section) => (
        <Field<TestForm>
          key={`${type} ${section}`}
          name={section}
          label={testSections[section]}
          kind="number"
          min={min}
          max={max}
          step={step}
          help={t.tests.range(min, max)}
          validate={(score) => violationText(scoreIssue(type, section, score)) ?? true}
        />
      ))}
    </>
  );
}

export const tests = defineRecordList<'tests', TestForm>({
  list: 'tests',
  sentences: t.tests,
  nameOf: ({ type, scores }) => `${type} ${compositeOf(type, scores)}`,
  detailsOf: ({ type, scores }) =>
    TEST_SECTIONS[type].sections.map((section) => `${testSections[section]} ${scores[section]}`).join(' · '),
  figuresOf: ({ dateTaken }) => formatDate(dateTaken),
  form: <TestFields />,
  blank: () => BLANK,
  fieldsOf: ({ type, dateTaken, ...typed }) => {
    const scores = TEST_SECTIONS[type].sections.map((section) => [section, Number(typed[section])] as const);
    return { type, dateTaken, scores: Object.fromEntries(scores) };
  },
  failureOf: (error) => (hasSuitableMessage(error) ? error : new Error(t.tests.failed)),
});

const hasSuitableMessage = (error: unknown) =>
  !isApiError(error) ||
  error.status === 0 ||
  error.data.code === 'same-test' ||
  error.data.fields !== undefined;
