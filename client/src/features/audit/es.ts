import type { Translated } from 'contract/translated';
import { formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const by = (actor?: string) => (actor ? `, por ${actor}` : '');

export const t: Translated<typeof english> = {
  page: {
    title: 'Auditoría',
    everything: 'Lo que pasó, de lo más reciente a lo más antiguo',
    together: 'Lo que se hizo a la vez',
    doneBy: (actor) => `Lo que hizo ${actor}`,
    ofPerson: (person, actor) => `Historial de ${person}${by(actor)}`,
    ofTask: (task, actor) => `Historial de la tarea “${task}”${by(actor)}`,
    ofPersonInTask: (person, task, actor) => `Historial de ${person} en la tarea “${task}”${by(actor)}`,
    zone: 'Hora de Nueva York',
    search: 'Buscar en lo que pasó',
    showFilters: 'Mostrar filtros',
    hideFilters: 'Ocultar filtros',
    clearFilters: 'Borrar filtros',
    task: (name) => `Tarea: ${name}`,
    removeTask: (name) => `Dejar de filtrar por la tarea ${name}`,
    loading: 'la auditoría',
    noMatch: 'Nada de lo que pasó coincide con estos filtros.',
    nothing: 'Todavía no ha pasado nada.',
    pages: 'Páginas de la auditoría',
  },
  filters: {
    label: 'Filtros',
    actor: 'Quién lo hizo',
    subject: 'Sobre quién',
    type: 'Qué',
    anyType: 'Cualquier cosa',
    from: 'Desde',
    to: 'Hasta',
    unknown: { subject: 'persona desconocida', task: 'tarea desconocida' },
  },
  action: {
    others: (count, types) => `y ${formatNumber(count)} más: ${types}`,
    counted: (type, count) => (count === 1 ? type : `${type} (${formatNumber(count)})`),
    furtherTypes: (count) => (count === 1 ? '1 tipo más' : `${count} tipos más`),
    loading: 'lo que se hizo a la vez',
    all: (count) => `Todas las entradas (${formatNumber(count)})`,
  },
  entry: {
    details: 'Detalles',
    actor: (actor, role) => [actor, ` (${role})`],
    actorTitle: 'Solo lo que hizo esta persona',
    subject: (subject) => ['sobre ', subject],
    subjectTitle: 'Solo lo que trata de esta persona',
    task: (task) => ['tarea ', task],
    taskTitle: 'Solo lo que trata de esta tarea',
    event: 'Evento',
    stream: 'Flujo de eventos',
    correlation: 'Correlación',
  },
  taskFields: {
    importance: 'Por qué',
    notes: 'Cómo',
    weightedImportance: 'Importancia',
    approxTotalHours: 'Horas',
  },
};
