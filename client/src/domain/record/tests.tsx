import { useFormContext, useWatch } from 'react-hook-form';
import {
  compositeOf,
  scoreFault,
  TEST_SECTIONS,
  TEST_TYPES,
  testRules,
  type TestScoreResource,
  type TestType,
  testMessages,
  type TestScore,
} from 'contract/test-scores';
import { DateField } from '../../shared/form/DateField';
import { faultText } from '../../shared/form/faultText';
import { Field } from '../../shared/form/Field';
import { formatDate, plusDays, today } from '../../shared/lib/time';
import { ResourceList } from '../../shared/list/ResourceList';
import { t } from './en';
import { useAddTestMutation, useRemoveTestMutation, useTestsQuery } from './tests.api';

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
        label={t.type}
        kind="select"
        options={TEST_TYPES.map((value) => ({ value, label: value }))}
      />
      <DateField<TestForm>
        name="dateTaken"
        label={t.dateTaken}
        max={plusDays(today(), -1)}
        rules={testRules.dateTaken}
        validate={(date) => date < today() || testMessages.testDateTooLate}
      />
      {sections.map((section) => (
        <Field<TestForm>
          key={`${type} ${section}`}
          name={section}
          label={t.sections[section]}
          kind="number"
          min={min}
          max={max}
          step={step}
          help={t.range(min, max)}
          validate={(score) => faultText(scoreFault(type, section, score)) ?? true}
        />
      ))}
    </>
  );
}

const newTest = ({ type, dateTaken, ...typed }: TestForm): TestScore => {
  const scores = TEST_SECTIONS[type].sections.map((section) => [section, Number(typed[section])] as const);
  return { type, dateTaken, scores: Object.fromEntries(scores) };
};

/** The student's own tests, to add to and to take from. */
export function Tests() {
  const query = useTestsQuery();
  const [add] = useAddTestMutation();
  const [remove] = useRemoveTestMutation();
  return (
    <ResourceList<TestScoreResource, TestForm>
      {...t.list}
      query={query}
      nameOf={({ attributes: { type, scores } }) => `${type} ${compositeOf(type, scores)}`}
      details={({ attributes: { type, dateTaken, scores } }) => (
        <>
          {formatDate(dateTaken)}
          {TEST_SECTIONS[type].sections.map((section) => ` · ${t.sections[section]} ${scores[section]}`)}
        </>
      )}
      fields={<TestFields />}
      create={{ ...t.create, blank: BLANK, run: (test) => add(newTest(test)).unwrap() }}
      remove={{ ...t.remove, run: ({ id }) => remove(id).unwrap() }}
    />
  );
}
