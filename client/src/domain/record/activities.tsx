import { useFormContext, useWatch } from 'react-hook-form';
import {
  activityRules,
  COMMON_APP,
  hoursPerYear,
  yearsIssue,
  YEARS_OFFERED,
  type Activity,
} from 'contract/record';
import { CountedField } from '../../shared/form/CountedField';
import { violationText } from '../../shared/form/FieldError';
import { Field } from '../../shared/form/Field';
import { Grid, Text } from '../../shared/layout/layout';
import { today } from '../../shared/lib/time';
import { StatusTag } from '../../shared/ui/StatusTag';
import { defineRecordList } from './definition';
import { t } from './en';

interface ActivityForm extends Omit<Activity, 'weeksPerYear' | 'hoursPerWeek'> {
  readonly weeksPerYear: string;
  readonly hoursPerWeek: string;
}

const thisYear = () => Number(today().slice(0, 4));

function yearOptions(chosen: string) {
  const offered = Array.from({ length: YEARS_OFFERED }, (_, back) => String(thisYear() - back));
  const years = offered.includes(chosen) ? offered : [...offered, chosen].sort().reverse();
  return years.map((value) => ({ value, label: value }));
}

function ActivityFields() {
  const { control, formState } = useFormContext<ActivityForm>();
  const [weeksPerYear, hoursPerWeek] = useWatch({ control, name: ['weeksPerYear', 'hoursPerWeek'] });
  const hours = Number(weeksPerYear) * Number(hoursPerWeek);
  const { startYear = '', endYear = '' } = formState.defaultValues ?? {};
  return (
    <>
      <Field<ActivityForm> name="title" label={t.fields.title} rules={activityRules.title} />
      <CountedField<ActivityForm>
        name="description"
        label={t.fields.description}
        rules={activityRules.description}
        mark={{ at: COMMON_APP.description, label: t.activities.descriptionMark(COMMON_APP.description) }}
      />
      <Grid columns={2} gap={[0, 4]}>
        <Field<ActivityForm>
          name="startYear"
          label={t.fields.startYear}
          kind="select"
          options={yearOptions(startYear)}
          rules={activityRules.startYear}
          revalidates={['endYear']}
        />
        <Field<ActivityForm>
          name="endYear"
          label={t.fields.endYear}
          kind="select"
          options={yearOptions(endYear)}
          rules={activityRules.endYear}
          validate={(_year, form) => violationText(yearsIssue(form)) ?? true}
        />
        <Field<ActivityForm>
          name="weeksPerYear"
          label={t.fields.weeksPerYear}
          kind="number"
          min={1}
          max={52}
          step={1}
          rules={activityRules.weeksPerYear}
        />
        <Field<ActivityForm>
          name="hoursPerWeek"
          label={t.fields.hoursPerWeek}
          kind="number"
          min={1}
          max={168}
          step={1}
          rules={activityRules.hoursPerWeek}
        />
      </Grid>
      <Text as="p" flush below={4} size={2} tone="muted">
        {hours > 0 ? t.activities.hoursPerYear(hours) : t.activities.noHours}
      </Text>
    </>
  );
}

export const activities = defineRecordList<'activities', ActivityForm>({
  list: 'activities',
  sentences: t.activities,
  nameOf: ({ title }) => title,
  detailsOf: ({ description }, place) => (
    <>
      {description}
      {place > COMMON_APP.activities && (
        <>
          {' '}
          <StatusTag label={t.activities.beyond(COMMON_APP.activities)} intent="warning" />
        </>
      )}
    </>
  ),
  figuresOf: (activity) => (
    <>
      <div>{t.activities.years(activity.startYear, activity.endYear)}</div>
      <div>{t.activities.hours(activity.hoursPerWeek, activity.weeksPerYear, hoursPerYear(activity))}</div>
    </>
  ),
  summaryOf: (items) =>
    t.activities.summary(
      items.length,
      items.reduce((total, { attributes }) => total + hoursPerYear(attributes), 0),
      COMMON_APP.activities,
    ),
  form: <ActivityFields />,
  blank: () => ({
    title: '',
    description: '',
    startYear: String(thisYear()),
    endYear: String(thisYear()),
    weeksPerYear: '',
    hoursPerWeek: '',
  }),
  formOf: ({ title, description, startYear, endYear, weeksPerYear, hoursPerWeek }) => ({
    title,
    description,
    startYear,
    endYear,
    weeksPerYear: String(weeksPerYear),
    hoursPerWeek: String(hoursPerWeek),
  }),
  fieldsOf: (form) => ({
    ...form,
    title: form.title.trim(),
    description: form.description.trim(),
    weeksPerYear: Number(form.weeksPerYear),
    hoursPerWeek: Number(form.hoursPerWeek),
  }),
});
