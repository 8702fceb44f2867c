import type { Describe } from '../../kernel/audit';
import type { ProjectorEvents } from './projector.events';

export const describeProjector: Describe<ProjectorEvents> = {
  ProjectionEventSkipped: ({ projection, eventId, reason }) => ({
    sentence: {
      en: `Skipped an event of the projection ${projection}`,
      es: `Omitió un evento de la proyección ${projection}`,
    },
    after: { projection, eventId, reason },
  }),
  ProjectionRetried: ({ projection, eventId, reason }) => ({
    sentence: {
      en: `Retried an event of the projection ${projection}`,
      es: `Reintentó un evento de la proyección ${projection}`,
    },
    after: { projection, eventId, ...(reason && { reason }) },
  }),
  ProjectionRebuildRequested: ({ projection, rebuildId, version, against, reason }) => ({
    sentence:
      against === null
        ? {
            en: `Requested a rebuild of the projection ${projection}`,
            es: `Pidió reconstruir la proyección ${projection}`,
          }
        : {
            en: `Requested a rebuild of the projection ${projection}, to compare first`,
            es: `Pidió reconstruir la proyección ${projection}, para compararla primero`,
          },
    after: { projection, rebuildId, version, ...(against !== null && { against }), reason },
  }),
  ProjectionRebuildAccepted: ({ projection, rebuildId, reason }) => ({
    sentence: {
      en: `Swapped in the rebuilt projection ${projection}`,
      es: `Cambió a la proyección reconstruida ${projection}`,
    },
    after: { projection, rebuildId, reason },
  }),
  ProjectionRebuildDiscarded: ({ projection, rebuildId, reason }) => ({
    sentence: {
      en: `Discarded the rebuild of the projection ${projection}`,
      es: `Descartó la reconstrucción de la proyección ${projection}`,
    },
    after: { projection, rebuildId, reason },
  }),
  ProjectionRebuilt: ({ projection, rebuildId, version, documents }) => ({
    sentence: { en: `Rebuilt the projection ${projection}`, es: `Reconstruyó la proyección ${projection}` },
    after: { projection, rebuildId, version, documents },
  }),
  ProjectionVersionDropped: ({ projection, version, reason }) => ({
    sentence: {
      en: `Deleted version ${version} of the projection ${projection}`,
      es: `Eliminó la versión ${version} de la proyección ${projection}`,
    },
    after: { projection, version, reason },
  }),
};
