import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  about: ({ name, day, product }) =>
    [
      `El expediente completo de ${name}`,
      '',
      `La escuela lo preparó para la familia el ${day}, con ${product}.`,
      'Contiene todo lo que se guarda sobre esta persona y que ella misma puede ver.',
    ].join('\r\n'),
  files: [
    'record.pdf: el expediente para leer e imprimir',
    'record.json: todo, en un formato que otros programas pueden leer',
    'lists: los mismos datos en tablas que se abren en cualquier hoja de cálculo',
  ].join('\r\n'),
  list: ({ path, title, rows }) => `  ${path}: ${title} (${rows.toLocaleString('es-US')})`,
  privacy: [
    'Incluye lo que el estudiante vio de otras personas: sus nombres y los mensajes que intercambiaron.',
    'Guárdalo en un lugar privado. El estudiante recibe un aviso de quién lo preparó y cuándo.',
  ].join('\r\n'),
  sections: {
    about: 'Calificaciones, escuela, carreras, favoritos y notas',
    access: 'Personal con acceso',
    activities: 'Actividades',
    bragSheet: 'Hoja de logros para las cartas',
    courses: 'Cursos',
    entitlements: 'Compras y accesos otorgados',
    exams: 'Exámenes de práctica',
    honors: 'Reconocimientos',
    invitation: 'Invitación a la cuenta',
    letters: 'Solicitudes de cartas de recomendación',
    memberships: 'Escuelas',
    messagesReceived: 'Mensajes recibidos',
    messagesSent: 'Mensajes enviados',
    notes: 'Notas que el personal compartió',
    notificationPreferences: 'Preferencias de notificaciones',
    notifications: 'Notificaciones',
    orders: 'Pedidos',
    outcomes: 'Con qué se presentó el estudiante',
    parents: 'Familia que sigue el plan',
    profile: 'Perfil',
    recordViews: 'Quién vio el expediente',
    retention: 'Conservación del expediente',
    savedColleges: 'Universidades guardadas',
    schoolDocuments: 'Expedientes e informes para universidades',
    sessionCredits: 'Créditos para sesiones',
    sessions: 'Sesiones de ayuda',
    survey: 'Encuesta de afinidad',
    tasks: 'Tareas',
    testScores: 'Puntajes de exámenes',
  },
};
