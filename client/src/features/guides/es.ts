import { PRODUCT } from 'contract/guides';
import type { Translated } from 'contract/translated';
import type { t as english } from './en';

const tabs: Translated<typeof english>['tabs'] = {
  'how-all-this-works': 'Cómo funciona todo esto',
  'narrative-planning': 'Planear tu historia',
  'college-planning': 'Planear la universidad',
  'application-essays': 'Ensayos de solicitud',
  'extracurricular-planning': 'Planear tus actividades',
  'letters-of-recommendation': 'Cartas de recomendación',
  'interview-planning': 'Planear la entrevista',
  testing: 'Exámenes',
};

export const t: Translated<typeof english> = {
  title: `Guías de ${PRODUCT}`,
  nav: 'Guías',
  tabs,
  choose: 'Guía',
  loading: 'la guía',
  notLoaded: 'No pudimos cargar la guía.',
  download: 'Descargar',
  downloadOf: (title: string) => `Descargar ${title} en PDF`,
  contents: 'En esta guía',
  minutes: (minutes: number) => `${minutes} minutos de lectura`,
  next: (guide: string) => `Siguiente: ${guide}`,
  places: {
    '/college-survey/Layout': 'La encuesta',
    '/colleges': 'Mis universidades',
    '/get-help': 'Revisión de cuenta|Obtener ayuda',
    '/guides': 'Las guías',
    '/messages': 'Mensajes',
    '/profile': 'Perfil|Tu perfil|perfil',
    '/schedule-help': 'Agendar ayuda',
    '/tasks': 'Mis tareas',
  },
  add: 'Agregar a mis tareas',
  addItem: (item: string) => `Agregar a mis tareas: ${item}`,
  added: 'En mis tareas',
  addedItem: (item: string) => `En mis tareas: ${item}`,
  addedToast: 'Se agregó a tus tareas.',
  from: (guide: string) => `De la guía “${guide}”.`,
};
