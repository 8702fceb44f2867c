import type { AnyRecordedEvent } from '../../kernel/event';
import type { Accounts } from '../auth/session-user';
import type { Views } from '../document-store/views';
import type { LiveMessage, LiveRules } from '../realtime/live-feed';
import type { ImportEvents } from './import.decider';
import type { ImportDocument, ImportKind } from './import-kind';

const PROGRESS = { Checked: 0, Started: 0, Finished: 1, Failed: 1, UndoStarted: 0, Undone: 1 };

export function importLiveRules<
  Noun extends string,
  Events extends ImportEvents<Noun>,
  Document extends ImportDocument,
>(
  { noun, view, changed, concerns }: ImportKind<Noun, Events, Document>,
  accounts: Accounts,
  views: Views,
): LiveRules<ImportEvents<Noun>> {
  const rules = Object.entries(PROGRESS).map(([step, progress]) => [
    `${noun}${step}`,
    async ({ data, revision }: AnyRecordedEvent): Promise<LiveMessage[]> => {
      const { importId } = data as { importId: string };
      const file = await views.get(view, importId);
      if (!file) return [];
      return [{ to: await concerns(accounts, file), event: changed(importId, revision, { progress }) }];
    },
  ]);
  return Object.fromEntries(rules) as LiveRules<ImportEvents<Noun>>;
}
