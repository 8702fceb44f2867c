import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  page: {
    title: 'Estudiante',
    back: 'Todos los estudiantes',
    loading: 'el estudiante',
    details: 'Detalles',
    tasks: 'Tareas',
    loadingTasks: 'tareas',
    actionItems: 'Por atender',
  },
  items: {
    overdue: { title: 'Atrasadas', none: 'No hay nada atrasado.' },
    week: { title: 'Para esta semana', none: 'No hay nada para esta semana.' },
    later: { title: 'Después', none: 'No hay nada para después.' },
    loading: 'lo que espera',
    messages: {
      title: 'Mensajes sin responder',
      none: 'Todos los mensajes tienen respuesta.',
      to: (name: string) => `Para ${name}`,
      support: 'Soporte',
    },
    record: {
      title: 'Falta en el expediente',
      none: 'El expediente tiene todo lo que piden las universidades.',
      parts: {
        grade: 'Grado',
        place: 'Ciudad y estado',
        numbers: 'Promedio (GPA) y posición en la clase',
        highSchool: 'Preparatoria',
        majors: 'Carreras elegidas',
        activities: 'Actividades',
        courses: 'Cursos',
        tests: 'Exámenes',
        colleges: 'Universidades guardadas',
      },
    },
  },
  account: {
    title: 'Cuenta',
    history: 'Historial',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    signedUp: 'Cuenta creada',
  },
  entities: {
    title: 'Instituciones',
    none: 'No pertenece a ninguna institución.',
    change: 'Cambiar',
    changeIn: (entity: string) => `Cambiar la pertenencia a ${entity}`,
    move: 'Cambiar de institución…',
    takeOut: 'Quitar…',
  },
  staff: {
    title: 'Quién tiene acceso',
    none: 'Solo los administradores.',
    change: 'Cambiar',
    changeOf: (name: string) => `Cambiar el acceso de ${name}`,
    another: 'Otro consejero…',
    end: 'Terminar acceso…',
    relations: {
      'sign-up-link': 'enlace para crear cuenta',
      registration: 'registró al estudiante',
      assignment: 'por asignación',
      'access-sync': 'ajuste de accesos',
      session: 'sesión de ayuda',
      entity: 'misma institución',
    },
  },
  entitlements: {
    title: 'Lo que tiene el estudiante',
    loading: 'lo que tiene el estudiante',
    names: { advising: 'Sistema de asesoría' },
    notOwned: 'No lo tiene',
    since: (date: string, reason: string | null) =>
      reason === null ? `Desde el ${date} · comprado` : `Desde el ${date} · ${reason}`,
    change: 'Cambiar',
    changeOf: (name: string) => `Cambiar: ${name}`,
    reason: 'Motivo',
    give: {
      action: 'Dar…',
      title: (name: string, student: string) => `Dar a ${student}: ${name}`,
      consequence: 'El estudiante lo tendrá enseguida, sin pagar. El motivo queda en la auditoría.',
      submit: 'Dar',
      done: (name: string, student: string) => `${student} ahora tiene: ${name}.`,
    },
    takeBack: {
      action: 'Retirar…',
      title: (name: string, student: string) => `Retirar a ${student}: ${name}`,
      consequence: 'El estudiante lo pierde enseguida. El motivo queda en la auditoría.',
      submit: 'Retirar',
      done: (name: string, student: string) => `${student} ya no tiene: ${name}.`,
    },
  },
  counselor: {
    add: 'Agregar consejero',
    change: 'Cambiar consejero',
    another: (before: string) => `Otro consejero en lugar de ${before}`,
    consequence: (student: string) => `El consejero podrá ver a ${student} y escribirle.`,
    consequenceFor: (student: string, before: string) =>
      `El acceso de ${before} a ${student} termina enseguida y empieza el del otro consejero.`,
    label: 'Consejero',
    placeholder: 'Tres letras del nombre',
    given: (counselor: string, student: string) => `${student} ahora cuenta con ${counselor} como consejero.`,
  },
  end: {
    title: (name: string) => `¿Terminar el acceso de ${name}?`,
    confirm: 'Terminar acceso',
    consequence: (name: string, student: string) =>
      `Desde ahora, ${name} ya no podrá ver a ${student} ni escribirle. Lo que se escribieron se puede seguir leyendo.`,
    throughEntity:
      'La institución a la que pertenecen los dos sigue dando acceso, hasta que uno de ellos la deje.',
    ended: (name: string, student: string) => `${student} ya no cuenta con ${name} como consejero.`,
  },
};
