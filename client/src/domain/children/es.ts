import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  loading: 'tus hijos',
  which: 'Hijo o hija',
  subject: (name: string) => ` de ${name}`,
  none: 'Por ahora nadie comparte un plan contigo. Un estudiante o un consejero puede invitarte de nuevo.',
  invited: (name: string) => `Tienes una invitación de ${name}`,
  about: (name: string) =>
    `Como madre, padre o tutor, puedes ver las tareas, las universidades, las fechas límite y el calendario de ${name}, y escribirle a su consejero.`,
  accept: 'Aceptar',
  decline: 'Rechazar',
  accepted: (name: string) => `Ahora puedes ver el plan de ${name}.`,
  declineTitle: (name: string) => `¿Rechazar la invitación de ${name}?`,
  declineConsequence: 'No verás nada de este plan, a menos que te inviten de nuevo.',
  declined: 'Invitación rechazada.',
};
