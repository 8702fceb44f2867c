import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import type { CalendarFeed } from 'contract/calendar';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { endpoints, mutation, query } from '../../shared/api/resource';
import { useUntracked } from '../../shared/api/useUntracked';
import { usePasswordProof } from '../account/usePasswordProof';
import { openConfirm } from '../../shared/form/confirm';
import { formatDate, formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { CopyButton } from '../../shared/ui/CopyButton';
import { FeedIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import styles from './CalendarFeed.module.css';

const calendarFeedApi = endpoints({
  calendarFeed: query('GET /users/calendar-feed', { keepUnusedDataFor: 0 }),
  renewCalendarFeed: mutation('POST /users/calendar-feed', {
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined);
      if (!answer) return;
      const { since } = answer.data;
      dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => ({ since })));
    },
  }),
  endCalendarFeed: mutation('DELETE /users/calendar-feed', {
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined);
      if (answer) dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => null));
    },
  }),
});

const { useCalendarFeedQuery, useEndCalendarFeedMutation } = calendarFeedApi;

/** The response contains a secret, so it must not enter the Redux store. */
const useRenewCalendarFeed = () => useUntracked(calendarFeedApi.endpoints.renewCalendarFeed);

interface CalendarFeedProps {
  readonly of: 'student' | 'parent' | 'counselor';
}

export function CalendarFeedButton({ of }: CalendarFeedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FeedIcon />} text={t.title} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} title={t.title} onClose={() => setOpen(false)}>
        <DialogBody>
          <p>{t.about[of]}</p>
          <Feed />
        </DialogBody>
      </Dialog>
    </>
  );
}

function Feed() {
  const query = useCalendarFeedQuery();
  const [url, setUrl] = useState<string>();
  return (
    <Loaded query={query} what={t.loading} rows={2}>
      {(feed) =>
        feed ? <SwitchedOn feed={feed} url={url} onUrl={setUrl} /> : <SwitchedOff onUrl={setUrl} />
      }
    </Loaded>
  );
}

interface WithUrl {
  readonly onUrl: (url: string | undefined) => void;
}

function SwitchedOff({ onUrl }: WithUrl) {
  const prove = usePasswordProof();
  const renew = useRenewCalendarFeed();
  const askToSwitchOn = () =>
    prove(t.switchOn, t.secret, async (proof) => {
      onUrl((await renew(proof)).url);
      toast.success(t.isOn);
    });
  return (
    <>
      <p>{t.secret}</p>
      <Button autoFocus intent="primary" text={t.switchOn} onClick={askToSwitchOn} />
    </>
  );
}

interface SwitchedOnProps extends WithUrl {
  readonly feed: CalendarFeed;
  readonly url: string | undefined;
}

function SwitchedOn({ feed: { since }, url, onUrl }: SwitchedOnProps) {
  const prove = usePasswordProof();
  const renew = useRenewCalendarFeed();
  const [end] = useEndCalendarFeedMutation();
  const askToRenew = () =>
    prove(t.renew, t.renewConsequence, async (given) => {
      onUrl((await renew(given)).url);
      toast.success(t.renewed);
    });
  const askToEnd = () =>
    openConfirm({
      title: t.switchOffTitle,
      children: t.switchOffConsequence,
      confirmLabel: t.switchOff,
      onConfirm: async () => {
        await end().unwrap();
        onUrl(undefined);
        toast.success(t.isOff);
      },
    });
  return (
    <>
      {url === undefined ? (
        <p>{t.shownOnce}</p>
      ) : (
        <Stack as="label" gap={1} size={2} weight={500}>
          {t.address}
          <input className={styles.url} readOnly value={url} onFocus={({ target }) => target.select()} />
        </Stack>
      )}
      <Text as="p" above={3} size={2} tone="muted">
        {t.since(
          <span key="since" title={formatInstant(since)}>
            {formatDate(since)}
          </span>,
        )}
        {url !== undefined && ` ${t.paste}`}
      </Text>
      <Row wrap align="stretch" gap={2}>
        {url !== undefined && <CopyButton label={t.copy} text={url} copied={t.copied} />}
        <Button text={t.renew} onClick={askToRenew} />
        <Button intent="danger" variant="outlined" text={t.switchOff} onClick={askToEnd} />
      </Row>
    </>
  );
}
