import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Estudiante',
  back: 'Todos los estudiantes',
  loading: 'el estudiante',
  loadingTab: 'esta pestaña',
  record: 'el expediente',
  tabs: {
    overview: 'Resumen',
    details: 'Detalles',
    tasks: 'Tareas',
    'action-items': 'Por atender',
    colleges: 'Universidades',
    tests: 'Exámenes',
    messages: 'Mensajes',
    sessions: 'Sesiones',
    notes: 'Notas',
    history: 'Historial',
  },
  facts: {
    grade: 'Grado',
    school: 'Escuela',
    counselor: (count) => (count === 1 ? 'Consejero' : 'Consejeros'),
    lastActive: 'Última actividad',
    never: 'Nunca',
    nextDeadline: 'Próxima fecha límite',
    tasks: 'Tareas',
    done: ({ tasks, tasksDone, overdue }) =>
      `${formatNumber(tasksDone)}/${formatNumber(tasks)} hechas${overdue > 0 ? ` · ${counted(overdue, 'atrasada')}` : ''}`,
    message: 'Mensaje',
    waits: 'Espera tu respuesta',
  },
  neighbors: {
    label: 'La lista de la que vienes',
    previous: 'Estudiante anterior',
    next: 'Estudiante siguiente',
    place: (place, total) => `${formatNumber(place)} de ${formatNumber(total)}`,
  },
  printSnapshot: 'Resumen del estudiante',
  addTask: 'Agregar tarea',
  noColleges: (name) => `${name} todavía no guarda ninguna universidad.`,
  noSessions: (name) => `${name} todavía no tiene sesiones.`,
  history: {
    part: 'Parte del expediente',
    parts: {
      profile: 'Perfil',
      numbers: 'Promedio (GPA) y lugar en la clase',
      school: 'Preparatoria',
      majors: 'Carreras elegidas',
      favorites: 'Favoritas',
      notes: 'Notas del estudiante',
      activities: 'Actividades',
      courses: 'Cursos',
      honors: 'Reconocimientos',
      tests: 'Exámenes',
    },
    audit: 'Todo en la auditoría',
  },
};
