import { useId } from 'react';
import { Link } from 'react-router-dom';
import { profileRules, type ProfileResource } from 'contract/profile';
import { STATES } from 'contract/us-states';
import { IdentityFields } from '../../domain/account/IdentityFields';
import { PendingEmail } from '../../domain/account/PendingEmail';
import { applicantLabel, formOf, useChangeProfile, type ProfileForm } from '../../domain/account/profile';
import { inOrderOfNames, stateName } from '../../domain/places/states';
import { HistoryButton } from '../../domain/record/History';
import { GRADE_OPTIONS, gradeName, PRONOUN_OPTIONS, pronounName } from '../../domain/students/school';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/useDialogs';
import { EnvelopeIcon, LearningIcon, MapMarkerIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { useAboutQuery } from './about.api';
import { t } from './en';
import { EditButton } from './EditButton';
import styles from './Profile.module.css';

export function ProfileHeader({ profile }: { profile: ProfileResource }) {
  const headingId = useId();
  const { first_name, last_name, pronoun, city, state, grade, email } = profile.attributes;
  const school = useAboutQuery().currentData?.attributes.highSchoolName;
  const change = useChangeProfile(profile);
  const place = [city, state].filter(Boolean).join(', ');
  const gradeText = t.header.grade(gradeName(grade ?? ''));
  const open = () =>
    openForm<ProfileForm>({
      title: t.edit(t.header.profile),
      defaults: formOf(profile),
      onSubmit: change,
      children: (
        <>
          <IdentityFields />
          <StudentFields profile={profile} />
        </>
      ),
    });
  return (
    <section aria-labelledby={headingId} className={styles.header}>
      <PendingEmail profile={profile} />
      <div className={styles.person}>
        <div className={styles.disc}>
          <Initials first={first_name} last={last_name} />
        </div>
        <div className={styles.who}>
          <h2 id={headingId}>
            {first_name} {last_name}{' '}
            <span className={styles.beside}>
              {[pronoun && pronounName(pronoun), applicantLabel(profile)].filter(Boolean).join(' · ')}
            </span>
          </h2>
          <ul className={styles.facts}>
            {place && (
              <li>
                <MapMarkerIcon /> {place}
              </li>
            )}
            <li>
              <LearningIcon /> {school ? t.header.gradeAndSchool(gradeText, school) : gradeText}
            </li>
            <li>
              <EnvelopeIcon /> {email}
            </li>
          </ul>
          <ul className={styles.links}>
            <li>
              <Link to="/edit-password">{t.header.password}</Link>
            </li>
            <li>
              <Link to="/security">{t.header.security}</Link>
            </li>
            <li>
              <Link to="/profile/download">{t.download.link}</Link>
            </li>
            <li>
              <Link to="/profile/views">{t.header.views}</Link>
            </li>
          </ul>
        </div>
        <div className={styles.acts}>
          <HistoryButton part="profile" name={t.title} />
          <EditButton title={t.header.profile} onClick={open} />
        </div>
      </div>
    </section>
  );
}

const STATE_OPTIONS = [
  { value: '', label: t.notSaid },
  ...inOrderOfNames(STATES).map((value) => ({ value, label: stateName(value) })),
];

/** The API can change a pronoun but not clear it. */
function StudentFields({ profile: { attributes } }: { profile: ProfileResource }) {
  const pronouns = attributes.pronoun
    ? { options: PRONOUN_OPTIONS, rules: profileRules.pronoun }
    : { options: [{ value: '', label: t.notSaid }, ...PRONOUN_OPTIONS] };
  return (
    <div className={styles.fields}>
      <Field<ProfileForm>
        name="phone_number"
        label={t.header.phone}
        kind="tel"
        rules={profileRules.phone_number}
        autoComplete="tel-national"
        help={t.header.phoneHelp}
      />
      <Field<ProfileForm> name="pronoun" label={t.header.pronoun} kind="select" {...pronouns} />
      <Field<ProfileForm>
        name="gender"
        label={t.header.gender}
        rules={profileRules.gender}
        suggestions={t.header.genders}
        help={t.header.genderHelp}
      />
      <Field<ProfileForm>
        name="grade"
        label={t.header.gradeField}
        kind="select"
        rules={profileRules.grade}
        options={GRADE_OPTIONS}
      />
      <Field<ProfileForm>
        name="city"
        label={t.header.city}
        rules={profileRules.city}
        autoComplete="address-level2"
      />
      <Field<ProfileForm> name="state" label={t.header.state} kind="select" options={STATE_OPTIONS} />
      <Field<ProfileForm>
        name="zip_code"
        label={t.header.zipCode}
        rules={profileRules.zip_code}
        autoComplete="postal-code"
      />
    </div>
  );
}
