import { given } from '../../kernel/testing';
import { notificationDigest } from './digest.decider';

const sent = (day: string) =>
  ({
    type: 'NotificationDigestSent',
    data: { userId: 's1', digestId: `digest of ${day}`, day, notificationIds: ['n1'] },
  }) as const;
const failed = (day: string) =>
  ({
    type: 'NotificationDigestFailed',
    data: { userId: 's1', digestId: `digest of ${day}`, notificationIds: ['n1'] },
  }) as const;

const [today, tomorrow] = ['2026-09-01', '2026-09-02'];
const history = given(notificationDigest);

it('goes out once a day', () => {
  history().when('Send', sent(today).data).yields(sent(today));
  history(sent(today))
    .when('Send', { ...sent(today).data, notificationIds: ['n2'] })
    .yields();
  history(sent(today)).when('Send', sent(tomorrow).data).yields(sent(tomorrow));
  history(sent(tomorrow)).when('Send', sent(today).data).yields();
});

it('goes out again on the day that it failed', () => {
  history(sent(today)).when('Fail', failed(today).data).yields(failed(today));
  history(sent(today), failed(today)).when('Send', sent(today).data).yields(sent(today));
});

it('cannot fail unless it is the last that went out', () => {
  history().when('Fail', failed(today).data).yields();
  history(sent(today), sent(tomorrow)).when('Fail', failed(today).data).yields();
});
