import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Cartas',
  about: 'Solicitudes de cartas de recomendación de tus estudiantes.',
  aboutQueue: 'Estudiantes que te pidieron una carta de recomendación, primero la fecha más próxima.',
  pages: 'Páginas de cartas',
  empty: 'Ninguno de tus estudiantes ha pedido una carta todavía.',
  emptyQueue: 'Ningún estudiante espera una carta tuya.',
  noMatch: 'No hay cartas con este estado.',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  settings: {
    title: 'Ajustes de las cartas',
    of: (school) => `Ajustes: ${school}`,
    needsApproval: 'Un consejero aprueba primero cada solicitud',
    opensOn: 'Primer día para las solicitudes',
    opensHelp: 'Déjalo vacío para permitir solicitudes cualquier día.',
    questions: 'Preguntas de la hoja de logros',
    questionsHelp: 'Una pregunta por línea.',
    tooMany: (most) => `Como máximo ${most} preguntas.`,
    saved: 'Se guardaron los ajustes.',
  },
};
