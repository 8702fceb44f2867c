import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  what: 'la gráfica',
  asTable: 'Mostrar como tabla',
};
