import { given } from '../../../kernel/testing';
import { unitIdReservation } from './unit-id.decider';

const toRidge = { unitId: '100001', ceebCode: '2001', importId: 'i1' };
const toHarbor = { unitId: '100001', ceebCode: '2002', importId: 'i2' };
const reserved = (data: typeof toRidge) => ({ type: 'UnitIdReserved', data }) as const;

describe('the reservation of a UNITID', () => {
  it('belongs to the first college that asks', () => {
    given(unitIdReservation)()
      .when('ReserveUnitId', { ...toRidge, from: null })
      .yields(reserved(toRidge));
    given(unitIdReservation)(reserved(toRidge))
      .when('ReserveUnitId', { ...toHarbor, from: null })
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
