import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  what: 'las solicitudes',
  summary: (applications, students) =>
    `${counted(applications, 'solicitud', 'solicitudes')} de ${counted(students, 'estudiante', 'estudiantes')}`,
  search: 'Buscar estudiantes y universidades por nombre',
  noMatch: (q) => `Ninguna solicitud coincide con “${q}”.`,
  none: 'Tus estudiantes aún no tienen solicitudes. Una empieza cuando el estudiante pasa una universidad a “En proceso”.',
  noneChosen: 'Ninguna solicitud coincide con estos filtros.',
  noneLeft: {
    due: 'Ninguna solicitud vence en los próximos 7 días.',
    late: 'Ninguna fecha límite pasó sin un envío.',
    'no-plan': 'Todas las solicitudes tienen un plan.',
    incomplete: 'Las universidades confirmaron todas las solicitudes enviadas.',
    ask: 'Aún no se espera ninguna decisión.',
    waiting: 'Ninguna solicitud espera una decisión.',
    decided: 'Aún no hay solicitudes con decisión.',
  },
  failed: 'No pudimos cargar las solicitudes.',
  pages: 'Páginas de solicitudes',
  show: 'Mostrar',
  all: 'Todas',
  filters: {
    due: 'Por enviar esta semana',
    late: 'Fecha límite vencida',
    'no-plan': 'Sin plan',
    incomplete: 'Sin confirmar',
    ask: 'Decisiones por preguntar',
    waiting: 'Esperan una decisión',
    decided: 'Con decisión',
  },
  plan: 'Plan',
  allPlans: 'Todos los planes',
  grade: 'Grado',
  allGrades: 'Todos los grados',
  student: 'Estudiante',
  college: 'Universidad',
  state: 'Estado',
  missing: 'Falta',
  nothing: '–',
  noPlan: 'Sin elegir',
  name: (student, college) => `${student}, ${college}`,
  select: {
    one: (student, college) => `Seleccionar ${student}, ${college}`,
    all: 'Seleccionar todo en esta página',
  },
  sort: 'Ordenar por',
  sorts: {
    dueOn: 'Próxima fecha límite',
    student: 'Estudiante',
    college: 'Universidad',
    '-submittedOn': 'Últimas enviadas',
  },
  saved: 'Guarda con un nombre las vistas que más usas, como lo que vence esta semana.',
  bulk: {
    submit: 'Marcar como enviadas',
    remind: 'Recordar',
    export: 'Exportar CSV',
    submitted: (applications) =>
      `${counted(applications, 'solicitud marcada como enviada', 'solicitudes marcadas como enviadas')}.`,
    skipped: (applications) =>
      `${counted(applications, 'solicitud quedó', 'solicitudes quedaron')} sin cambios: ya enviadas o con decisión.`,
    tooMany: (most) => `Hasta ${formatNumber(most)} a la vez`,
    reminder:
      'Algunas de tus solicitudes te esperan. Abre Solicitudes y registra lo que falta o lo que ya enviaste.',
    exported: (applications) => `${counted(applications, 'solicitud exportada', 'solicitudes exportadas')}.`,
    file: 'solicitudes.csv',
    deadline: 'Fecha límite',
    submittedOn: 'Enviada',
    completeOn: 'Completa',
    decision: 'Decisión',
    decidedOn: 'Decidida',
    finalChoice: 'Elección final',
    yes: 'Sí',
  },
};
