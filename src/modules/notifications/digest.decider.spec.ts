import { given } from '../../kernel/testing';
import { notificationDigest } from './digest.decider';

const digest = { userId: 's1', digestId: 'd1', notificationIds: ['n1'] } as const;
const sent = { type: 'NotificationDigestSent', data: { ...digest, day: '2026-09-01' } } as const;
const failed = { type: 'NotificationDigestFailed', data: digest } as const;

const history = given(notificationDigest);

it('sends a digest once', () => {
  history().when('Send', sent.data).yields(sent);
  history(sent)
    .when('Send', { ...sent.data, notificationIds: ['n2'] })
    .yields();
});

it('sends a digest again after a failure', () => {
  history(sent).when('Fail', failed.data).yields(failed);
  history(sent, failed).when('Send', sent.data).yields(sent);
});

it('ignores the failure of a digest that was not sent', () => {
  history().when('Fail', failed.data).yields();
  history(sent, failed).when('Fail', failed.data).yields();
});
