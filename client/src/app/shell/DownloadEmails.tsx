import { api } from '../../shared/api/baseApi';
import { savesFile } from '../../shared/api/download';
import { DownloadIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from '../en';
import styles from './shell.module.css';

const { useSubscribersMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    subscribers: build.mutation<null, void>({
      query: () => ({ url: '/admin/subscribers', responseHandler: savesFile('subscribers.json') }),
    }),
  }),
});

export function DownloadEmails() {
  const [download, { isLoading }] = useSubscribersMutation();
  const save = () => download().unwrap().catch(toast.failure);
  return (
    <button type="button" className={styles.entry} disabled={isLoading} onClick={save}>
      <DownloadIcon />
      {t.nav.downloadEmails}
    </button>
  );
}
