import { Button, Checkbox } from '@blueprintjs/core';
import { useFormContext } from 'react-hook-form';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
} from 'contract/notifications';
import { Paging, usePage } from '../../shared/list/Paging';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NotificationDays } from '../../domain/notifications/NotificationList';
import { NotificationsApi } from '../../domain/notifications/notifications.api';
import { useFilters, useUrlState } from '../../shared/routing/useUrlState';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { Toolbar } from '../../shared/ui/Toolbar';
import { Box, Card, Row, Text } from '../../shared/layout/layout';
import { FormDialog } from '../../shared/form/FormDialog';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import { CogIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { SeeAllButton } from './SeeAllButton';
import styles from './notifications.module.css';

const PAGE_SIZE = 50;

export default function NotificationsPage() {
  const [{ show }, setFilters] = useFilters({ show: '' });
  const [page, setPage] = usePage();
  const unread = show === 'unread';
  const query = NotificationsApi.useNotificationsQuery({
    unread,
    currentPage: page,
    pageSize: PAGE_SIZE,
  });
  const { currentData } = query;
  const unseen = currentData?.unseen ?? 0;
  return (
    <Box width="list">
      <Toolbar>
        <div className={styles.toggle}>
          <SegmentedSwitch
            label={t.list.show}
            options={[
              { value: '', text: t.list.all },
              { value: 'unread', text: unseen > 0 ? t.list.countedUnread(unseen) : t.list.unread },
            ]}
            value={unread ? 'unread' : ''}
            onChange={(chosen) => setFilters({ show: chosen })}
          />
        </div>
        <Row gap={2} className={`${styles.acts} icon-on-phone`}>
          <SeeAllButton unseen={unseen} />
          <Preferences />
        </Row>
      </Toolbar>
      <Card clip>
        <Loaded
          query={query}
          what={t.loading}
          empty={<Empty sketch="bell">{unread ? t.list.noneUnread : t.list.none}</Empty>}
        >
          {({ data }) => <NotificationDays notifications={data} />}
        </Loaded>
      </Card>
      <Paging label={t.list.pages} page={page} pageCount={currentData?.pageCount ?? 1} onPage={setPage} />
    </Box>
  );
}

type ChannelPreferences = Record<NotificationKind, Omit<NotificationPreference, 'kind'>>;

const preferenceValues = (preferences: readonly NotificationPreference[]) =>
  Object.fromEntries(preferences.map(({ kind, ...wish }) => [kind, wish])) as ChannelPreferences;

function Preferences() {
  const [{ preferences: state }, setAddress] = useUrlState({ preferences: '' });
  const { data, error, isFetching, refetch } = NotificationsApi.useNotificationPreferencesQuery();
  const kinds = (data ?? []).map(({ kind }) => kind);
  const [prefer] = NotificationsApi.usePreferMutation();
  const open = async () => {
    const { error: failure } = error ? await refetch() : { error: undefined };
    if (failure) toast.failure(failure);
    else setAddress({ preferences: 'open' });
  };
  const save = async (wishes: ChannelPreferences) => {
    await prefer({ preferences: kinds.map((kind) => ({ kind, ...wishes[kind] })) }).unwrap();
    toast.success(t.preferences.saved);
  };
  return (
    <>
      <Button icon={<CogIcon />} text={t.preferences.open} disabled={isFetching && !data} onClick={open} />
      <FormDialog<ChannelPreferences>
        isOpen={state === 'open' && data !== undefined}
        title={t.preferences.title}
        defaults={preferenceValues(data ?? [])}
        onSubmit={save}
        onClose={() => setAddress({ preferences: '' })}
      >
        <Text as="p" tone="muted">
          {t.preferences.note}
        </Text>
        <Table
          heads={[t.preferences.about, t.preferences.inApp, t.preferences.byMail]}
          className={styles.table}
        >
          <Rows>
            {kinds.map((kind) => (
              <DataRow
                key={kind}
                head={NOTIFICATION_KINDS[kind]}
                cells={[
                  <PreferenceCheckbox
                    name={`${kind}.in_app`}
                    label={t.preferences.kindInApp(NOTIFICATION_KINDS[kind])}
                  />,
                  <PreferenceCheckbox
                    name={`${kind}.mail`}
                    label={t.preferences.kindByMail(NOTIFICATION_KINDS[kind])}
                  />,
                ]}
              />
            ))}
          </Rows>
        </Table>
      </FormDialog>
    </>
  );
}

function PreferenceCheckbox({
  name,
  label,
}: {
  name: `${NotificationKind}.${'in_app' | 'mail'}`;
  label: string;
}) {
  const { ref, ...field } = useFormContext<ChannelPreferences>().register(name);
  return <Checkbox {...field} inputRef={ref} aria-label={label} className={styles.box} />;
}
