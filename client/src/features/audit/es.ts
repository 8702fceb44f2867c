import type { Translated } from 'contract/translated';
import { formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const by = (actor?: string) => (actor ? `, por ${actor}` : '');

export const t: Translated<typeof english> = {
  page: {
    title: 'Auditoría',
    everything: 'Todos los eventos, del más reciente al más antiguo',
    together: 'Cambios hechos a la vez',
    doneBy: (actor) => `Cambios hechos por ${actor}`,
    ofPerson: (person, actor) => `Historial de ${person}${by(actor)}`,
    ofTask: (task, actor) => `Historial de la tarea “${task}”${by(actor)}`,
    ofPersonInTask: (person, task, actor) => `Historial de ${person} en la tarea “${task}”${by(actor)}`,
    zone: 'Hora de Nueva York',
    search: 'Buscar eventos',
    showFilters: 'Mostrar filtros',
    hideFilters: 'Ocultar filtros',
    clearFilters: 'Borrar filtros',
    quiet: 'Mostrar los mensajes y lo que las personas han visto',
    task: (name) => `Tarea: ${name}`,
    removeTask: (name) => `Quitar el filtro de la tarea ${name}`,
    loading: 'la auditoría',
    noMatch: 'Ningún evento coincide con estos filtros.',
    nothing: 'Todavía no hay nada registrado.',
    pages: 'Páginas de la auditoría',
  },
  filters: {
    label: 'Filtros',
    actor: 'Quién lo hizo',
    subject: 'Sobre quién',
    type: 'Evento',
    anyType: 'Cualquier evento',
    from: 'Desde',
    to: 'Hasta',
    unknown: { subject: 'persona desconocida', task: 'tarea desconocida' },
  },
  action: {
    others: (count, types) => `y ${formatNumber(count)} más: ${types}`,
    counted: (type, count) => (count === 1 ? type : `${type} (${formatNumber(count)})`),
    furtherTypes: (count) => (count === 1 ? '1 tipo más' : `${count} tipos más`),
    all: (count) => `Todas las entradas (${formatNumber(count)})`,
  },
  entry: {
    details: 'Detalles',
    actor: (actor, role) => [actor, ` (${role})`],
    actorTitle: 'Mostrar solo lo que hizo esta persona',
    subject: (subject) => ['sobre ', subject],
    subjectTitle: 'Mostrar solo eventos sobre esta persona',
    task: (task) => ['tarea ', task],
    taskTitle: 'Mostrar solo eventos sobre esta tarea',
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
