import { formatNumber } from '../../shared/lib/format';

const by = (actor?: string) => (actor ? `, by ${actor}` : '');

export const t = {
  page: {
    title: 'Audit',
    everything: 'All events, newest first',
    together: 'Changes made together',
    doneBy: (actor: string) => `Changes made by ${actor}`,
    ofPerson: (person: string, actor?: string) => `History of ${person}${by(actor)}`,
    ofTask: (task: string, actor?: string) => `History of the task “${task}”${by(actor)}`,
    ofPersonInTask: (person: string, task: string, actor?: string) =>
      `History of ${person} for the task “${task}”${by(actor)}`,
    zone: 'New York time',
    search: 'Search events',
    showFilters: 'Show filters',
    hideFilters: 'Hide filters',
    clearFilters: 'Clear filters',
    quiet: 'Show messages and what people have seen',
    task: (name: string) => `Task: ${name}`,
    removeTask: (name: string) => `Remove the filter for the task ${name}`,
    loading: 'the audit',
    noMatch: 'No events match these filters.',
    nothing: 'Nothing has been recorded yet.',
    pages: 'Pages of the audit',
  },
  filters: {
    label: 'Filters',
    actor: 'Done by',
    subject: 'About',
    type: 'Event',
    anyType: 'Any event',
    from: 'From',
    to: 'To',
    unknown: { subject: 'unknown person', task: 'unknown task' },
  },
  action: {
    others: (count: number, types: string) => `and ${formatNumber(count)} more: ${types}`,
    counted: (type: string, count: number) => (count === 1 ? type : `${type} (${formatNumber(count)})`),
    furtherTypes: (count: number) => `${count} other types`,
    all: (count: number) => `All ${formatNumber(count)} entries`,
  },
  entry: {
    details: 'Details',
    actor: <Node>(actor: Node, role: string) => [actor, ` (${role})`],
    actorTitle: 'Show only what this person did',
    subject: <Node>(subject: Node) => ['about ', subject],
    subjectTitle: 'Show only events about this person',
    task: <Node>(task: Node) => ['task ', task],
    taskTitle: 'Show only events about this task',
    event: 'Event',
    stream: 'Stream',
    correlation: 'Correlation',
  },
  taskFields: {
    importance: 'Why',
    notes: 'How',
    weightedImportance: 'Importance',
    approxTotalHours: 'Hours',
  },
} as const;
