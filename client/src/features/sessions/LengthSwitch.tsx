import { SESSION_MINUTES, type SessionMinutes } from 'contract/sessions';
import { Text } from '../../shared/layout/layout';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { t as all } from './en';

const t = all.ask;

const LENGTHS = SESSION_MINUTES.map((minutes) => ({ value: String(minutes), text: t.minutes(minutes) }));

interface LengthSwitchProps {
  readonly minutes: SessionMinutes;
  readonly onChange: (minutes: SessionMinutes) => void;
}

export const LengthSwitch = ({ minutes, onChange }: LengthSwitchProps) => (
  <>
    <Text as="p" below={1} size={2} weight={500}>
      {t.length}
    </Text>
    <SegmentedSwitch
      label={t.length}
      options={LENGTHS}
      value={String(minutes)}
      onChange={(length) => onChange(Number(length) as SessionMinutes)}
    />
  </>
);
