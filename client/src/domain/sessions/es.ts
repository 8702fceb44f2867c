import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  states: {
    proposed: 'Propuesta',
    booked: 'Reservada',
    done: 'Terminada',
    cancelled: 'Cancelada',
    lapsed: 'No realizada',
  },
};
