import { useEffect, useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type AboutResource, aboutRules, type SchoolType } from 'contract/about';
import type { ProfileResource, School } from 'contract/profile';
import { compositeOf, type TestScoreResource, type TestType } from 'contract/test-scores';
import type { AboutChange } from 'contract/requests/about';
import { violation } from 'contract/rules';
import { SCHOOL_TYPE_OPTIONS } from '../../domain/students/school';
import { formatNumber } from '../../shared/lib/format';
import { useRecordItems } from '../../domain/record/record.api';
import { Field, type FieldProps } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { Loaded } from '../../shared/list/Loaded';
import { runAction } from '../../shared/ui/undo';
import { Box, Grid, Row, Text } from '../../shared/layout/layout';
import { violationText } from '../../shared/form/FieldError';
import { AboutApi } from './about.api';
import { t } from './en';
import { EditButton } from './EditButton';
import styles from './profile.module.css';

const NUMBERS = ['gpa', 'gpaScale', 'classRank', 'classSize'] as const;
const SCHOOL = ['highSchoolName', 'highSchoolSize', 'highSchoolType'] as const;

type Name = (typeof NUMBERS | typeof SCHOOL)[number];
type AboutForm = Record<Name, string>;

const isFilledIn = (form: AboutForm, names: readonly Name[]) =>
  names.some((name) => form[name].trim() !== '');

const fieldText = (value: string | number | null) => (value === null ? '' : String(value));

const aboutFormOf = ({ attributes }: AboutResource): AboutForm => ({
  gpa: fieldText(attributes.gpa),
  gpaScale: fieldText(attributes.gpaScale),
  classRank: fieldText(attributes.classRank),
  classSize: fieldText(attributes.classSize),
  highSchoolName: fieldText(attributes.highSchoolName),
  highSchoolSize: fieldText(attributes.highSchoolSize),
  highSchoolType: fieldText(attributes.highSchoolType),
});

/** Numbers are required unless only the school is filled in; the school's name is required when any of its facts is. */
const validator = (name: Name, { attributes }: AboutResource) => {
  const isNumber = (NUMBERS as readonly Name[]).includes(name);
  return (value: string, form: AboutForm): true | string => {
    const isNeeded = isNumber
      ? attributes.gpa !== null || isFilledIn(form, NUMBERS) || !isFilledIn(form, SCHOOL)
      : attributes.highSchoolName !== null || isFilledIn(form, SCHOOL);
    if (value.trim() === '' && !isNeeded) return true;
    return violationText(violation(aboutRules[name], value)) ?? true;
  };
};

const aboutChangeOf = (form: AboutForm): AboutChange => ({
  ...(isFilledIn(form, NUMBERS) && {
    gpa: Number(form.gpa),
    gpaScale: Number(form.gpaScale),
    classRank: Number(form.classRank),
    classSize: Number(form.classSize),
  }),
  ...(isFilledIn(form, SCHOOL) && {
    highSchoolName: form.highSchoolName,
    highSchoolSize: form.highSchoolSize.trim() === '' ? null : Number(form.highSchoolSize),
    highSchoolType: form.highSchoolType as SchoolType,
  }),
});

export function AboutNumbers({ profile }: { profile: ProfileResource }) {
  const headingId = useId();
  const query = AboutApi.useAboutQuery();
  const { currentData: tests = [] } = useRecordItems('tests');
  const open = useNumbersForm(profile);
  const about = query.currentData;
  return (
    <Box as="section" aria-labelledby={headingId} rule="top" className={styles.about}>
      <Text as="h2" id={headingId} pad={[4, 'inset', 0]}>
        {t.about.title}
      </Text>
      <Loaded query={query} what={t.about.loading} rows={1}>
        {({ attributes }) => (
          <Grid as="dl" columns={2} clip className={styles.numbers}>
            {factsOf(attributes, tests).map(([name, figure, note]) => (
              <Box key={name} pad={[3, 'inset']}>
                <Text as="dt" size={2} tone="muted">
                  {name}
                </Text>
                <Text as="dd" flush breakable>
                  {figure === null ? (
                    <Text size={2} tone="muted">
                      {t.noData}
                    </Text>
                  ) : (
                    <>
                      <Text as="strong" size={4} weight={600} tabular>
                        {figure}
                      </Text>{' '}
                      <Text as="small" size={2} tone="muted">
                        {note}
                      </Text>
                    </>
                  )}
                </Text>
              </Box>
            ))}
          </Grid>
        )}
      </Loaded>
      {about && (
        <Row align="stretch" className={styles.tools}>
          <EditButton title={t.about.title} onClick={() => open(about)} />
        </Row>
      )}
    </Box>
  );
}

export function useNumbersForm({ relationships }: ProfileResource) {
  const [changeAbout] = AboutApi.useChangeAboutMutation();
  return (about: AboutResource) =>
    openForm<AboutForm>({
      title: t.edit(t.about.title),
      defaults: aboutFormOf(about),
      onSubmit: (form) => runAction(changeAbout(aboutChangeOf(form)), t.about.updated),
      children: <AboutFields about={about} schools={relationships.entities.data} />,
    });
}

type Fact = readonly [name: string, figure: ReactNode, note?: ReactNode];

function factsOf(
  about: AboutResource['attributes'],
  tests: readonly Pick<TestScoreResource, 'attributes'>[],
): Fact[] {
  const [sat, act] = [bestOf('SAT', tests), bestOf('ACT', tests)];
  return [
    [t.about.gpa, about.gpa, about.gpaScale && t.about.ofScale(about.gpaScale)],
    [
      t.about.classRank,
      about.classRank && formatNumber(about.classRank),
      about.classSize && t.about.ofSize(about.classSize),
    ],
    [
      t.about.bestSat,
      sat && compositeOf('SAT', sat),
      sat && t.about.sections(sat.verbal ?? 0, sat.math ?? 0),
    ],
    [t.about.bestAct, act && compositeOf('ACT', act), t.about.composite],
  ];
}

const bestOf = (type: TestType, tests: readonly Pick<TestScoreResource, 'attributes'>[]) =>
  tests
    .flatMap(({ attributes }) => (attributes.type === type ? [attributes.scores] : []))
    .sort((one, other) => compositeOf(type, other) - compositeOf(type, one))[0] ?? null;

const TYPES = [{ value: '', label: t.choose }, ...SCHOOL_TYPE_OPTIONS];

function useTypeOf(schools: readonly School[]) {
  const { subscribe, setValue } = useFormContext<AboutForm>();
  useEffect(
    () =>
      subscribe({
        name: 'highSchoolName',
        formState: { values: true },
        callback: ({ values, name }) => {
          const known = schools.find(({ attributes }) => attributes.name === values.highSchoolName);
          if (name === 'highSchoolName' && known?.attributes.type)
            setValue('highSchoolType', known.attributes.type, { shouldDirty: true, shouldValidate: true });
        },
      }),
    [subscribe, setValue, schools],
  );
}

function AboutFields({ about, schools }: { about: AboutResource; schools: readonly School[] }) {
  useTypeOf(schools);
  const names = schools.map(({ attributes }) => attributes.name);
  const field = (name: keyof AboutForm, label: string, more: Partial<FieldProps<AboutForm>> = {}) => (
    <Field<AboutForm> name={name} label={label} kind="number" validate={validator(name, about)} {...more} />
  );
  return (
    <Grid min={200} gap={[0, 4]}>
      {field('gpa', t.about.gpa, { step: 0.01 })}
      {field('gpaScale', t.about.gpaScale, { step: 0.01 })}
      {field('classRank', t.about.classRank)}
      {field('classSize', t.about.classSize)}
      {field('highSchoolName', t.about.school, { kind: 'text', suggestions: names })}
      {field('highSchoolSize', t.about.schoolSize)}
      {field('highSchoolType', t.about.schoolType, { kind: 'select', options: TYPES })}
    </Grid>
  );
}
