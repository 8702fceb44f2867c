import { useId } from 'react';
import { Classes, Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import type { AboutResource } from 'contract/about';
import { profileRules, type ProfileResource } from 'contract/profile';
import { STATES } from 'contract/us-states';
import type { RecordPart } from 'contract/record-history';
import { IdentityFields, PendingEmail } from '../../domain/account/IdentityFields';
import { applicantLabel, formOf, useChangeProfile, type ProfileForm } from '../../domain/account/account.api';
import { inOrderOfNames, stateName } from '../../domain/places/states';
import {
  GRADE_OPTIONS,
  gradeName,
  PRONOUN_OPTIONS,
  pronounName,
  schoolTypeName,
} from '../../domain/students/school';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { EnvelopeIcon, LearningIcon, MapMarkerIcon, HistoryIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { Box, Grid, Row, Text, Stack } from '../../shared/layout/layout';
import { openHistory } from '../../domain/record/History';
import { useSignedInUser } from '../../shared/api/session';
import { MenuButton } from '../../shared/ui/ActionMenu';
import { TO_ADD } from '../../domain/record/definition';
import { useRecordItems, type RecordListName } from '../../domain/record/record.api';
import { formatPercent } from '../../shared/lib/format';
import { Meter } from '../../shared/ui/Meter';
import { AboutApi } from './about.api';
import { t } from './en';
import { EditButton } from './EditButton';
import { MAJORS_PANEL, useAboutForm } from './Choices';
import { stepsOf, type Step } from './completeness';
import { useNumbersForm } from './AboutNumbers';
import styles from './profile.module.css';

export function ProfileHeader({ profile }: { profile: ProfileResource }) {
  const headingId = useId();
  const { first_name, last_name, pronoun, city, state, grade, email } = profile.attributes;
  const school = schoolOf(AboutApi.useAboutQuery().currentData?.attributes);
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
    <Box as="section" aria-labelledby={headingId} pad="inset">
      <PendingEmail profile={profile} />
      <Row gap={4} className={styles.person}>
        <Box fixed className={styles.disc}>
          <Initials first={first_name} last={last_name} />
        </Box>
        <Box shrink>
          <Text as="h2" size={5} breakable id={headingId}>
            {first_name} {last_name}{' '}
            <Text size={3} tone="muted" className={styles.beside}>
              {[pronoun && pronounName(pronoun), applicantLabel(profile)].filter(Boolean).join(' · ')}
            </Text>
          </Text>
          <Row as="ul" align="stretch" wrap gap={[1, 3]} size={2} tone="muted" className={styles.facts}>
            {place && (
              <Row as="li" align="start" gap={1} breakable>
                <MapMarkerIcon /> {place}
              </Row>
            )}
            <Row as="li" align="start" gap={1} breakable>
              <LearningIcon /> {school ? t.header.gradeAndSchool(gradeText, school) : gradeText}
            </Row>
            <Row as="li" align="start" gap={1} breakable>
              <EnvelopeIcon /> {email}
            </Row>
          </Row>
        </Box>
        <RecordMeter profile={profile} openProfile={open} />
        <Row fixed align="stretch" className={styles.acts}>
          <HistoryMenu />
          <EditButton title={t.header.profile} onClick={open} />
        </Row>
      </Row>
    </Box>
  );
}

function schoolOf(about: AboutResource['attributes'] | undefined): string | null {
  if (!about?.highSchoolName) return null;
  const { highSchoolName, highSchoolType, highSchoolSize } = about;
  return [
    highSchoolName,
    highSchoolType && schoolTypeName(highSchoolType),
    highSchoolSize && t.about.students(highSchoolSize),
  ]
    .filter(Boolean)
    .join(' · ');
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
    <Grid min={200} gap={[0, 4]}>
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
    </Grid>
  );
}

const PARTS = Object.entries(t.histories.parts) as [RecordPart, string][];

/** The former values of everything on the page that is not in the tabs, which have their own histories. */
function HistoryMenu() {
  const { id: studentId } = useSignedInUser();
  return (
    <MenuButton
      label={t.histories.label}
      className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
      actions={PARTS.map(([part, name]) => ({
        text: name,
        opensDialog: true,
        run: () => openHistory({ studentId, part, name }),
      }))}
    >
      <HistoryIcon />
    </MenuButton>
  );
}

interface RecordMeterProps {
  readonly profile: ProfileResource;
  readonly openProfile: () => void;
}

/** How much of what colleges ask for is there, and a button for what is missing. */
function RecordMeter({ profile, openProfile }: RecordMeterProps) {
  const about = AboutApi.useAboutQuery().currentData;
  const counts = useCounts();
  const openNumbers = useNumbersForm(profile);
  const openMajors = useAboutForm(MAJORS_PANEL);
  const navigate = useNavigate();
  if (!about || !counts) return <div className={styles.meter} />;
  const steps = Object.entries(stepsOf(profile.attributes, about.attributes, counts)) as [Step, boolean][];
  const done = steps.filter(([, isDone]) => isDone).length;
  const next = steps.find(([, isDone]) => !isDone)?.[0];
  const share = done / steps.length;
  const take = (step: Step) => {
    if (step === 'place') openProfile();
    else if (step === 'majors') openMajors(about.attributes);
    else if (step in counts) void navigate(`/profile?tab=${step}`, { state: TO_ADD });
    else openNumbers(about);
  };
  return (
    <Stack gap={1} align="start" className={styles.meter}>
      <Row justify="between" gap={3} size={2} className={styles.share}>
        <Text tone="muted">{t.meter.label}</Text>
        <Text weight={600} tabular>
          {formatPercent(Math.floor(share * 100) / 100)}
        </Text>
      </Row>
      <Meter share={share} className={styles.share} />
      {next ? (
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          className={styles.next}
          text={t.meter.steps[next]}
          onClick={() => take(next)}
        />
      ) : (
        <Text size={2} tone="muted">
          {t.meter.complete}
        </Text>
      )}
    </Stack>
  );
}

function useCounts(): Readonly<Record<RecordListName, number>> | undefined {
  const activities = useRecordItems('activities').currentData;
  const courses = useRecordItems('courses').currentData;
  const honors = useRecordItems('honors').currentData;
  const tests = useRecordItems('tests').currentData;
  if (!activities || !courses || !honors || !tests) return undefined;
  return {
    activities: activities.length,
    courses: courses.length,
    honors: honors.length,
    tests: tests.length,
  };
}
