import { given } from '../../kernel/testing';
import { access } from './access.decider';
import { emailReservation } from './email-reservation.decider';
import { entity } from './entity.decider';

const reserved = { type: 'EmailReserved', data: { userId: 'u1' } } as const;
const released = { type: 'EmailReleased', data: { userId: 'u1' } } as const;

describe('an e-mail address', () => {
  it('has one holder at a time', () => {
    given(emailReservation)().when('ReserveEmail', { userId: 'u1' }).yields(reserved);
    given(emailReservation)(reserved).when('ReserveEmail', { userId: 'u2' }).isRejected('user-exists');
    given(emailReservation)(reserved, released)
      .when('ReserveEmail', { userId: 'u2' })
      .yields({ type: 'EmailReserved', data: { userId: 'u2' } });
  });

  it('is released by its holder alone', () => {
    given(emailReservation)(reserved).when('ReleaseEmail', { userId: 'u1' }).yields(released);
    given(emailReservation)(reserved).when('ReleaseEmail', { userId: 'u2' }).yields();
  });
});

describe('an access entry', () => {
  it('is granted once', () => {
    const entry = { staffId: 'c1', studentId: 's1', reason: 'sign-up-link' } as const;
    given(access)().when('GrantAccess', entry).yields({ type: 'AccessGranted', data: entry });
  });
});

describe('an entity', () => {
  const created = {
    type: 'EntityCreated',
    data: { entityId: 'e1', name: 'Northgate', description: '' },
  } as const;
  const joined = { type: 'EntityMemberAdded', data: { entityId: 'e1', userId: 'u1' } } as const;

  it('is created, and takes each member in once', () => {
    given(entity)().when('CreateEntity', created.data).yields(created);
    given(entity)(created).when('AddMember', joined.data).yields(joined);
    given(entity)().when('AddMember', joined.data).isRejected('entity-not-found');
  });
});
