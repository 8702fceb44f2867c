import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import type { ProfileResource } from 'contract/profile';
import { TO_ADD } from '../../domain/record/definition';
import { useRecordItems, type RecordListName } from '../../domain/record/record.api';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatPercent } from '../../shared/lib/format';
import { Meter } from '../../shared/ui/Meter';
import { useAboutQuery } from './about.api';
import { MAJORS_PANEL } from './Choices';
import { stepsOf, type Step } from './completeness';
import { t } from './en';
import { useAboutForm } from './useAboutForm';
import { useNumbersForm } from './AboutNumbers';
import styles from './profile.module.css';

interface RecordMeterProps {
  readonly profile: ProfileResource;
  readonly openProfile: () => void;
}

/** How much of what colleges ask for is there, and a button for what is missing. */
export function RecordMeter({ profile, openProfile }: RecordMeterProps) {
  const about = useAboutQuery().currentData;
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
