import { Button, Checkbox } from '@blueprintjs/core';
import { useFormContext } from 'react-hook-form';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
} from 'contract/notifications';
import { FormDialog } from '../../shared/form/FormDialog';
import {
  useNotificationPreferencesQuery,
  usePreferMutation,
} from '../../domain/notifications/notifications.api';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import { useUrlState } from '../../shared/routing/useUrlState';
import { CogIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './notifications.module.css';

type ChannelPreferences = Record<NotificationKind, Omit<NotificationPreference, 'kind'>>;

const preferenceValues = (preferences: readonly NotificationPreference[]) =>
  Object.fromEntries(preferences.map(({ kind, ...wish }) => [kind, wish])) as ChannelPreferences;

export function Preferences() {
  const [{ preferences: state }, setAddress] = useUrlState({ preferences: '' });
  const { data, error, isFetching, refetch } = useNotificationPreferencesQuery();
  const kinds = (data ?? []).map(({ kind }) => kind);
  const [prefer] = usePreferMutation();
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
