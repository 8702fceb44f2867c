import { Link } from 'react-router-dom';
import type { ImportedForm } from 'contract/exam-forms';
import type { Column } from '../../../shared/list/columns';
import { DataTable } from '../../../shared/list/DataTable';
import { AddIcon, EditIcon, MinusIcon } from '../../../shared/ui/icons';
import { StatusTag } from '../../../shared/ui/StatusTag';
import { t as all } from './en';

const t = all.forms;

const KINDS = {
  new: { icon: <AddIcon />, intent: 'success' },
  changed: { icon: <EditIcon />, intent: 'primary' },
  unchanged: { icon: <MinusIcon /> },
} as const;

const columns: readonly Column<ImportedForm & { readonly id: string }>[] = [
  {
    key: 'form',
    header: t.form,
    cell: ({ formId, type, code }) => <Link to={`/exam-forms/${formId}`}>{t.name(type, code)}</Link>,
  },
  {
    key: 'change',
    header: t.change,
    cell: ({ change }) => (
      <div>
        <StatusTag {...KINDS[change]} label={t.kinds[change]} />
      </div>
    ),
  },
  { key: 'changes', header: t.changes, cell: ({ changes }) => t.count(changes) },
  { key: 'entries', header: t.entries, cell: ({ entries }) => t.countEntries(entries) },
];

export function ImportedForms({ forms }: { forms: readonly ImportedForm[] }) {
  if (forms.length === 0) return null;
  return (
    <DataTable
      caption={t.what}
      columns={columns}
      rows={forms.map((form) => ({ ...form, id: form.formId }))}
    />
  );
}
