import { events } from '../../kernel/event';
import { ID, OPERATION } from '../../kernel/personal';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ProjectorEvents = {
  /** An operator skipped an event that `projection` could not handle. */
  ProjectionEventSkipped: { projection: string; eventId: string; reason: string };
  ProjectionRetried: { projection: string; eventId: string; requestId: string };
};

export const projectorEvents = events<ProjectorEvents>({
  ProjectionEventSkipped: { fields: { projection: OPERATION, eventId: ID, reason: OPERATION } },
  ProjectionRetried: { fields: { projection: OPERATION, eventId: ID, requestId: ID } },
});
