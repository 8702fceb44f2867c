import type { StoreFacts } from 'contract/admin';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { ErrorIcon, TickIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Stack, Text } from '../../shared/layout/layout';
import { formatNumber } from '../../shared/lib/format';
import { t as all } from './en';
import { SystemApi, WATCHED } from './system.api';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export function sizeOf(bytes: number): string {
  let [amount, unit] = [bytes / 1024, 0];
  for (; amount >= 1024 && unit < UNITS.length - 1; unit++) amount /= 1024;
  return all.bytes(formatNumber(Math.round(amount * 10) / 10), UNITS[unit]!);
}

const t = all.stores;

type StoreRow = StoreFacts & { readonly id: string };

const contentText = ({ kind, holds }: StoreFacts) => {
  if (holds === null) return '–';
  return kind === 'history' ? t.position(holds) : t.collections(holds);
};

const stateOf = ({ problem }: StoreFacts) =>
  problem === null ? (
    <StatusTag icon={<TickIcon />} intent="success" label={t.available} />
  ) : (
    <>
      <StatusTag icon={<ErrorIcon />} intent="danger" label={t.unavailable} />
      <Text as="p" breakable>
        {problem}
      </Text>
    </>
  );

const columns: readonly Column<StoreRow>[] = [
  { key: 'kind', header: t.kind, cell: ({ kind }) => t.kinds[kind] },
  { key: 'state', header: t.state, cell: stateOf },
  { key: 'size', header: t.size, cell: ({ bytes }) => (bytes === null ? t.elsewhere : sizeOf(bytes)) },
  { key: 'at', header: t.at, cell: ({ at }) => (at === 'file' ? t.file : at) },
  { key: 'holds', header: t.holds, cell: contentText },
];

export function Stores() {
  const query = SystemApi.useStoresQuery(undefined, WATCHED);
  return (
    <Stack as="section" aria-labelledby="stores" gap={3} flushContent>
      <h2 id="stores">{t.heading}</h2>
      <Loaded query={query} what={t.loading} rows={4}>
        {({ data, disk }) => (
          <>
            <DataTable
              caption={t.heading}
              columns={columns}
              rows={data.map((store) => ({ ...store, id: store.kind }))}
            />
            <Text as="p" tone="muted">
              {disk && t.disk(sizeOf(disk.freeBytes), sizeOf(disk.totalBytes))} {t.backup}
            </Text>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
