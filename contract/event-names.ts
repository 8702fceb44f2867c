import { eventNames } from './en/event-names';
import { humanize } from './humanize';

/** Returns the name of an event, by default in the language of the bundle. */
export const eventName = (type: string, names: Readonly<Record<string, string>> = eventNames): string =>
  names[type] ?? humanize(type);
