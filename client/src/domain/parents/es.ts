import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Familia',
  what: 'la familia',
  none: 'Nadie todavía.',
  about:
    'Las madres, los padres y los tutores leen las tareas con sus recordatorios, las universidades, las fechas límite, el calendario y cuándo son las sesiones, y escriben al consejero. No ven mensajes, notas, calificaciones, puntajes ni respuestas de la encuesta.',
  invite: 'Invitar a un familiar',
  send: 'Enviar invitación',
  sent: (email: string) => `La invitación va en camino a ${email}.`,
  full: (most: number) => `${most} familiares como máximo.`,
  states: { invited: 'Con invitación', accepted: 'Ve el plan' },
  since: (state: string, date: string) => `${state}, ${date}`,
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar: ${name}`,
  again: 'Enviar la invitación de nuevo',
  remove: 'Quitar',
  removeTitle: (name: string) => `¿Quitar a ${name}?`,
  consequence: {
    invited: (name: string) => `La invitación de ${name} se cancela y su enlace ya no funciona.`,
    accepted: (name: string) =>
      `${name} ya no verá las tareas, las universidades, las fechas límite ni el calendario, ni podrá escribir al consejero.`,
  },
  removed: (name: string) => `Se quitó a ${name}.`,
  email: 'Correo electrónico',
  consent: 'No se muestra nada antes de que se acepte la invitación.',
};
