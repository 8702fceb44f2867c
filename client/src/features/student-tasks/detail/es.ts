import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  items: {
    loadingTasks: 'tareas',
    overdue: { title: 'Atrasadas', none: 'No hay nada atrasado.' },
    start: 'Empezar por aquí',
    week: { title: 'Para esta semana', none: 'No hay nada para esta semana.' },
    later: { title: 'Después', none: 'No hay nada para después.' },
    loading: 'los pendientes',
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
        numbers: 'Promedio (GPA) y lugar en la clase',
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
    none: 'Sin institución.',
    change: 'Cambiar',
    changeIn: (entity: string) => `Cambiar la pertenencia a ${entity}`,
    move: 'Cambiar de institución…',
    takeOut: 'Quitar…',
  },
  exports: {
    heading: 'Expediente para la familia',
    about: 'Todo lo que guardamos sobre esta persona, en un archivo ZIP para la familia.',
    button: 'Exportar expediente…',
    title: (name) => `Exportar el expediente de ${name}`,
    consequence:
      'El archivo incluye mensajes y notas privadas. Asegúrate de que quien lo pide tiene derecho a recibirlo. Avisaremos al estudiante que lo exportaste.',
    reason: 'Quién lo pidió y por qué',
    language: 'Idioma de los documentos',
    submit: 'Exportar expediente',
    done: (name) => `Se exportó el expediente de ${name}.`,
  },
  staff: {
    title: 'Quién tiene acceso',
    none: 'Solo los administradores.',
    change: 'Cambiar',
    changeOf: (name: string) => `Cambiar el acceso de ${name}`,
    another: 'Reemplazar consejero…',
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
    title: 'Compras',
    loading: 'las compras',
    names: { advising: 'Sistema de asesoría' },
    notOwned: 'Sin comprar',
    since: (date: string, reason: string | null) =>
      reason === null ? `Desde el ${date} · comprado` : `Desde el ${date} · ${reason}`,
    change: 'Cambiar',
    changeOf: (name: string) => `Cambiar: ${name}`,
    reason: 'Motivo',
    give: {
      action: 'Dar acceso…',
      title: (name: string, student: string) => `Dar acceso a ${student}: ${name}`,
      consequence: 'El estudiante tendrá acceso de inmediato y sin costo. El motivo queda en la auditoría.',
      submit: 'Dar acceso',
      done: (name: string, student: string) => `${student} ahora tiene acceso: ${name}.`,
    },
    revoke: {
      action: 'Retirar acceso…',
      title: (name: string, student: string) => `Retirar acceso a ${student}: ${name}`,
      consequence: 'El estudiante pierde el acceso de inmediato. El motivo queda en la auditoría.',
      submit: 'Retirar acceso',
      done: (name: string, student: string) => `${student} ya no tiene acceso: ${name}.`,
    },
  },
  counselor: {
    add: 'Agregar consejero',
    change: 'Cambiar consejero',
    another: (before: string) => `Reemplazar a ${before}`,
    consequence: (student: string) => `El consejero podrá ver a ${student} y escribirle.`,
    consequenceFor: (student: string, before: string) =>
      `${before} pierde de inmediato el acceso a ${student}, y lo recibe el nuevo consejero.`,
    label: 'Consejero',
    placeholder: 'Escribe 3 letras o más del nombre',
    given: (counselor: string, student: string) => `${student} ahora cuenta con ${counselor} como consejero.`,
  },
  end: {
    title: (name: string) => `¿Terminar el acceso de ${name}?`,
    confirm: 'Terminar acceso',
    consequence: (name: string, student: string) =>
      `${name} ya no podrá ver a ${student} ni escribirle. Los mensajes que intercambiaron se pueden seguir leyendo.`,
    throughEntity:
      'La institución a la que pertenecen los dos sigue dando acceso, hasta que uno de ellos la deje.',
    ended: (name: string, student: string) => `${student} ya no cuenta con ${name} como consejero.`,
  },
};
