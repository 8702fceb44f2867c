import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { t } from '../messages';
import type { ProjectorEvents } from './projector.events';

export interface OpenRebuild {
  readonly id: string;
  readonly version: number;
  readonly against: number | null;
  readonly isAccepted: boolean;
}

interface State {
  readonly skipped: readonly string[];
  readonly handledIds: readonly string[];
  readonly rebuild: OpenRebuild | null;
  readonly outcome: { readonly id: string; readonly isDiscarded: boolean } | null;
}

interface Parked {
  readonly projection: string;
  readonly eventId: string;
}

export type ProjectionMaintenanceCommands = {
  Skip: Parked & { readonly reason: string };
  Retry: Parked & { readonly reason: string; readonly requestId: string };
  RequestRebuild: ProjectorEvents['ProjectionRebuildRequested'];
  AcceptRebuild: ProjectorEvents['ProjectionRebuildAccepted'];
  DiscardRebuild: ProjectorEvents['ProjectionRebuildDiscarded'];
  FinishRebuild: ProjectorEvents['ProjectionRebuilt'];
  DropVersion: ProjectorEvents['ProjectionVersionDropped'];
};

/** Decides about operators' requests for a projection: its parked events, and its rebuilds, one at a time. */
export const projectionMaintenance = decider<State, ProjectionMaintenanceCommands, ProjectorEvents>({
  name: 'projection',
  stream: {
    key: 'projection',
    growsWith: "operators' decisions about its parked events, rebuilds and earlier versions",
  },
  initial: { skipped: [], handledIds: [], rebuild: null, outcome: null },
  decide: {
    Skip: ({ projection, eventId, reason }, { skipped }) =>
      skipped.includes(eventId)
        ? []
        : [{ type: 'ProjectionEventSkipped', data: { projection, eventId, reason } }],
    Retry: (retry, { handledIds }) =>
      handledIds.includes(retry.requestId) ? [] : [{ type: 'ProjectionRetried', data: retry }],
    RequestRebuild: (request, { handledIds, rebuild }) => {
      if (handledIds.includes(request.rebuildId)) return [];
      if (rebuild) throw new Rejected('conflict', t('rebuild-under-way'));
      return [{ type: 'ProjectionRebuildRequested', data: request }];
    },
    AcceptRebuild: (acceptance, { rebuild, outcome }) => {
      const { rebuildId } = acceptance;
      if (rebuild?.id === rebuildId)
        return rebuild.isAccepted ? [] : [{ type: 'ProjectionRebuildAccepted', data: acceptance }];
      if (outcome?.id === rebuildId && !outcome.isDiscarded) return [];
      throw new Rejected('conflict', t('rebuild-over'));
    },
    DiscardRebuild: (discard, { rebuild, outcome }) => {
      const { rebuildId } = discard;
      if (rebuild?.id === rebuildId) return [{ type: 'ProjectionRebuildDiscarded', data: discard }];
      if (outcome?.id === rebuildId && outcome.isDiscarded) return [];
      throw new Rejected('conflict', t('rebuild-over'));
    },
    FinishRebuild: (finished, { outcome }) =>
      outcome?.id === finished.rebuildId && !outcome.isDiscarded
        ? []
        : [{ type: 'ProjectionRebuilt', data: finished }],
    DropVersion: (drop, { handledIds }) =>
      handledIds.includes(drop.requestId) ? [] : [{ type: 'ProjectionVersionDropped', data: drop }],
  },
  evolve: {
    ProjectionEventSkipped: (state, { eventId }) => ({ ...state, skipped: [...state.skipped, eventId] }),
    ProjectionRetried: (state, { requestId }) => heeding(state, requestId),
    ProjectionRebuildRequested: (state, { rebuildId, version, against }) => ({
      ...heeding(state, rebuildId),
      rebuild: { id: rebuildId, version, against, isAccepted: against === null },
    }),
    ProjectionRebuildAccepted: (state) => ({
      ...state,
      rebuild: state.rebuild && { ...state.rebuild, isAccepted: true },
    }),
    ProjectionRebuildDiscarded: (state, { rebuildId }) => ended(state, rebuildId, true),
    ProjectionRebuilt: (state, { rebuildId }) => ended(state, rebuildId, false),
    ProjectionVersionDropped: (state, { requestId }) => heeding(state, requestId),
  },
});

const heeding = (state: State, requestId: string): State => ({
  ...state,
  handledIds: [...state.handledIds, requestId],
});

const ended = (state: State, id: string, isDiscarded: boolean): State => ({
  ...state,
  rebuild: state.rebuild?.id === id ? null : state.rebuild,
  outcome: { id, isDiscarded },
});
