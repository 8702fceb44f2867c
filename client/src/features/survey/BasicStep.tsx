import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { surveyMessages, surveyRules } from 'contract/survey';
import { STATES } from 'contract/us-states';
import { inOrderOfNames, stateName } from '../../domain/places/states';
import { Field } from '../../shared/form/Field';
import { FormRoot } from '../../shared/form/Form';
import { Grid, Text } from '../../shared/layout/layout';
import styles from './survey.module.css';
import { BASIC_FIELDS, BASIC_FORM, type BasicField, type Basics } from './draft';
import { t } from './en';

const STATE_OPTIONS = [
  { value: '', label: t.basic.choose },
  ...inOrderOfNames(STATES).map((state) => ({ value: state, label: stateName(state) })),
];

interface BasicStepProps {
  readonly basics: Basics;
  readonly isVisited: boolean;
  readonly onChange: (basics: Basics) => void;
  readonly onNext: () => void;
}

export default function BasicStep({ basics, isVisited, onChange, onNext }: BasicStepProps) {
  return (
    <FormRoot<Basics> asks={false} id={BASIC_FORM} defaults={basics} onSubmit={async () => onNext()}>
      <Remembered isVisited={isVisited} onChange={onChange} />
      <Grid min={280} gap={[0, 6]} pad={[4, 'inset']}>
        <Text as="p" full size={2} tone="muted">
          {t.basic.filled}
        </Text>
        <Grid as="fieldset" columns={2} gap={[0, 4]} below={2} className={styles.group}>
          <Text as="legend" below={2} weight={600}>
            {t.basic.grades}
          </Text>
          <NumberField name="gpa" step={0.01} />
          <NumberField name="gpaScale" step={0.01} help={t.basic.gpaScaleHelp} />
        </Grid>
        <Grid as="fieldset" columns={2} gap={[0, 4]} below={2} className={styles.group}>
          <Text as="legend" below={2} weight={600}>
            {t.basic.home}
          </Text>
          <Field<Basics>
            name="state"
            label={t.basic.state}
            kind="select"
            options={STATE_OPTIONS}
            rules={surveyRules.state}
          />
          <Field<Basics>
            name="zipcode"
            label={t.basic.zipcode}
            labelInfo={t.basic.optional}
            rules={surveyRules.zipcode}
            help={t.basic.zipHelp}
            autoComplete="postal-code"
          />
        </Grid>
        <Grid as="fieldset" columns={2} gap={[0, 4]} below={2} className={styles.group}>
          <Text as="legend" below={2} weight={600}>
            {t.basic.sat}
          </Text>
          <NumberField name="satVerbal" isOptional />
          <NumberField name="satMath" isOptional />
        </Grid>
        <Grid as="fieldset" columns={2} gap={[0, 4]} below={2} className={styles.group}>
          <Text as="legend" below={2} weight={600}>
            {t.basic.act}
          </Text>
          <NumberField name="actEnglish" isOptional />
          <NumberField name="actMath" isOptional />
          <NumberField name="actReading" isOptional />
          <NumberField name="actScience" isOptional />
        </Grid>
      </Grid>
    </FormRoot>
  );
}

interface NumberFieldProps {
  readonly name: Exclude<BasicField, 'state' | 'zipcode'>;
  readonly step?: number;
  readonly help?: string;
  readonly isOptional?: boolean;
}

function NumberField({ name, step = 1, help, isOptional }: NumberFieldProps) {
  const { min, max } = surveyRules[name];
  return (
    <Field<Basics>
      name={name}
      label={t.basic[name]}
      labelInfo={isOptional ? t.basic.optional : undefined}
      kind="number"
      rules={surveyRules[name]}
      help={help}
      min={min?.value}
      max={max?.value}
      step={step}
    />
  );
}

function Remembered({ isVisited, onChange }: Pick<BasicStepProps, 'isVisited' | 'onChange'>) {
  const { subscribe, trigger, formState } = useFormContext<Basics>();
  const check = useEffectEvent(() => {
    if (isVisited) void trigger();
  });
  useEffect(() => check(), []);
  const changed = useEffectEvent(onChange);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
    [subscribe],
  );
  const invalid = BASIC_FIELDS.filter((field) => formState.errors[field]);
  return (
    <div role="alert">
      {invalid.length > 0 && (
        <Text as="p" pad={[3, 'inset']} tone="danger" weight={550} className={styles.alert}>
          {invalid.includes('state') ? surveyMessages.noState : t.basic.marked}
        </Text>
      )}
    </div>
  );
}
