import { Button } from '@blueprintjs/core';
import type { RecordHistoryResource, RecordPart } from 'contract/record-history';
import type { ResponseOf } from 'contract/calls';
import { useSignedInUser } from '../../shared/api/session';
import { Stack, Text } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/resource';
import { Changes } from '../changes/Changes';
import { roleName } from '../people/roles';
import { t } from './en';
import { RecordApi, type RecordListName } from './record.api';
import './record.events';
import styles from './record.module.css';

interface HistoryOf {
  readonly studentId: string;
  readonly part: RecordPart;
  readonly item?: string;
}

export interface HistorySubject extends HistoryOf {
  readonly name: string;
  readonly called?: Readonly<Record<string, string>>;
}

const HistoryApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    recordHistory: build.infiniteQuery<
      ResponseOf<'GET /users/{studentId}/history'>,
      HistoryOf,
      string | undefined
    >({
      query: ({ queryArg: { studentId, part, item }, pageParam: before }) =>
        call('GET /users/{studentId}/history', { path: { studentId }, query: { part, item, before } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      providesTags: (_history, _error, { studentId }) => [
        { type: 'Audit', id: LIST },
        { type: 'Record', id: studentId },
      ],
    }),
  }),
});

/** What changed in one part of a student’s record, the latest first. */
export function HistoryEntries({ studentId, part, item, called }: HistorySubject) {
  const query = HistoryApi.useRecordHistoryInfiniteQuery(
    { studentId, part, item },
    { refetchOnMountOrArgChange: true },
  );
  const isOwn = useSignedInUser().id === studentId;
  const entries = query.currentData?.pages.flatMap(({ data }) => data);
  return (
    <Loaded
      query={{ ...query, currentData: entries }}
      what={t.history.what}
      empty={<Empty sketch="files">{t.history.empty}</Empty>}
    >
      {(loaded) => (
        <>
          <Stack as="ol" gap={5} className={styles.entries}>
            {loaded.map((entry, index) => (
              <li key={entry.id}>
                <Entry entry={entry} called={called} />
                {isOwn && isDeleted(entry, loaded.slice(0, index)) && (
                  <RestoreButton part={part} entry={entry} />
                )}
              </li>
            ))}
          </Stack>
          {query.hasNextPage && (
            <Button
              text={t.history.earlier}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const isDeleted = (
  { relationships: { item } }: RecordHistoryResource,
  later: readonly RecordHistoryResource[],
) =>
  item.data?.attributes.removed === true &&
  later.every(({ relationships }) => relationships.item.data?.id !== item.data?.id);

interface EntryProps extends Pick<HistorySubject, 'called'> {
  readonly entry: RecordHistoryResource;
}

function Entry({ entry: { attributes, relationships }, called }: EntryProps) {
  const { time, sentence, before, after, actorRole } = attributes;
  const { actor, item } = relationships;
  const role = roleName(actorRole);
  return (
    <article>
      <Text as="h3" breakable size={3}>
        {item.data ? t.history.ofItem(sentence, item.data.attributes.name) : sentence}
      </Text>
      <Text as="p" flush size={2} tone="muted">
        {actor.data ? t.history.actor(actor.data.attributes.name, role) : role}
        {' · '}
        <time dateTime={time}>{formatInstant(time)}</time>
      </Text>
      <Changes before={before} after={after} called={{ ...t.history.fields, ...called }} />
    </article>
  );
}

function RestoreButton({ part, entry }: { part: RecordPart; entry: RecordHistoryResource }) {
  const [restore, { isLoading }] = RecordApi.useRestoreItemMutation();
  const { id, attributes } = entry.relationships.item.data!;
  const run = async () => {
    try {
      // Only the lists of a record have items.
      await runAction(restore({ list: part as RecordListName, id }), t.history.restored(attributes.name));
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Button
      size="small"
      text={t.history.restore}
      aria-label={t.history.restoreItem(attributes.name)}
      loading={isLoading}
      onClick={() => void run()}
    />
  );
}
