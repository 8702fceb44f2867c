import type { Translated } from 'contract/translated';
import { counted } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  titles: { new: 'Nueva tarea', list: 'Tareas', edit: 'Editar tarea' },
  columns: {
    name: 'Nombre',
    type: 'Tipo',
    externalId: 'Id externo',
    dueDate: 'Fecha de entrega',
    importance: 'Importancia',
    hours: 'Horas',
    assigned: 'Asignaciones',
  },
  list: {
    what: 'Tareas',
    count: (tasks) => counted(tasks, 'tarea'),
    search: 'Buscar por nombre o id externo',
    allTypes: 'Todos los tipos',
    sync: 'Sincronizar tareas',
    synced: (message, assigned, instant) =>
      `${message} ${counted(assigned, 'tarea asignada', 'tareas asignadas')} por primera vez el ${instant}.`,
    none: 'Todavía no hay tareas.',
    addFirst: 'Agrega la primera',
    noMatch: 'Ninguna tarea coincide con esta búsqueda.',
    edit: (task) => `Editar ${task}`,
    editTip: 'Editar',
    history: (task) => `Historial de ${task}`,
    historyTip: 'Historial',
  },
  form: {
    required: 'Obligatorio',
    dueDateCanBeModified: 'La fecha de entrega se puede modificar',
    add: 'Agregar tarea',
    assignAgain: 'Intentar asignar de nuevo',
    added: {
      standard: 'Se agregó una tarea estándar',
      custom: 'Se agregó una tarea personalizada',
      college: 'Se agregó una tarea de universidad',
    },
  },
  find: {
    first: 'Primero tienes que buscar una tarea',
    byExternalId: 'Buscar por id externo',
    find: 'Buscar tarea',
    what: 'la tarea',
    gone: 'Esta tarea ya no está.',
  },
  edit: {
    update: 'Actualizar tarea',
    updated: (id) => `¡Se actualizó la tarea con id ${id}!`,
    assignToMore: {
      standard: 'Asignar a más estudiantes o universidades',
      custom: 'Asignar a más estudiantes',
      college: 'Asignar a más universidades',
    },
    assign: 'Asignar',
    given: (times) => `Se ha asignado ${counted(times, 'vez', 'veces')}.`,
    onLists: (students) => `Está en la lista de ${counted(students, 'estudiante')}.`,
    belongsTo: (colleges) =>
      colleges.length > 0
        ? `Pertenece a ${colleges.join('; ')}.`
        : 'Todavía no pertenece a ninguna universidad.',
    belongsToAll: 'Pertenece a todas las universidades.',
    delete: 'Eliminar esta tarea',
    deleteConsequence: 'Desaparece para todas las personas que la tienen.',
  },
  audience: {
    legend: 'Quién la recibe',
    names: {
      'all-students': 'Todos los estudiantes',
      students: 'Estudiantes elegidos',
      'all-colleges': 'Todas las universidades',
      colleges: 'Universidades elegidas',
    },
    later: {
      'all-students': 'también quienes lleguen después',
      'all-colleges': 'también las que lleguen después',
    },
    required: 'Elige quién recibe la tarea',
  },
  colleges: {
    label: 'Universidades',
    found: 'Universidades encontradas',
    search: 'Buscar universidades por nombre',
    help: 'Por nombre, o por códigos CEEB de cuatro o seis dígitos. Escribe o pega todos los que quieras.',
    details: (ceeb, place) => `${ceeb} · ${place}`,
    notACode: (word) => `“${word}” no es un código CEEB. Elige la universidad por su nombre, o quítalo.`,
    required: 'Elige al menos una universidad',
  },
  students: {
    label: 'Estudiantes',
    what: 'estudiantes',
    search: 'Buscar estudiantes por nombre',
    none: 'No hay estudiantes actuales.',
    noMatch: (q) => `Ningún nombre de estudiante contiene “${q}”.`,
    pages: 'Páginas de estudiantes',
    required: 'Elige al menos un estudiante',
  },
};
