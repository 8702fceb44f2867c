import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import type { CalendarFeed } from 'contract/calendar';
import { useConfirm } from '../../shared/form/useDialogs';
import { formatDate, formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { CopyButton } from '../../shared/ui/CopyButton';
import { FeedIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import {
  useCalendarFeedQuery,
  useEndCalendarFeedMutation,
  useRenewCalendarFeedMutation,
} from './calendarFeed.api';
import { t } from './en';
import styles from './CalendarFeed.module.css';

interface CalendarFeedProps {
  /** Whose dates they are. */
  readonly of: 'student' | 'parent' | 'counselor';
}

/** Opens the dialog about dates in the person's own calendar. */
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
  return (
    <Loaded query={query} what={t.loading} rows={2}>
      {(feed) => (feed ? <SwitchedOn feed={feed} /> : <SwitchedOff />)}
    </Loaded>
  );
}

function SwitchedOff() {
  const [renew, { isLoading }] = useRenewCalendarFeedMutation();
  const switchOn = async () => {
    try {
      await renew().unwrap();
      toast.success(t.isOn);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <>
      <p>{t.secret}</p>
      <Button autoFocus intent="primary" text={t.switchOn} loading={isLoading} onClick={switchOn} />
    </>
  );
}

function SwitchedOn({ feed: { url, since } }: { feed: CalendarFeed }) {
  const { ask, dialog } = useConfirm();
  const [renew] = useRenewCalendarFeedMutation();
  const [end] = useEndCalendarFeedMutation();
  const askToRenew = () =>
    ask({
      title: t.renewTitle,
      children: t.renewConsequence,
      confirmLabel: t.renew,
      onConfirm: async () => {
        await renew().unwrap();
        toast.success(t.renewed);
      },
    });
  const askToEnd = () =>
    ask({
      title: t.switchOffTitle,
      children: t.switchOffConsequence,
      confirmLabel: t.switchOff,
      onConfirm: async () => {
        await end().unwrap();
        toast.success(t.isOff);
      },
    });
  return (
    <>
      <label className={styles.address}>
        {t.address}
        <input className={styles.url} readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <p className={styles.since}>
        {t.since(
          <span key="since" title={formatInstant(since)}>
            {formatDate(since)}
          </span>,
        )}
      </p>
      <div className={styles.actions}>
        <CopyButton label={t.copy} text={url} copied={t.copied} />
        <Button text={t.renew} onClick={askToRenew} />
        <Button intent="danger" variant="outlined" text={t.switchOff} onClick={askToEnd} />
      </div>
      {dialog}
    </>
  );
}
