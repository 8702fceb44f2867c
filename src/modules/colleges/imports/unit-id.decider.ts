import { decider } from '../../../kernel/decider';
import { importDecider } from '../../../platform/imports/import.decider';
import type { UnitIdEvents } from '../colleges.events';

export const collegeImport = importDecider('college-import');

export type UnitIdReservation = UnitIdEvents['UnitIdReserved'] | null;

export type UnitIdCommands = {
  /** Replaces the code `from` of the reservation, null if there is none. One with another code by now stays. */
  ReserveUnitId: UnitIdEvents['UnitIdReserved'] & { from: string | null };
};

/** Decides which college has a UNITID that an import or an admin adds. The stream is named by the UNITID. */
export const unitIdReservation = decider<UnitIdReservation, UnitIdCommands, UnitIdEvents>({
  name: 'unit-id',
  stream: { key: 'UNITID', growsWith: 'colleges that had the UNITID, one after the other' },
  initial: null,
  decide: {
    ReserveUnitId: ({ from, ...reservation }, current) =>
      (current?.ceebCode ?? null) === from && reservation.ceebCode !== from
        ? [{ type: 'UnitIdReserved', data: reservation }]
        : [],
  },
  evolve: { UnitIdReserved: (_, reservation) => reservation },
});
