import type { FormerStudent } from 'contract/retention';
import { fullName } from '../../shared/lib/format';
import { formatShortDate, toPlainDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { EnvelopeIcon, LockIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './retention.module.css';

const day = (date: string | null) =>
  date === null ? (
    t.noDate
  ) : (
    <time dateTime={date} className={styles.when}>
      {formatShortDate(date)}
    </time>
  );

const name: Column<FormerStudent> = { key: 'name', header: t.columns.name, cell: fullName };

const eraseOn: Column<FormerStudent> = {
  key: 'eraseOn',
  header: t.columns.eraseOn,
  cell: ({ eraseOn }) => day(eraseOn),
};

const school: Column<FormerStudent> = {
  key: 'school',
  header: t.columns.school,
  cell: ({ school }) => school.name,
};

const others: readonly Column<FormerStudent>[] = [
  { key: 'since', header: t.columns.since, cell: ({ since }) => day(toPlainDate(since)) },
  { key: 'overOn', header: t.columns.overOn, cell: ({ overOn }) => day(overOn) },
  {
    key: 'state',
    header: t.columns.state,
    cell: ({ state, told, hold }) => (
      <span className={styles.state}>
        {hold ? (
          <StatusTag icon={<LockIcon size={12} />} label={t.heldBecause(hold.reason)} />
        ) : (
          t.states[state]
        )}
        {told && <StatusTag icon={<EnvelopeIcon size={12} />} label={t.notified} />}
      </span>
    ),
  },
];

export const columnsOf = (ofPlatform: boolean): readonly Column<FormerStudent>[] => [
  name,
  eraseOn,
  ...(ofPlatform ? [school] : []),
  ...others,
];
