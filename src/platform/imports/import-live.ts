import type { RecordedEvent } from '../../kernel/event';
import type { Accounts } from '../auth/session-user';
import type { Views } from '../document-store/views';
import type { LiveMessage, LiveRules } from '../realtime/live-feed';
import type { ImportKind } from './import-kind';
import type { ImportEvents } from './imports.events';

export function importLiveRules(
  kinds: readonly ImportKind[],
  accounts: Accounts,
  views: Views,
): LiveRules<ImportEvents> {
  const rule =
    (progress: number) =>
    async ({ data, revision }: RecordedEvent<ImportEvents>): Promise<LiveMessage[]> => {
      const { kind, importId } = data;
      const { view, concerns, changed } = kinds.find(({ decider }) => decider.name === kind)!;
      const file = await views.get(view, importId);
      if (!file) return [];
      return [{ to: await concerns(accounts, file), event: changed(importId, revision, { progress }) }];
    };
  return {
    ImportChecked: rule(0),
    ImportStarted: rule(0),
    ImportFinished: rule(1),
    ImportFailed: rule(1),
    ImportUndoStarted: rule(0),
    ImportUndone: rule(1),
  };
}
