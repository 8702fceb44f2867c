import { given } from '../../kernel/testing';
import { inbox } from './inbox.decider';

const now = '2026-09-01T13:00:00.000Z';
const seen = (notificationIds: readonly string[], versions: readonly number[]) => ({
  type: 'NotificationsSeen' as const,
  data: { userId: 's1', notificationIds, versions, seenAt: now },
});
const seeAll = (...notifications: { id: string; version: number }[]) => ({ userId: 's1', notifications });
const history = given(inbox);

it('marks all notifications as seen in one event', () => {
  history()
    .when('SeeAll', seeAll({ id: 'n1', version: 0 }, { id: 'n2', version: 2 }), { now })
    .yields(seen(['n1', 'n2'], [0, 2]));
});

it('sees a notification again only after it was raised again', () => {
  const both = seen(['n1', 'n2'], [0, 2]);
  history(both)
    .when('SeeAll', seeAll({ id: 'n1', version: 0 }), { now })
    .yields();
  history(both)
    .when('SeeAll', seeAll({ id: 'n1', version: 1 }, { id: 'n2', version: 2 }), { now })
    .yields(seen(['n1'], [1]));
});
