import type { ComparedDocument, ProjectionComparison } from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { Box, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.comparison;

type DocumentRow = ComparedDocument & { readonly id: string };

const columnsOf = (personal: boolean): readonly Column<DocumentRow>[] => [
  { key: 'document', header: t.document, cell: ({ key }) => <Text breakable>{key}</Text> },
  { key: 'kind', header: t.kind, cell: ({ kind }) => t.kinds[kind] },
  { key: 'fields', header: t.fields, cell: (row) => <Fields document={row} personal={personal} /> },
];

export function Comparison({ comparison }: { comparison: ProjectionComparison }) {
  const { against, position, same, different, onlyBefore, onlyAfter, personal, sample } = comparison;
  return (
    <Stack gap={3} flushContent>
      <h3>{t.heading(against)}</h3>
      <Text as="p" flush tone="muted">
        {t.asOf(position)}
      </Text>
      <DescriptionList
        inline
        facts={[
          [t.same, formatNumber(same)],
          [t.different, formatNumber(different)],
          [t.onlyBefore, formatNumber(onlyBefore)],
          [t.onlyAfter, formatNumber(onlyAfter)],
        ]}
      />
      {sample.length === 0 ? (
        <p>{t.alike}</p>
      ) : (
        <>
          {personal && (
            <Text as="p" flush tone="muted">
              {t.personal}
            </Text>
          )}
          <DataTable
            caption={t.sample}
            columns={columnsOf(personal)}
            rows={sample.map((document) => ({ ...document, id: document.key }))}
          />
        </>
      )}
    </Stack>
  );
}

function Fields({ document, personal }: { document: ComparedDocument; personal: boolean }) {
  const { fields, fieldCount } = document;
  if (fields.length === 0) return '–';
  return (
    <Box as="ul" breakable>
      {fields.map(({ path, before, after }) => (
        <li key={path}>{personal ? path : t.change(path, before ?? t.absent, after ?? t.absent)}</li>
      ))}
      {fieldCount > fields.length && <li>{t.more(fieldCount - fields.length)}</li>}
    </Box>
  );
}
