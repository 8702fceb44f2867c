import type { Translated } from 'contract/translated';
import { counted } from '../../shared/lib/format';
import { crud } from '../../shared/list/es';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  ...crud({ one: 'nota', many: 'notas', gender: 'f' }),
  none: 'Todavía no hay notas. Escribe de qué hablaron, con o sin sesión.',
  noMatch: 'Ninguna nota coincide.',
  named: (kind, day) => `${kind}, ${day}`,
  search: 'Buscar notas',
  kind: 'Tipo',
  allKinds: 'Todos los tipos',
  kinds: { meeting: 'Reunión', call: 'Llamada', family: 'Familia', other: 'Otro' },
  date: 'Fecha',
  minutes: 'Minutos',
  minutesHelp: 'Opcional. Se suman en tu registro de minutos.',
  took: (minutes) => counted(minutes, 'minuto'),
  text: 'Nota',
  visibility: 'Quién puede leerla',
  visibilities: {
    private: 'Solo tú',
    staff: 'El personal con acceso al estudiante',
    student: 'El personal y el estudiante',
  },
  visibilityHelp: 'Las notas que el estudiante puede leer van en el expediente para la familia.',
  tags: {
    private: 'Privada',
    staff: 'Compartida con el personal',
    student: 'Compartida con el estudiante',
  },
  shared: {
    title: 'Notas de tus consejeros',
    none: 'Todavía no hay notas compartidas contigo.',
  },
  log: {
    title: 'Registro de minutos',
    about: 'Los minutos de tus propias notas, para tu informe anual.',
    year: 'Año escolar',
    yearFrom: (year) => `${year}–${year + 1}`,
    what: 'minutos',
    none: 'No hay notas en este año escolar.',
    month: 'Mes',
    total: 'Total',
    sum: (minutes, notes) => `${counted(minutes, 'minuto')} (${counted(notes, 'nota')})`,
    nothing: '–',
  },
};
