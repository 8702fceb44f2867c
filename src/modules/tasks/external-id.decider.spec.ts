import { given } from '../../kernel/testing';
import { externalIdReservation } from './external-id.decider';

const data = { externalId: 'STD-1', taskId: 't1' };
const reserved = { type: 'ExternalIdReserved', data } as const;
const released = { type: 'ExternalIdReleased', data } as const;
const other = { ...data, taskId: 't2' };

const history = given(externalIdReservation);

it('reserves an external id for one task at a time', () => {
  history().when('ReserveExternalId', data).yields(reserved);
  history(reserved).when('ReserveExternalId', data).yields();
  history(reserved).when('ReserveExternalId', other).isRejected('external-id-taken');
  history(reserved, released)
    .when('ReserveExternalId', other)
    .yields({ type: 'ExternalIdReserved', data: other });
});

it('releases an external id only for its task', () => {
  history(reserved).when('ReleaseExternalId', data).yields(released);
  history(reserved).when('ReleaseExternalId', other).yields();
});
