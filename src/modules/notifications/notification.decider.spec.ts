import { given } from '../../kernel/testing';
import { notification } from './notification.decider';

const raised = {
  type: 'NotificationRaised',
  data: {
    notificationId: 'n1',
    userId: 's1',
    kind: 'message',
    about: { type: 'person', id: 'u1' },
    details: {},
    channels: ['in-app'],
  },
} as const;
const seen = {
  type: 'NotificationSeen',
  data: { notificationId: 'n1', userId: 's1', seenAt: '2026-09-01T13:00:00.000Z' },
} as const;

const history = given(notification);

it('raises a notification once', () => {
  history().when('Raise', raised.data).yields(raised);
  history(raised, seen).when('Raise', raised.data).yields();
});

it('raises a notification again only after it was seen', () => {
  history()
    .when('RaiseAgain', { ...raised.data, seenVersion: null })
    .yields(raised);
  history(raised)
    .when('RaiseAgain', { ...raised.data, seenVersion: null })
    .yields();
  history(raised, seen)
    .when('RaiseAgain', { ...raised.data, seenVersion: null })
    .yields(raised);
});

it('raises a notification again, once, after all were seen', () => {
  history(raised)
    .when('RaiseAgain', { ...raised.data, seenVersion: 0 })
    .yields(raised);
  history(raised, raised)
    .when('RaiseAgain', { ...raised.data, seenVersion: 0 })
    .yields();
});

it('marks a notification as seen once, by its recipient', () => {
  history(raised).when('See', seen.data).yields(seen);
  history(raised, seen)
    .when('See', { ...seen.data, seenAt: '2026-09-02T13:00:00.000Z' })
    .yields();
  history(raised)
    .when('See', { ...seen.data, userId: 's2' })
    .isRejected('notification-not-found');
  history().when('See', seen.data).isRejected('notification-not-found');
});

it('withdraws a notification once, after which nobody sees it', () => {
  const withdrawn = { type: 'NotificationWithdrawn', data: { notificationId: 'n1', userId: 's1' } } as const;
  history(raised).when('Withdraw', withdrawn.data).yields(withdrawn);
  history(raised, seen).when('Withdraw', withdrawn.data).yields(withdrawn);
  history(raised, withdrawn).when('Withdraw', withdrawn.data).yields();
  history(raised, withdrawn).when('See', seen.data).yields();
  history(raised, withdrawn).when('Raise', raised.data).yields();
  history().when('Withdraw', withdrawn.data).yields();
});
