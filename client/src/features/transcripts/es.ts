import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Expedientes',
  file: 'expedientes.csv',
  about: 'Desde aquí no se envía nada. Envía cada documento como siempre y luego márcalo como enviado.',
  summary: (open, late, dueSoon) =>
    [
      `${counted(open, 'documento')} por enviar`,
      late > 0 && `${counted(late, 'atrasado')}`,
      dueSoon > 0 && `${formatNumber(dueSoon)} para esta semana`,
    ]
      .filter(Boolean)
      .join(' · '),
  list: {
    what: 'Expedientes e informes',
    search: 'Buscar por estudiante o universidad',
    pages: 'Páginas de documentos',
  },
  states: { label: 'Estado', open: 'Por enviar', sent: 'Enviados' },
  sort: 'Orden',
  sorts: { deadline: 'Primero la fecha límite más próxima', waiting: 'Primero los que más esperan' },
  document: 'Documento',
  anyDocument: 'Todos los documentos',
  none: {
    open: 'No hay nada por enviar. Los estudiantes piden documentos en su página Solicitudes, y tú puedes pedirlos en la pestaña Universidades de cada estudiante.',
    sent: 'Todavía no se ha marcado nada como enviado.',
    noMatch: 'Ningún documento coincide.',
  },
  columns: {
    student: 'Estudiante',
    college: 'Universidad',
    document: 'Documento',
    due: 'Fecha límite',
    requested: 'Pedido',
    sent: 'Enviado',
    sender: 'Marcado por',
  },
  noDeadline: 'Sin fecha límite',
  by: { student: 'por el estudiante', staff: 'por el personal' },
  name: (student, document, college) => `${document} de ${student} para ${college}`,
  card: (document, college) => `${document}, ${college}`,
  select: { one: (name) => `Elegir: ${name}`, all: 'Elegir todos los de esta página' },
  send: {
    button: 'Marcar como enviado',
    one: (name) => `Marcar como enviado: ${name}`,
    title: (count) => `Marcar ${counted(count, 'documento como enviado', 'documentos como enviados')}`,
    sentOn: 'Enviado el',
    way: 'Vía',
    done: (count) =>
      `${counted(count, 'documento marcado como enviado', 'documentos marcados como enviados')}.`,
  },
  reopen: {
    button: 'Marcar como no enviado',
    one: (name) => `Marcar como no enviado: ${name}`,
    done: (count) =>
      `${counted(count, 'documento marcado como no enviado', 'documentos marcados como no enviados')}.`,
  },
  withdraw: { tip: 'No hace falta', one: (name) => `No hace falta: ${name}` },
};
