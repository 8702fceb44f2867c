import { useState, useId } from 'react';
import { Button, Callout, HTMLSelect } from '@blueprintjs/core';
import {
  RETENTION_STATES,
  type RetentionResource,
  type RetentionState,
  type FormerStudent,
  retentionRules,
  RETENTION_DAYS,
  type RetentionDays,
} from 'contract/retention';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { FilterChips } from '../../shared/ui/FilterChips';
import { Stack, Text, Box, Card, Row } from '../../shared/layout/layout';
import { Field } from '../../shared/form/Field';
import { openConfirm } from '../../shared/form/confirm';
import { openForm } from '../../shared/form/openForm';
import { fullName } from '../../shared/lib/format';
import { MoreMenu } from '../../shared/ui/ActionMenu';
import { LockIcon, RemoveIcon, EnvelopeIcon, TimeIcon } from '../../shared/ui/icons';
import { runAction } from '../../shared/ui/undo';
import { StudentLink } from '../../domain/students/StudentLink';
import { useSignedInUser } from '../../shared/api/session';
import { formatShortDate, toPlainDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { StatusTag } from '../../shared/ui/StatusTag';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { t } from './en';
import { RetentionApi } from './retention.api';

const day = (date: string | null) =>
  date === null ? (
    t.noDate
  ) : (
    <Text as="time" dateTime={date} nowrap>
      {formatShortDate(date)}
    </Text>
  );

const name: Column<FormerStudent> = {
  key: 'name',
  header: t.columns.name,
  cell: (student) => <Name student={student} />,
};

/** A school no longer has access to its former students, so only an admin gets a link. */
function Name({ student }: { student: FormerStudent }) {
  const { role } = useSignedInUser();
  const name = fullName(student);
  return role === 'admin' ? <StudentLink id={student.id}>{name}</StudentLink> : name;
}

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
      <Stack as="span" justify="start" gap={1} breakable>
        {hold ? (
          <StatusTag icon={<LockIcon size={12} />} label={t.heldBecause(hold.reason)} />
        ) : (
          t.states[state]
        )}
        {told && <StatusTag icon={<EnvelopeIcon size={12} />} label={t.notified} />}
      </Stack>
    ),
  },
];

const columnsOf = (ofPlatform: boolean): readonly Column<FormerStudent>[] => [
  name,
  eraseOn,
  ...(ofPlatform ? [school] : []),
  ...others,
];

interface RetentionProps {
  /** Id of the entity; null for the whole platform. */
  readonly scope: string | null;
}

export function Retention({ scope }: RetentionProps) {
  const [days, setDays] = useState<number>();
  const query = RetentionApi.useRetentionQuery({ scope, days }, { refetchOnMountOrArgChange: true });
  const shown = query.error ? query : { ...query, currentData: query.currentData ?? query.data };
  return (
    <Stack gap={4} flushContent aria-busy={query.isFetching}>
      <Text as="p" flush tone="muted">
        {t.intro}
      </Text>
      <Text as="p" flush tone="muted">
        {t.erased}
      </Text>
      <Loaded query={shown} what={t.what} message={t.message}>
        {(plan) => (
          <>
            <Setting
              scope={scope}
              plan={plan}
              testedDays={days}
              isFetching={query.isFetching}
              onTry={setDays}
            />
            <Students scope={scope} plan={plan} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Students({ scope, plan }: RetentionProps & { readonly plan: RetentionResource }) {
  const { counts, students } = plan.attributes;
  const [which, setWhich] = useState<RetentionState | 'all'>('all');
  const menuOf = useHolds();
  const all = RETENTION_STATES.reduce((sum, state) => sum + counts[state], 0);
  const options = RETENTION_STATES.filter((state) => counts[state] > 0).map((value) => ({
    ...{ value, text: t.states[value], count: counts[value] },
  }));
  const isThere = options.some(({ value }) => value === which);
  return (
    <>
      {all > 0 && (
        <FilterChips<RetentionState | 'all'>
          label={t.filter}
          value={isThere ? which : 'all'}
          onChange={setWhich}
          options={[{ value: 'all', text: t.all, count: all }, ...options]}
        />
      )}
      <DataTable
        caption={t.title}
        columns={columnsOf(scope === null)}
        rows={isThere ? students.filter(({ state }) => state === which) : students}
        empty={all === 0 ? t.none : t.noneOfThem}
        sketch="people"
        actions={menuOf}
      />
      {students.length < all && (
        <Text as="p" flush tone="muted">
          {t.first(students.length, all)}
        </Text>
      )}
    </>
  );
}

interface Values {
  readonly reason: string;
}

function useHolds() {
  const [hold] = RetentionApi.useHoldRecordMutation();
  const [endHold] = RetentionApi.useEndHoldMutation();

  return (student: FormerStudent) => {
    const name = fullName(student);
    const ids = { id: student.school.id, userId: student.id };
    const askToHold = () =>
      openForm<Values>({
        title: t.hold.title(name),
        submitLabel: t.hold.submit,
        defaults: { reason: '' },
        children: (
          <>
            <p>{t.hold.what}</p>
            <Field<Values>
              name="reason"
              label={t.hold.reason}
              kind="textarea"
              rules={retentionRules.reason}
            />
          </>
        ),
        onSubmit: async ({ reason }) => {
          await runAction(hold({ ...ids, reason }), t.hold.done(name));
        },
      });
    const askToEnd = () =>
      openConfirm({
        title: t.end.title(name),
        children: <p>{t.end.what}</p>,
        confirmLabel: t.end.submit,
        onConfirm: () => runAction(endHold(ids), t.end.done(name)),
      });
    const action = student.hold
      ? { text: t.end.text, icon: <RemoveIcon />, run: askToEnd }
      : { text: t.hold.text, icon: <LockIcon />, run: askToHold };
    return <MoreMenu label={t.menu(name)} actions={[{ ...action, opensDialog: true }]} />;
  };
}

const settingText = t.setting;

const ENDING = ['over', 'within-30', 'within-90'] as const;

interface SettingProps {
  readonly scope: string | null;
  readonly plan: RetentionResource;
  /** Days of the period being previewed; 0 previews no setting at all. */
  readonly testedDays: number | undefined;
  readonly isFetching: boolean;
  readonly onTry: (days: number | undefined) => void;
}

function Setting({ scope, plan, testedDays, isFetching, onTry }: SettingProps) {
  const { days, platformDays } = plan.attributes;
  const id = useId();
  const [set] = RetentionApi.useSetRetentionMutation();
  const storedDays = days ?? 0;
  const off = { value: 0, label: scope === null ? settingText.never : settingText.asPlatform(platformDays) };
  const options = [
    off,
    ...RETENTION_DAYS.map((value) => ({ value: value, label: settingText.period(value) })),
  ];
  const save = (chosen: number) => {
    const inForce = chosen || (scope === null ? 0 : (platformDays ?? 0));
    openConfirm({
      title: inForce === 0 ? settingText.titleNever : settingText.title(inForce),
      confirmLabel: settingText.confirm,
      children: <Consequence plan={plan} />,
      onConfirm: async () => {
        await runAction(
          set({ scope, days: chosen === 0 ? null : (chosen as RetentionDays) }),
          settingText.done,
        );
        onTry(undefined);
      },
      refocus: focusPageTitle,
    });
  };
  return (
    <Card as="section" gap={3} justify="start" pad={[4, 'inset']}>
      <Text as="label" weight={600} htmlFor={id}>
        {settingText.label}
      </Text>
      <HTMLSelect
        id={id}
        value={testedDays ?? storedDays}
        options={options}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value);
          onTry(chosen === storedDays ? undefined : chosen);
        }}
      />
      {testedDays !== undefined && (
        <>
          <Callout icon={<TimeIcon />}>{settingText.trying}</Callout>
          <Row align="stretch" wrap gap={2}>
            <Button
              intent="primary"
              text={settingText.save}
              disabled={isFetching}
              onClick={() => save(testedDays)}
            />
            <Button text={settingText.leave} onClick={() => onTry(undefined)} />
          </Row>
        </>
      )}
    </Card>
  );
}

function Consequence({ plan: { attributes } }: { readonly plan: RetentionResource }) {
  const { counts, students } = attributes;
  const first = students.find(({ eraseOn }) => eraseOn !== null)?.eraseOn;
  const due = counts.over + counts['within-30'] > 0;
  const ending = ENDING.filter((state) => counts[state] > 0);
  return (
    <>
      {ending.length > 0 && (
        <Box as="ul" below={3}>
          {ending.map((state) => (
            <li key={state}>{settingText.figure(t.states[state], counts[state])}</li>
          ))}
        </Box>
      )}
      <p>{due && first ? settingText.first(first) : settingText.nobody}</p>
      {students.some(({ told }) => told) && <p>{settingText.calledOff}</p>}
    </>
  );
}
