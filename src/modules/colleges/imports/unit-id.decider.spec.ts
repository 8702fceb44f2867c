import { given } from '../../../kernel/testing';
import type { UnitIdEvents } from '../colleges.events';
import { unitIdReservation } from './unit-id.decider';

const toRidge = { unitId: '100001', ceebCode: '2001', importId: 'i1' };
const toHarbor = { unitId: '100001', ceebCode: '2002', importId: 'i2' };
const byAdmin = { unitId: '100001', ceebCode: 'U100001', importId: null };
const reserved = (data: UnitIdEvents['UnitIdReserved']) => ({ type: 'UnitIdReserved', data }) as const;

describe('the reservation of a UNITID', () => {
  it('belongs to the first college that asks', () => {
    given(unitIdReservation)()
      .when('ReserveUnitId', { ...toRidge, from: null })
      .yields(reserved(toRidge));
    given(unitIdReservation)(reserved(toRidge))
      .when('ReserveUnitId', { ...toHarbor, from: null })
      .yields();
  });

  it('belongs to an admin as to an import', () => {
    given(unitIdReservation)()
      .when('ReserveUnitId', { ...byAdmin, from: null })
      .yields(reserved(byAdmin));
    given(unitIdReservation)(reserved(byAdmin))
      .when('ReserveUnitId', { ...toRidge, from: null })
      .yields();
  });

  it('moves from the college that it is seen to have, once', () => {
    given(unitIdReservation)(reserved(toRidge))
      .when('ReserveUnitId', { ...toHarbor, from: '2001' })
      .yields(reserved(toHarbor));
    given(unitIdReservation)(reserved(toRidge), reserved(toHarbor))
      .when('ReserveUnitId', { ...toHarbor, from: '2001' })
      .yields();
  });
});
