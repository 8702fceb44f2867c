import { given } from '../../kernel/testing';
import { access } from './access/access.decider';
import { emailReservation } from './accounts/email-reservation.decider';
import { membership } from './entities/membership.decider';

const reserved = { type: 'EmailReserved', data: { userId: 'u1' } } as const;
const released = { type: 'EmailReleased', data: { userId: 'u1' } } as const;

describe('an email address', () => {
  it('is reserved by one account at a time', () => {
    given(emailReservation)().when('ReserveEmail', { userId: 'u1' }).yields(reserved);
    given(emailReservation)(reserved).when('ReserveEmail', { userId: 'u2' }).yields();
    given(emailReservation)(reserved, released)
      .when('ReserveEmail', { userId: 'u2' })
      .yields({ type: 'EmailReserved', data: { userId: 'u2' } });
  });

  it('is only released by the account that has it', () => {
    given(emailReservation)(reserved).when('ReleaseEmail', { userId: 'u1' }).yields(released);
    given(emailReservation)(reserved).when('ReleaseEmail', { userId: 'u2' }).yields();
  });
});

describe('an access entry', () => {
  const pair = { staffId: 'c1', studentId: 's1' };
  const linked = { type: 'AccessGranted', data: { ...pair, reason: 'sign-up-link' } } as const;
  const synced = { type: 'AccessGranted', data: { ...pair, reason: 'access-sync' } } as const;
  const ended = (reason: 'sign-up-link' | 'access-sync') =>
    ({ type: 'AccessRevoked', data: { ...pair, reason, because: 'left-entity' } }) as const;
  const because = 'left-entity';

  it('is granted once by each relation', () => {
    given(access)().when('GrantAccess', linked.data).yields(linked);
    given(access)(linked).when('GrantAccess', linked.data).yields();
    given(access)(linked).when('GrantAccess', synced.data).yields(synced);
  });

  it('loses only the relations that have ended', () => {
    const reasons = ['sign-up-link', 'registration'] as const;
    given(access)(linked, synced).when('RevokeAccess', { reasons, because }).yields(ended('sign-up-link'));
    given(access)(linked, synced)
      .when('RevokeAccess', { reasons: ['access-sync', 'sign-up-link'], because })
      .yields(ended('sign-up-link'), ended('access-sync'));
    given(access)(synced).when('RevokeAccess', { reasons, because }).yields();
    given(access)(linked, ended('sign-up-link')).when('GrantAccess', linked.data).yields(linked);
  });
});

describe('a membership', () => {
  const data = { entityId: 'e1', userId: 'u1' };
  const joined = { type: 'EntityMemberAdded', data } as const;
  const left = { type: 'EntityMemberRemoved', data } as const;

  it('begins and ends, and can begin again', () => {
    given(membership)().when('Join', data).yields(joined);
    given(membership)(joined).when('Join', data).yields();
    given(membership)(joined).when('Leave', data).yields(left);
    given(membership)().when('Leave', data).yields();
    given(membership)(joined, left).when('Join', data).yields(joined);
  });
});
