import { eventNames } from './en/event-names';

export const eventName = (type: string): string =>
  (eventNames as Readonly<Record<string, string>>)[type] ?? type;
