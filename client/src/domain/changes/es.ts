import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  caption: 'Qué cambió',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  none: 'Nada',
  yes: 'Sí',
  no: 'No',
  empty: 'Vacío',
};
