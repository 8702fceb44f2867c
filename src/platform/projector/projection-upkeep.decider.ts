import { decider } from '../../kernel/decider';
import type { ProjectorEvents } from './projector.events';

interface State {
  readonly skipped: readonly string[];
  /** The last request for a retry, so that a repeated request is one retry. */
  readonly retried: readonly string[];
}

interface Parked {
  readonly projection: string;
  readonly eventId: string;
}

export type ProjectionUpkeepCommands = {
  Skip: Parked & { readonly reason: string };
  Retry: Parked & { readonly requestId: string };
};

/** Operators' decisions about a projection's parked events. */
export const projectionUpkeep = decider<State, ProjectionUpkeepCommands, ProjectorEvents>({
  name: 'projection',
  initial: { skipped: [], retried: [] },
  decide: {
    Skip: ({ projection, eventId, reason }, { skipped }) =>
      skipped.includes(eventId)
        ? []
        : [{ type: 'ProjectionEventSkipped', data: { projection, eventId, reason } }],
    Retry: ({ projection, eventId, requestId }, { retried }) =>
      retried.includes(requestId)
        ? []
        : [{ type: 'ProjectionRetried', data: { projection, eventId, requestId } }],
  },
  evolve: {
    ProjectionEventSkipped: (state, { eventId }) => ({ ...state, skipped: [...state.skipped, eventId] }),
    ProjectionRetried: (state, { requestId }) => ({ ...state, retried: [...state.retried, requestId] }),
  },
});
