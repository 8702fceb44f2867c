import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { ExternalIdEvents } from './tasks.events';

export type ExternalIdCommands = {
  ReserveExternalId: ExternalIdEvents['ExternalIdReserved'];
  ReleaseExternalId: ExternalIdEvents['ExternalIdReleased'];
};

/** One task per external id. */
export const externalIdReservation = decider<{ taskId: string | null }, ExternalIdCommands, ExternalIdEvents>(
  {
    name: 'external-id',
    initial: { taskId: null },
    decide: {
      ReserveExternalId: (reservation, { taskId: holder }) => {
        if (holder === reservation.taskId) return [];
        if (holder !== null) {
          const message = `Another task has the external id ${reservation.externalId}.`;
          throw new Rejected('invalid', 'external-id-taken', message, { external_id: message });
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
