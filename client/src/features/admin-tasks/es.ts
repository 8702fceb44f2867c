import type { Translated } from 'contract/translated';
import { counted } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  titles: { new: 'Nueva tarea', list: 'Tareas', edit: 'Editar tarea' },
  columns: {
    name: 'Nombre',
    type: 'Tipo',
    externalId: 'ID externo',
    dueDate: 'Fecha de entrega',
    importance: 'Importancia',
    hours: 'Horas',
    assigned: 'Asignaciones',
  },
  list: {
    what: 'Tareas',
    count: (tasks) => counted(tasks, 'tarea'),
    search: 'Buscar por nombre o ID externo',
    allTypes: 'Todos los tipos',
    sync: 'Sincronizar tareas',
    synced: (message, assigned, instant) =>
      `${message} ${counted(assigned, 'tarea nueva asignada', 'tareas nuevas asignadas')} el ${instant}.`,
    none: 'Todavía no hay tareas.',
    addFirst: 'Agregar la primera tarea',
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
  grades: {
    label: 'Grados',
    all: 'Todos',
    help: 'Si no eliges ningún grado, la tarea es para todos. Sigue a los estudiantes cuando cambian de grado.',
  },
  find: {
    all: 'Todas las tareas',
    first: 'Primero tienes que buscar una tarea',
    byExternalId: 'Buscar por ID externo',
    find: 'Buscar tarea',
    what: 'la tarea',
    gone: 'Esta tarea ya no existe.',
  },
  edit: {
    update: 'Actualizar tarea',
    updated: (id) => `¡Se actualizó la tarea con id ${id}!`,
    assignToMore: {
      standard: 'Asignar a más estudiantes o universidades',
      custom: 'Asignar a más estudiantes',
      college: 'Asignar a más universidades',
    },
    assign: 'Asignar tarea',
    given: (times) => `Se asignó ${counted(times, 'vez', 'veces')}.`,
    onLists: (students) => `Está en la lista de ${counted(students, 'estudiante')}.`,
    belongsTo: (colleges) =>
      colleges.length > 0
        ? `Pertenece a ${colleges.join('; ')}.`
        : 'Todavía no pertenece a ninguna universidad.',
    belongsToAll: 'Pertenece a todas las universidades.',
    delete: 'Eliminar esta tarea',
    deleteConsequence: 'Se eliminará para todos.',
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
      'all-students': 'incluidos los nuevos',
      'all-colleges': 'incluidas las nuevas',
    },
    required: 'Elige quién recibe la tarea',
  },
  colleges: {
    label: 'Universidades',
    found: 'Universidades encontradas',
    search: 'Buscar universidades por nombre',
    help: 'Escribe o pega nombres de universidades o códigos CEEB de cuatro o seis dígitos, todos los que quieras.',
    details: (ceeb, place) => `${ceeb} · ${place}`,
    notACode: (word) =>
      `“${word}” no es un código CEEB. Elige la universidad por su nombre o quita el código.`,
    required: 'Elige al menos una universidad',
  },
  students: {
    label: 'Estudiantes',
    what: 'estudiantes',
    search: 'Buscar estudiantes por nombre',
    none: 'No hay estudiantes actuales.',
    noMatch: (q) => `Ningún estudiante coincide con “${q}”.`,
    pages: 'Páginas de estudiantes',
    required: 'Elige al menos un estudiante',
  },
};
