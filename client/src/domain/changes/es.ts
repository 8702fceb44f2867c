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
  changed: (by, when, from) =>
    from === undefined ? `cambio de ${by}, ${when}` : `cambio de ${by}, ${when}, antes: ${from}`,
  historyOf: (fact) => `Historial: ${fact}`,
  historyLabel: (line, fact) => `${fact}: ${line}. Mostrar el historial`,
  step: (from, to) => `${from} → ${to}`,
};
