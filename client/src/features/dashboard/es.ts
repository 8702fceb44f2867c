import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../shared/lib/format';
import { formatDistance } from '../../shared/lib/time';

export const t: Translated<typeof english> = {
  group: 'Plan',
  title: 'Inicio',
  loading: 'la página de inicio',
  viewMore: 'Ver más',
  scheduleHelp: 'Agendar ayuda',
  child: {
    title: 'Resumen',
    loading: 'el resumen',
    noTasks: 'Aún no hay tareas. Aquí aparecerán las que asigne el consejero.',
    noColleges: 'Aún no hay ninguna universidad guardada.',
  },
  now: {
    title: 'Ahora',
    overdue: 'Atrasadas',
    oldest: (date: string) => `la más antigua: ${formatDistance(date)}`,
    nothingOverdue: 'todo al día',
    thisWeek: 'Para esta semana',
    first: (date: string) => formatDistance(date),
    nothingThisWeek: 'nada hasta el domingo',
    deadline: 'Próxima fecha límite',
    noDeadline: 'Ninguna por ahora',
    noDeadlineHint: 'Aquí aparecen las fechas límite de las universidades que guardes.',
    noDeadlineOfChild: 'Aquí aparecen las fechas límite de las universidades guardadas.',
    look: 'Ver las tareas',
    clear: (count: number) =>
      count === 1 ? 'Terminar la tarea atrasada' : `Terminar las ${count} atrasadas`,
    doThisWeek: (count: number) =>
      count === 1
        ? 'Hacer la tarea de esta semana'
        : `Hacer las ${formatNumber(count)} tareas de esta semana`,
    startNext: 'Empezar la siguiente tarea',
    seeDeadline: 'Ver la próxima fecha límite',
    find: 'Buscar universidades',
  },
  weeks: {
    title: 'Próximas seis semanas',
    thisWeek: 'Esta semana',
    nothing: 'Nada planeado',
    none: 'No hay nada planeado en las próximas seis semanas. Aquí aparecerán las fechas de entrega, las fechas límite y las sesiones.',
    kinds: { task: 'Tarea', deadline: 'Fecha límite de universidad', session: 'Sesión' },
    ofCollege: (task: string, college: string) => `${task} (${college})`,
    deadline: (kind: string, date: string) => `${kind} · ${date}`,
    session: (counselor: string | null) =>
      counselor === null ? 'Sesión (consejero por confirmar)' : `Sesión con ${counselor}`,
    at: (date: string, time: string) => `${date}, ${time}`,
    more: (count: number) => `+${formatNumber(count)} más`,
    moreOf: (week: string) => `(${week})`,
  },
  first: {
    title: 'Prepara tu plan',
    done: (done: number, all: number) => `${done} de ${all} hechos`,
    progress: 'Pasos hechos',
    isDone: '(hecho)',
    hide: 'Ocultar por ahora',
    grade: 'Tu grado',
    choose: 'Elige…',
    steps: {
      grade: {
        title: 'Dinos tu grado',
        hint: 'Así sabemos en qué año harás tus solicitudes.',
        action: 'Guardar',
      },
      record: {
        title: 'Empieza tu expediente',
        hint: 'Calificaciones, un puntaje, una actividad o un reconocimiento: con uno basta para empezar.',
        action: 'Agregar un curso',
      },
      survey: {
        title: 'Haz la encuesta de afinidad',
        hint: '33 preguntas cortas, 5–10 minutos. Obtendrás tus primeras universidades.',
        action: 'Empezar la encuesta',
      },
      college: {
        title: 'Guarda tu primera universidad',
        hint: 'Agregaremos sus fechas límite a tu calendario y sus tareas a tu lista.',
        action: 'Ver universidades',
      },
    },
  },
  tasks: {
    title: 'Tareas',
    none: 'Aún no hay tareas. Aquí aparecerán las que te dé tu consejero.',
    start: (count: number) =>
      count === 1
        ? 'Empieza aquí: una cosa esta semana'
        : `Empieza aquí: ${count === 2 ? 'dos' : 'tres'} cosas esta semana`,
    completed: (done: number, all: number) => `${done} / ${all} hechas`,
    progress: 'Tareas hechas',
  },
  colleges: {
    title: 'Universidades',
    find: 'Buscar universidades',
    noneReason: 'Guarda una universidad que te guste o descubre cuáles van contigo.',
    save: (college: string) => `Guardar ${college}`,
    isSaved: 'Guardada',
    saved: 'Mis universidades, por próxima fecha límite',
    counts: {
      interested: (count: number) => `${count} de interés`,
      applying: (count: number) => `${count} en proceso`,
      applied: (count: number) => (count === 1 ? '1 solicitada' : `${count} solicitadas`),
    },
  },
  tests: {
    title: 'Exámenes ACT/SAT',
    none: 'No hay exámenes en los últimos 7 días. Ingresa uno para ver tus puntajes y en qué trabajar.',
    enter: 'Ingresar un examen',
    change: (points: number) =>
      points < 0 ? `${-points} menos que en el examen anterior` : `${points} más que en el examen anterior`,
    of: (name: string, score: string, code: string, date: string) => `${name}: ${score}, ${code} del ${date}`,
  },
  notifications: {
    title: 'Notificaciones',
    none: 'Estás al día.',
    noneReason: 'Aquí aparecerán los mensajes y las novedades de tu plan.',
    seeAll: 'Marcar todo como leído',
    unread: (count: number) => counted(count, 'notificación sin leer', 'notificaciones sin leer'),
  },
};
