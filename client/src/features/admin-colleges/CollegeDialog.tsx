import { collegeMessages, collegeRules, type CollegeResource } from 'contract/colleges';
import { US_STATES } from 'contract/us-states';
import type { FieldRules } from 'contract/rules';
import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import { useAddCollegeMutation, useEditCollegeMutation } from './adminColleges.api';
import { BLANK_COLLEGE, collegeChanges, collegeValues, newCollege, type CollegeValues } from './payloads';
import styles from './adminColleges.module.css';

const STATES = Object.entries(US_STATES).map(([value, name]) => ({ value, label: `${value} – ${name}` }));
const CONTROLS = [
  { value: 'true', label: 'Public' },
  { value: 'false', label: 'Private' },
];
const STATUSES = [
  { value: 'review', label: 'In review' },
  { value: 'published', label: 'Published' },
];

interface CollegeDialogProps {
  readonly isOpen: boolean;
  /** Absent for a new one. */
  readonly college?: CollegeResource;
  readonly onClose: () => void;
}

export function CollegeDialog({ isOpen, college, onClose }: CollegeDialogProps) {
  const [add] = useAddCollegeMutation();
  const [edit] = useEditCollegeMutation();
  const defaults = college ? collegeValues(college.attributes) : BLANK_COLLEGE;
  // Of one that a file brought, nothing is asked for that the file did not say.
  const asked = (name: keyof CollegeValues, { required, ...rules }: FieldRules): FieldRules =>
    college && defaults[name] === '' ? rules : { ...rules, required };
  const save = async (values: CollegeValues) => {
    if (college) await edit({ ceeb: college.id, changes: collegeChanges(defaults, values) }).unwrap();
    else await add(newCollege(values)).unwrap();
    toast.success(college ? collegeMessages.adminUpdated : collegeMessages.adminAdded);
  };
  return (
    <FormDialog<CollegeValues>
      isOpen={isOpen}
      onClose={onClose}
      title={college ? `Edit ${college.attributes.name}` : 'Add college'}
      submitLabel={college ? 'Save' : 'Add college'}
      defaults={defaults}
      onSubmit={save}
    >
      <div className={styles.fields}>
        <Field<CollegeValues>
          name="ceeb_code"
          label="CEEB code"
          rules={collegeRules.ceebCode}
          readOnly={college !== undefined}
        />
        <Field<CollegeValues> name="status" label="Status" kind="select" options={STATUSES} />
        <div className={styles.wide}>
          <Field<CollegeValues> name="name" label="Name" rules={asked('name', collegeRules.name)} />
        </div>
        <div className={styles.wide}>
          <Field<CollegeValues>
            name="about"
            label="About"
            kind="textarea"
            rules={asked('about', collegeRules.about)}
          />
        </div>
        <Field<CollegeValues> name="state" label="State" kind="select" options={STATES} />
        <Field<CollegeValues>
          name="location"
          label="Location"
          rules={asked('location', collegeRules.location)}
        />
        <Field<CollegeValues>
          name="school_type"
          label="School type"
          rules={asked('school_type', collegeRules.schoolType)}
          help="As Private nonprofit, large city"
        />
        <Field<CollegeValues> name="is_public" label="Public or private" kind="select" options={CONTROLS} />
        <Field<CollegeValues>
          name="division"
          label="Division"
          rules={asked('division', collegeRules.division)}
          help="As NCAA D1"
        />
        <Field<CollegeValues>
          name="fac_stu"
          label="Fac/Stu"
          rules={asked('fac_stu', collegeRules.facStu)}
          help="As 12:1"
        />
        <Optional name="geography" label="Geography" rules={collegeRules.geography} />
        <Optional name="small_class" label="Small classes" rules={collegeRules.smallClass} />
        <Optional name="urban_center_1" label="Urban center 1" rules={collegeRules.urbanCenter} />
        <Optional name="urban_center_2" label="Urban center 2" rules={collegeRules.urbanCenter} />
        <Optional name="airport" label="Airport" rules={collegeRules.airport} />
      </div>
    </FormDialog>
  );
}

const Optional = (props: React.ComponentProps<typeof Field<CollegeValues>>) => (
  <Field<CollegeValues> {...props} labelInfo="Optional" />
);
