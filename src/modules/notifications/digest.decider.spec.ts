import { given } from '../../kernel/testing';
import { notificationDigest } from './digest.decider';

const digest = { userId: 's1', digestId: 'd1', notificationIds: ['n1'] } as const;
const sent = { type: 'NotificationDigestSent', data: { ...digest, day: '2026-09-01' } } as const;
const failed = { type: 'NotificationDigestFailed', data: digest } as const;

const history = given(notificationDigest);

it('goes out once', () => {
  history().when('Send', sent.data).yields(sent);
  history(sent)
    .when('Send', { ...sent.data, notificationIds: ['n2'] })
    .yields();
});

it('goes out again after a failure', () => {
  history(sent).when('Fail', failed.data).yields(failed);
  history(sent, failed).when('Send', sent.data).yields(sent);
});

it('cannot fail unless it went out', () => {
  history().when('Fail', failed.data).yields();
  history(sent, failed).when('Fail', failed.data).yields();
});
