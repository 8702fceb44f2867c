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
} from 'contract/profile';
import { DateField } from '../../shared/form/DateField';
import { faultText } from '../../shared/form/faultText';
import { Field } from '../../shared/form/Field';
import { formatDate, plusDays, today } from '../../shared/lib/time';
import { ResourceList, type ResourceDef } from '../../shared/list/ResourceList';
import { toast } from '../../shared/ui/toast';
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

const def: ResourceDef<TestScoreResource, TestForm> = {
  noun: t.noun,
  plural: t.plural,
  title: ({ attributes: { type, scores } }) => `${type} ${compositeOf(type, scores)}`,
  details: ({ attributes: { type, dateTaken, scores } }) => (
    <>
      {formatDate(dateTaken)}
      {TEST_SECTIONS[type].sections.map((section) => ` · ${t.sections[section]} ${scores[section]}`)}
    </>
  ),
  fields: <TestFields />,
  defaults: BLANK,
  toForm: () => BLANK,
  empty: t.empty,
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

/** The student's own tests, to add to and to take from. */
export function Tests() {
  const query = useTestsQuery();
  const [add] = useAddTestMutation();
  const [remove] = useRemoveTestMutation();
  const create = async ({ type, dateTaken, ...typed }: TestForm) => {
    const scores = TEST_SECTIONS[type].sections.map((section) => [section, Number(typed[section])] as const);
    await add({ type, dateTaken, scores: Object.fromEntries(scores) }).unwrap();
    toast.success(t.added);
  };
  const takeAway = async ({ id }: TestScoreResource) => {
    await remove(id).unwrap();
    toast.success(t.deleted);
  };
  return <ResourceList def={def} query={query} onCreate={create} onDelete={takeAway} />;
}
