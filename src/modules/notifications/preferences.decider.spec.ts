import { given } from '../../kernel/testing';
import { notificationPreferences } from './preferences.decider';

const wish = (on: boolean) => ({ kind: 'message', channel: 'mail', on }) as const;
const changed = (to: boolean) =>
  ({
    type: 'NotificationPreferenceChanged',
    data: { userId: 's1', kind: 'message', channel: 'mail', on: { from: !to, to } },
  }) as const;
const other = { kind: 'message', channel: 'in-app', on: true } as const;

const history = given(notificationPreferences);

it('records only preferences that differ, with all on by default', () => {
  history()
    .when('Prefer', { userId: 's1', wishes: [wish(false), other] })
    .yields(changed(false));
  history()
    .when('Prefer', { userId: 's1', wishes: [wish(true), other] })
    .yields();
});

it('turns a preference on again', () => {
  history(changed(false))
    .when('Prefer', { userId: 's1', wishes: [wish(true)] })
    .yields(changed(true));
  history(changed(false), changed(true))
    .when('Prefer', { userId: 's1', wishes: [wish(true)] })
    .yields();
});
