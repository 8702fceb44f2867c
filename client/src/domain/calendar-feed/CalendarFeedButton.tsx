import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import type { CalendarFeed } from 'contract/calendar';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
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
import styles from './CalendarFeed.module.css';

/** Opens the dialog about due dates in the student's own calendar. */
export function CalendarFeedButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FeedIcon />} text="Calendar feed" onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} title="Calendar feed" onClose={() => setOpen(false)}>
        <DialogBody>
          <p>
            See the due dates of your tasks and the deadlines of your colleges in Google Calendar, Apple
            Calendar or Outlook. They stay up to date there by themselves.
          </p>
          <Feed />
        </DialogBody>
      </Dialog>
    </>
  );
}

function Feed() {
  const query = useCalendarFeedQuery();
  return (
    <Loaded query={query} what="the calendar feed" rows={2}>
      {(feed) => (feed ? <SwitchedOn feed={feed} /> : <SwitchedOff />)}
    </Loaded>
  );
}

function SwitchedOff() {
  const [renew, { isLoading }] = useRenewCalendarFeedMutation();
  const switchOn = async () => {
    try {
      await renew().unwrap();
      toast.success('The calendar feed is on.');
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <>
      <p>You get an address of your own. Whoever has it can read these dates, so keep it to yourself.</p>
      <Button autoFocus intent="primary" text="Switch on" loading={isLoading} onClick={switchOn} />
    </>
  );
}

function SwitchedOn({ feed: { url, since } }: { feed: CalendarFeed }) {
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const [renew] = useRenewCalendarFeedMutation();
  const [end] = useEndCalendarFeedMutation();
  const close = () => setAsked(undefined);
  return (
    <>
      <label className={styles.address}>
        Your secret address
        <input className={styles.url} readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <p className={styles.since}>
        On since <span title={formatInstant(since)}>{formatDate(since)}</span>. In your calendar, choose to
        add or subscribe to a calendar by its address, and paste this one.
      </p>
      <div className={styles.actions}>
        <CopyButton label="Copy address" text={url} copied="Link copied to clipboard." />
        <Button text="Make a new address" onClick={() => setAsked('renew')} />
        <Button intent="danger" variant="outlined" text="Switch off" onClick={() => setAsked('end')} />
      </div>
      <ConfirmDialog
        isOpen={asked === 'renew'}
        title="Make a new address?"
        confirmLabel="Make a new address"
        onConfirm={async () => {
          await renew().unwrap();
          toast.success('The old address has ended.');
        }}
        onClose={close}
      >
        <p>
          The old address ends at once. Calendars that use it stop showing your dates until you give them the
          new one.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'end'}
        title="Switch the calendar feed off?"
        confirmLabel="Switch off"
        onConfirm={async () => {
          await end().unwrap();
          toast.success('The calendar feed is off.');
        }}
        onClose={close}
      >
        <p>The address ends at once, and your calendars stop showing these dates.</p>
      </ConfirmDialog>
    </>
  );
}
