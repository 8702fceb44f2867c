import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Familia',
  what: 'la familia',
  none: 'Aún no hay familiares.',
  about:
    'La familia puede ver las tareas, los recordatorios, las universidades, las fechas límite, el calendario y el horario de las sesiones, y escribirle al consejero. No puede ver mensajes, notas, calificaciones, puntajes ni respuestas de la encuesta.',
  invite: 'Invitar a un familiar',
  send: 'Enviar invitación',
  sent: (email: string) => `Estamos enviando una invitación a ${email}.`,
  full: (most: number) => `Puedes invitar a ${most} familiares como máximo.`,
  states: { invited: 'Con invitación', accepted: 'Puede ver el plan' },
  since: (state: string, date: string) => `${state}, ${date}`,
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar: ${name}`,
  again: 'Reenviar invitación',
  remove: 'Quitar',
  removeTitle: (name: string) => `¿Quitar a ${name}?`,
  consequence: {
    invited: (name: string) => `La invitación de ${name} se cancelará.`,
    accepted: (name: string) =>
      `${name} ya no verá las tareas, las universidades, las fechas límite ni el calendario, y no podrá escribirle al consejero.`,
  },
  removed: (name: string) => `Se quitó a ${name}.`,
  email: 'Correo electrónico',
  consent: 'La familia no ve nada hasta que acepta la invitación.',
};
