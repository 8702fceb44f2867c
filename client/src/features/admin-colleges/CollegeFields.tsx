import { useFormState } from 'react-hook-form';
import { collegeRules } from 'contract/colleges';
import type { FieldRules } from 'contract/rules';
import { ALL_STATES, stateName } from '../../domain/places/states';
import { Field } from '../../shared/form/Field';
import { Box, Grid } from '../../shared/layout/layout';
import { t as all } from './en';
import type { CollegeValues } from './payloads';

const t = all.college;

const STATES = ALL_STATES.map((value) => ({ value, label: t.stateOption(value, stateName(value)) }));
const CONTROLS = [
  { value: 'true', label: t.controls.public },
  { value: 'false', label: t.controls.private },
];
const STATUSES = [
  { value: 'review', label: t.statuses.review },
  { value: 'published', label: t.statuses.published },
];

export function CollegeFields() {
  const { defaultValues: before = {} } = useFormState<CollegeValues>();
  const known = Boolean(before.ceeb_code);
  // An import may leave facts out, so a field that was empty stays optional when an existing college is edited.
  const asked = (name: keyof CollegeValues, { required, ...rules }: FieldRules): FieldRules =>
    known && before[name] === '' ? rules : { ...rules, required };
  return (
    <Grid min={200} fill gap={[0, 4]}>
      <Field<CollegeValues> name="ceeb_code" label={t.ceeb} rules={collegeRules.ceebCode} readOnly={known} />
      <Field<CollegeValues> name="status" label={t.status} kind="select" options={STATUSES} />
      <Box full>
        <Field<CollegeValues> name="name" label={t.name} rules={asked('name', collegeRules.name)} />
      </Box>
      <Box full>
        <Field<CollegeValues>
          name="about"
          label={t.about}
          kind="textarea"
          rules={asked('about', collegeRules.about)}
        />
      </Box>
      <Field<CollegeValues> name="state" label={t.state} kind="select" options={STATES} />
      <Field<CollegeValues>
        name="location"
        label={t.location}
        rules={asked('location', collegeRules.location)}
      />
      <Field<CollegeValues>
        name="school_type"
        label={t.schoolType}
        rules={asked('school_type', collegeRules.schoolType)}
        help={t.schoolTypeHelp}
      />
      <Field<CollegeValues> name="is_public" label={t.control} kind="select" options={CONTROLS} />
      <Field<CollegeValues>
        name="division"
        label={t.division}
        rules={asked('division', collegeRules.division)}
        help={t.divisionHelp}
      />
      <Field<CollegeValues>
        name="fac_stu"
        label={t.facStu}
        rules={asked('fac_stu', collegeRules.facStu)}
        help={t.facStuHelp}
      />
      <Optional name="geography" label={t.geography} rules={collegeRules.geography} />
      <Optional name="small_class" label={t.smallClass} rules={collegeRules.smallClass} />
      <Optional name="urban_center_1" label={t.urbanCenter1} rules={collegeRules.urbanCenter} />
      <Optional name="urban_center_2" label={t.urbanCenter2} rules={collegeRules.urbanCenter} />
      <Optional name="airport" label={t.airport} rules={collegeRules.airport} />
    </Grid>
  );
}

const Optional = (props: React.ComponentProps<typeof Field<CollegeValues>>) => (
  <Field<CollegeValues> {...props} labelInfo={t.optional} />
);
