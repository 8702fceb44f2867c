import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  about: ({ name, day, product }) =>
    [
      `El expediente completo de ${name}`,
      '',
      `La escuela lo preparó para la familia el ${day}, con ${product}.`,
      'Contiene todo lo que se guarda sobre esta persona, hasta donde ella misma puede verlo.',
    ].join('\r\n'),
  files: [
    'record.pdf: el expediente para leer e imprimir',
    'record.json: todo, para que lo lea otro programa',
    'lists: lo mismo en tablas, que abre cualquier hoja de cálculo',
  ].join('\r\n'),
  list: ({ path, title, rows }) => `  ${path}: ${title} (${rows.toLocaleString('es-US')})`,
  privacy: [
    'De otras personas contiene lo que el estudiante pudo ver: sus nombres y lo que se escribieron.',
    'Guárdalo donde nadie más pueda leerlo. El estudiante recibe un aviso de que se preparó, quién lo hizo y cuándo.',
  ].join('\r\n'),
  sections: {
    about: 'Calificaciones, escuela, carreras, favoritos y notas',
    access: 'Personal con acceso',
    activities: 'Actividades',
    courses: 'Cursos',
    entitlements: 'Lo que se compró o se dio',
    exams: 'Exámenes de práctica',
    honors: 'Reconocimientos',
    invitation: 'Invitación a la cuenta',
    memberships: 'Escuelas',
    messagesReceived: 'Mensajes recibidos',
    messagesSent: 'Mensajes enviados',
    notificationPreferences: 'Preferencias de notificaciones',
    notifications: 'Notificaciones',
    orders: 'Pedidos',
    parents: 'Familia que sigue el plan',
    profile: 'Perfil',
    recordViews: 'Quién vio el expediente',
    retention: 'Hasta cuándo se conserva el expediente',
    savedColleges: 'Universidades guardadas',
    sessionCredits: 'Créditos para sesiones',
    sessions: 'Sesiones de ayuda',
    survey: 'Encuesta de afinidad',
    tasks: 'Tareas',
    testScores: 'Puntajes de exámenes',
  },
};
