import { Link } from 'react-router-dom';
import { EXAM_TYPES } from 'contract/exam-definitions';
import type { ExamFormResource } from 'contract/exams';
import { foldForSearch } from 'contract/text';
import { ExamsApi } from '../../domain/exams/exams.api';
import { Sample } from '../../domain/exams/Sample';
import type { Column } from '../../shared/list/columns';
import { ResourceList } from '../../shared/list/ResourceList';
import { MoreMenu } from '../../shared/ui/ActionMenu';
import { useFilters } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { UploadIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { useDownloads } from './downloads';
import { t } from './en';

const columns: readonly Column<ExamFormResource>[] = [
  {
    key: 'code',
    header: t.code,
    cell: ({ id, attributes }) => <Link to={`/exam-forms/${id}`}>{attributes.code}</Link>,
    sortBy: ({ attributes }) => attributes.code,
  },
  {
    key: 'type',
    header: t.type,
    cell: ({ attributes }) => attributes.type,
    sortBy: ({ attributes }) => attributes.type,
  },
  {
    key: 'kind',
    atEnd: true,
    header: t.kind,
    cell: ({ attributes }) => <div>{attributes.sample ? <Sample /> : t.real}</div>,
  },
  {
    key: 'revision',
    header: t.revision,
    cell: ({ attributes }) => t.number(attributes.revision),
    sortBy: ({ attributes }) => attributes.revision,
  },
  {
    key: 'scores',
    header: t.scores,
    cell: ({ attributes }) => (attributes.scaled ? t.scaled : t.rawOnly),
  },
  {
    key: 'entries',
    header: t.entries,
    cell: ({ attributes: { entries } }) => (entries === undefined ? t.unknown : t.number(entries)),
    sortBy: ({ attributes }) => attributes.entries ?? 0,
  },
];

const filters = [
  {
    name: 'type',
    label: t.types.label,
    options: [{ value: '', label: t.types.all }, ...EXAM_TYPES.map((type) => ({ value: type, label: type }))],
  },
  {
    name: 'kind',
    label: t.kinds.label,
    options: [
      { value: '', label: t.kinds.all },
      { value: 'sample', label: t.kinds.sample },
      { value: 'real', label: t.kinds.real },
    ],
  },
];

export default function ExamFormsPage() {
  const [{ q, type, kind }] = useFilters({ q: '', type: '', kind: '' });
  const query = ExamsApi.useExamFormsQuery(undefined);
  const downloads = useDownloads();
  const fits = ({ attributes }: ExamFormResource) =>
    (!type || attributes.type === type) &&
    (!kind || attributes.sample === (kind === 'sample')) &&
    foldForSearch(attributes.code).includes(foldForSearch(q));
  const shown = query.currentData?.filter(fits);
  return (
    <>
      <PageLine>{shown && t.count(shown.length)}</PageLine>
      <ResourceList<ExamFormResource, never>
        {...t.list}
        query={{ ...query, currentData: shown }}
        sketch="chart"
        empty={query.currentData?.length === 0 ? t.none : t.noMatch}
        nameOf={({ attributes }) => t.name(attributes.type, attributes.code)}
        filters={filters}
        tools={
          <ButtonLink to="/exam-forms/import" icon={<UploadIcon />}>
            {t.import}
          </ButtonLink>
        }
        table={{ columns }}
        menu={(form) => (
          <MoreMenu
            label={t.downloads.label(t.name(form.attributes.type, form.attributes.code))}
            actions={downloads(form)}
          />
        )}
      />
    </>
  );
}
