import type { ReactNode } from 'react';
import { type SlotResource, DEFAULT_SLOT_DAYS, FARTHEST_DAYS } from 'contract/sessions';
import { useSignedInUser } from '../../shared/api/session';
import {
  formatZonedTime,
  formatDate,
  formatLongDate,
  plusDays,
  toPlainDate,
  today,
  type PlainDate,
} from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { Loaded } from '../../shared/list/Loaded';
import { Paging, usePage } from '../../shared/list/Paging';
import { Empty } from '../../shared/list/States';
import { Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import ScheduleHelpPage from './ScheduleHelpPage';
import { SessionsApi } from './sessions.api';
import { PANEL } from './panel';
import styles from './sessions.module.css';

const t = all.slots;

/** Students request these hours where they see them; staff read which ones are free. */
export default function AvailablePage() {
  const { role } = useSignedInUser();
  if (role === 'student') return <ScheduleHelpPage />;
  return (
    <SlotDays heading={t.heading}>
      {(slot) => <ListItem name={formatZonedTime(slot.attributes.startsAt)} details={detailsOf(slot)} />}
    </SlotDays>
  );
}

const detailsOf = ({ attributes: { minutes }, relationships: { counselor } }: SlotResource) =>
  [t.minutes(minutes), counselor.data && all.session.with(counselor.data.attributes)]
    .filter(Boolean)
    .join(' · ');

const slotsText = all.slots;

interface SlotDaysProps {
  readonly heading: string;
  readonly children: (slot: SlotResource) => ReactNode;
}

const PAGES = Math.ceil(FARTHEST_DAYS / DEFAULT_SLOT_DAYS);

function SlotDays({ heading, children }: SlotDaysProps) {
  const [page, setPage] = usePage();
  const from = plusDays(today(), (Math.min(page, PAGES) - 1) * DEFAULT_SLOT_DAYS);
  const to = plusDays(from, DEFAULT_SLOT_DAYS - 1);
  const query = SessionsApi.useSlotsQuery({ from, to });
  return (
    <Card as="section" {...PANEL}>
      <h2>{heading}</h2>
      <Text as="p" size={2} tone="muted">
        {slotsText.between(formatDate(from), formatDate(to))} {all.pick.zone}
      </Text>
      <Loaded
        query={query}
        what={slotsText.loading}
        rows={6}
        empty={<Empty sketch="camera">{slotsText.none}</Empty>}
      >
        {(slots) => (
          <Stack as="ul" gap={4}>
            {[...byDay(slots)].map(([day, ofDay]) => (
              <li key={day}>
                <Text as="h3" below={2} size={2}>
                  {formatLongDate(day)}
                </Text>
                <Grid as="ul" min={268} fill gap={2}>
                  {ofDay.map((slot) => (
                    <Row as="li" key={slot.id} justify="between" gap={2} pad={[2, 3]} className={styles.slot}>
                      {children(slot)}
                    </Row>
                  ))}
                </Grid>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      <Paging label={slotsText.pages} page={page} pageCount={PAGES} onPage={setPage} />
    </Card>
  );
}

function byDay(slots: readonly SlotResource[]): Map<PlainDate, SlotResource[]> {
  const days = new Map<PlainDate, SlotResource[]>();
  for (const slot of slots) {
    const day = toPlainDate(slot.attributes.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}
