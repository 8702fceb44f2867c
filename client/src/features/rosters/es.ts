import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const people = (count: number) => counted(count, 'persona');

export const t: Translated<typeof english> = {
  title: 'Importar personas',
  file: 'Archivo CSV con estudiantes o personal',
  help: 'Una fila por persona, 5 MB como máximo. Primero solo se revisa.',
  header: 'Qué columnas puede tener',
  template: 'Plantilla',
  school: 'Escuela',
  schools: 'escuelas',
  chooseSchool: 'Elige una escuela',
  noSchools: 'Las personas se importan a una escuela, y todavía no hay ninguna.',
  noSchool: 'Elige la escuela de estas personas y luego el archivo otra vez.',
  explained: {
    first_name: 'Nombre. Obligatorio.',
    last_name: 'Apellido. Obligatorio.',
    email: 'Correo electrónico, a donde va la invitación. Obligatorio.',
    role: 'student (estudiante), counselor (consejero) o account admin (administrador de la cuenta). Sin él, la persona es estudiante.',
    grade: 'De 9 a 12, o el año de graduación, como 2027.',
    counselor: 'Correo electrónico del consejero que tendrá acceso al estudiante.',
    phone_number: 'Diez dígitos.',
  },
  columns: {
    title: '¿Qué columnas son?',
    why: (file) =>
      `El encabezado de ${file} no dice dónde está cada uno de estos datos. Elige las columnas y el archivo se revisará.`,
    names: {
      first_name: 'Nombre',
      last_name: 'Apellido',
      email: 'Correo electrónico',
      role: 'Rol',
      grade: 'Grado',
      counselor: 'Correo electrónico del consejero',
      phone_number: 'Número de teléfono',
    },
    missing: (column) => `Elige una columna para: ${column}`,
    none: 'Ninguna',
    unnamed: (place) => `Columna ${place}`,
    submit: 'Revisar el archivo',
    checked: (file) => `Se revisó ${file}.`,
  },
  willOpen: ({ rows, people: count, unchanged, school }) =>
    `${counted(rows, 'fila')} para ${school}: ${people(count)} por invitar, ${formatNumber(unchanged)} ya con cuenta.`,
  hasOpened: ({ people: count, school, mailed, accepted }) =>
    `${people(count)} con cuenta en ${school}: invitaciones enviadas, ${formatNumber(mailed)}; ya iniciaron sesión, ${formatNumber(accepted)}.`,
  takenBack: (removed, kept) =>
    `Deshecho: ${counted(removed, 'persona quitada', 'personas quitadas')}, ${formatNumber(kept)} sin tocar.`,
  stayed: (name, since) => `${name} se queda: inició sesión el ${since}.`,
  run: (count) => `Importar ${people(count)}`,
  send: 'Enviar las invitaciones de inmediato',
  mail: (count) => `Enviar ${counted(count, 'invitación', 'invitaciones')}`,
  mailed: 'Las invitaciones van en camino.',
  undoConsequence:
    'Las cuentas en las que nadie ha iniciado sesión se borran para siempre y sus invitaciones dejan de valer. Las demás se quedan.',
  waiting: {
    heading: 'Con invitación, sin iniciar sesión',
    what: 'Invitaciones',
    pages: 'Páginas de invitaciones',
    none: 'Todas las personas invitadas ya iniciaron sesión.',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    sent: 'Enviada',
    notSent: 'Todavía no',
    send: { tip: 'Enviar la invitación', label: (name) => `Enviar la invitación a ${name}` },
    sentTo: (name) => `La invitación para ${name} va en camino.`,
    remove: {
      tip: 'Retirar',
      label: (name) => `Retirar la invitación de ${name}`,
      title: (name) => `¿Retirar la invitación de ${name}?`,
      consequence: (name) =>
        `La cuenta de ${name} se borra para siempre y el enlace que se envió deja de valer.`,
      confirm: 'Retirar',
      done: (name) => `Se retiró la invitación de ${name}.`,
    },
  },
};
