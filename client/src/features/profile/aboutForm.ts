import { aboutRules, type AboutResource, type SchoolType } from 'contract/about';
import { type AboutChange } from 'contract/requests/about';
import { violation } from 'contract/rules';
import { violationText } from '../../shared/form/violationText';

const NUMBERS = ['gpa', 'gpaScale', 'classRank', 'classSize'] as const;
const SCHOOL = ['highSchoolName', 'highSchoolSize', 'highSchoolType'] as const;

type Name = (typeof NUMBERS | typeof SCHOOL)[number];
export type AboutForm = Record<Name, string>;

const isFilledIn = (form: AboutForm, names: readonly Name[]) =>
  names.some((name) => form[name].trim() !== '');

const fieldText = (value: string | number | null) => (value === null ? '' : String(value));

export const aboutFormOf = ({ attributes }: AboutResource): AboutForm => ({
  gpa: fieldText(attributes.gpa),
  gpaScale: fieldText(attributes.gpaScale),
  classRank: fieldText(attributes.classRank),
  classSize: fieldText(attributes.classSize),
  highSchoolName: fieldText(attributes.highSchoolName),
  highSchoolSize: fieldText(attributes.highSchoolSize),
  highSchoolType: fieldText(attributes.highSchoolType),
});

/** Numbers are required unless only the school is filled in; the school's name is required when any of its facts is. */
export const validator = (name: Name, { attributes }: AboutResource) => {
  const isNumber = (NUMBERS as readonly Name[]).includes(name);
  return (value: string, form: AboutForm): true | string => {
    const isNeeded = isNumber
      ? attributes.gpa !== null || isFilledIn(form, NUMBERS) || !isFilledIn(form, SCHOOL)
      : attributes.highSchoolName !== null || isFilledIn(form, SCHOOL);
    if (value.trim() === '' && !isNeeded) return true;
    return violationText(violation(aboutRules[name], value)) ?? true;
  };
};

export const aboutChangeOf = (form: AboutForm): AboutChange => ({
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
