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
import { useUrlState } from '../../shared/routing/useUrlState';
import { CogIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import styles from './Preferences.module.css';

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
        <p className={styles.note}>{t.preferences.note}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.preferences.about}</th>
              <th scope="col">{t.preferences.inApp}</th>
              <th scope="col">{t.preferences.byMail}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{NOTIFICATION_KINDS[kind]}</th>
                <PreferenceCheckbox
                  name={`${kind}.in_app`}
                  label={t.preferences.kindInApp(NOTIFICATION_KINDS[kind])}
                />
                <PreferenceCheckbox
                  name={`${kind}.mail`}
                  label={t.preferences.kindByMail(NOTIFICATION_KINDS[kind])}
                />
              </tr>
            ))}
          </tbody>
        </table>
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
  return (
    <td>
      <Checkbox {...field} inputRef={ref} aria-label={label} className={styles.box} />
    </td>
  );
}
