import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { ExternalIdEvents } from './tasks.events';
import { t } from './messages';

export type ExternalIdCommands = {
  ReserveExternalId: ExternalIdEvents['ExternalIdReserved'];
  ReleaseExternalId: ExternalIdEvents['ExternalIdReleased'];
};

export const externalIdReservation = decider<{ taskId: string | null }, ExternalIdCommands, ExternalIdEvents>(
  {
    name: 'external-id',
    stream: { key: 'external id', growsWith: 'tasks that had the id, one after the other' },
    initial: { taskId: null },
    decide: {
      ReserveExternalId: (reservation, { taskId: holder }) => {
        if (holder === reservation.taskId) return [];
        if (holder !== null) {
          const taken = t('external-id-taken', { externalId: reservation.externalId });
          throw new Rejected('invalid', taken, { external_id: taken });
        }
        return [{ type: 'ExternalIdReserved', data: reservation }];
      },
      ReleaseExternalId: (reservation, { taskId: holder }) =>
        holder === reservation.taskId ? [{ type: 'ExternalIdReleased', data: reservation }] : [],
    },
    evolve: {
      ExternalIdReserved: (_, { taskId }) => ({ taskId }),
      ExternalIdReleased: () => ({ taskId: null }),
    },
  },
);

export const externalIdReservationCompensation = compensation({
  decider: externalIdReservation,
  reserves: true,
  undoCommands: {
    ExternalIdReserved: (held) => ['ReleaseExternalId', held],
    ExternalIdReleased: (held) => ['ReserveExternalId', held],
  },
});
