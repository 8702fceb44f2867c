import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const people = (count: number) => counted(count, 'persona');

export const t: Translated<typeof english> = {
  title: 'Importar personas',
  file: 'Archivo CSV con estudiantes o personal',
  help: 'Una fila por persona, 5 MB como máximo. Revisaremos el archivo antes de importarlo.',
  header: 'Columnas que puede tener',
  schools: 'escuelas',
  noSchools: 'Todavía no hay escuelas. Crea una para importar personas.',
  noSchool: 'Elige una escuela y sube el archivo otra vez.',
  explained: {
    first_name: 'Nombre. Obligatorio.',
    last_name: 'Apellido. Obligatorio.',
    email: 'Correo electrónico para la invitación. Obligatorio.',
    role: 'student (estudiante), counselor (consejero) o account admin (administrador de la cuenta). Si está vacío, la persona es estudiante.',
    grade: 'De 9 a 12, o el año de graduación, como 2027.',
    counselor: 'Correo electrónico del consejero que tendrá acceso al estudiante.',
    phone_number: 'Diez dígitos.',
  },
  columns: {
    title: 'Indica las columnas',
    why: (file) =>
      `No encontramos estas columnas en el encabezado de ${file}. Elígelas y revisaremos el archivo.`,
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
    option: (column, sample) => (sample ? `${column} (${sample})` : column),
    submit: 'Revisar archivo',
    checked: (file) => `Se revisó ${file}.`,
  },
  willOpen: ({ rows, people: count, unchanged, school }) =>
    `${counted(rows, 'fila')} para ${school}: ${people(count)} por invitar, ${formatNumber(unchanged)} ya con cuenta.`,
  hasOpened: ({ people: count, school, mailed, accepted }) =>
    `${people(count)} con cuenta en ${school}: invitaciones enviadas, ${formatNumber(mailed)}; ya iniciaron sesión, ${formatNumber(accepted)}.`,
  undoResult: (removed, remaining) =>
    `Deshecho: ${counted(removed, 'persona quitada', 'personas quitadas')}, ${formatNumber(remaining)} sin quitar.`,
  stayed: (name, since) => `${name} se queda porque inició sesión el ${since}.`,
  run: (count) => `Importar ${people(count)}`,
  send: 'Enviar las invitaciones de inmediato',
  mail: (count) => `Enviar ${counted(count, 'invitación', 'invitaciones')}`,
  mailed: 'Estamos enviando las invitaciones.',
  undoConsequence:
    'Las cuentas en las que nadie ha iniciado sesión se eliminan para siempre y sus invitaciones dejan de funcionar. Las cuentas en uso se quedan.',
  waiting: {
    heading: 'Invitaciones pendientes',
    what: 'Invitaciones',
    pages: 'Páginas de invitaciones',
    none: 'No hay invitaciones pendientes. Todas las personas invitadas ya iniciaron sesión.',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    sent: 'Enviada',
    notSent: 'Todavía no',
    send: { tip: 'Enviar invitación', label: (name) => `Enviar la invitación a ${name}` },
    sentTo: (name) => `Estamos enviando la invitación a ${name}.`,
    remind: {
      all: 'Recordar a todos…',
      title: '¿Recordar a quienes no han iniciado sesión?',
      consequence:
        'Cada persona recibe otra vez su invitación, con un enlace nuevo. Quien recibió un correo en el último día queda fuera.',
      confirm: 'Enviar recordatorios',
      done: (sent, recent, left) =>
        [
          `Se lo recordamos a ${counted(sent, 'persona')}.`,
          recent > 0 && `${counted(recent, 'persona')} con un correo en el último día.`,
          left > 0 && `Envía los recordatorios otra vez para ${formatNumber(left)} más.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    remove: {
      tip: 'Cancelar invitación',
      label: (name) => `Cancelar la invitación de ${name}`,
      title: (name) => `¿Cancelar la invitación de ${name}?`,
      consequence: (name) =>
        `La cuenta de ${name} se elimina para siempre y el enlace del correo deja de funcionar.`,
      confirm: 'Cancelar invitación',
      done: (name) => `Se canceló la invitación de ${name}.`,
    },
  },
};
