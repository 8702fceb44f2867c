import type { NOTIFICATION_KINDS as english } from '../en/notifications';
import type { Translated } from '../translated';

export const NOTIFICATION_KINDS: Translated<typeof english> = {
  'task-assigned': 'Tareas nuevas',
  'task-changed': 'Tareas cambiadas',
  'task-reminder': 'Recordatorios del personal',
  'task-due-7-days': 'Tareas que vencen en una semana',
  'task-due-1-day': 'Tareas que vencen en un día',
  'application-due': 'Fechas límite de tus solicitudes',
  'letter-asked': 'Solicitudes de cartas',
  'letter-due': 'Cartas que vencen pronto',
  'letter-changed': 'Cartas de recomendación',
  'exam-entered': 'Resultados de exámenes',
  message: 'Mensajes',
  'session-asked': 'Solicitudes de sesión',
  'session-booked': 'Sesiones',
  'session-notes': 'Notas de sesiones',
  'record-exported': 'Exportaciones de tu expediente',
};
