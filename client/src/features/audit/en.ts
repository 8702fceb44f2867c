import { formatNumber } from '../../shared/lib/format';

const by = (actor?: string) => (actor ? `, by ${actor}` : '');

export const t = {
  page: {
    title: 'Audit',
    everything: 'What happened, newest first',
    together: 'What was done together',
    doneBy: (actor: string) => `What ${actor} did`,
    ofPerson: (person: string, actor?: string) => `History of ${person}${by(actor)}`,
    ofTask: (task: string, actor?: string) => `History of the task “${task}”${by(actor)}`,
    ofPersonInTask: (person: string, task: string, actor?: string) =>
      `History of ${person} in the task “${task}”${by(actor)}`,
    zone: 'New York time',
    search: 'Search in what happened',
    showFilters: 'Show filters',
    hideFilters: 'Hide filters',
    clearFilters: 'Clear filters',
    task: (name: string) => `Task: ${name}`,
    removeTask: (name: string) => `Do not filter by the task ${name}`,
    loading: 'the audit',
    noMatch: 'Nothing that happened matches these filters.',
    nothing: 'Nothing has happened yet.',
    pages: 'Pages of the audit',
  },
  filters: {
    label: 'Filters',
    actor: 'Done by',
    subject: 'About',
    type: 'What',
    anyType: 'Anything',
    from: 'From',
    to: 'To',
    unknown: { subject: 'somebody unknown', task: 'an unknown task' },
  },
  action: {
    others: (count: number, types: string) => `and ${formatNumber(count)} more: ${types}`,
    counted: (type: string, count: number) => (count === 1 ? type : `${type} (${formatNumber(count)})`),
    furtherTypes: (count: number) => `${count} other kinds`,
    loading: 'what was done together',
    all: (count: number) => `All ${formatNumber(count)} entries`,
  },
  entry: {
    details: 'Details',
    actor: <Node>(actor: Node, role: string) => [actor, ` (${role})`],
    actorTitle: 'Only what this person did',
    subject: <Node>(subject: Node) => ['about ', subject],
    subjectTitle: 'Only what concerns this person',
    task: <Node>(task: Node) => ['task ', task],
    taskTitle: 'Only what concerns this task',
    event: 'Event',
    stream: 'Stream',
    correlation: 'Correlation',
  },
  /** These labels repeat those of the task forms. */
  taskFields: {
    importance: 'Why',
    notes: 'How',
    weightedImportance: 'Importance',
    approxTotalHours: 'Hours',
  },
} as const;
