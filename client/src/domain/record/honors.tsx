import { HONOR_TYPES, honorRules, type Honor } from 'contract/record';
import { defineFields } from '../../shared/form/fields';
import { formatDate } from '../../shared/lib/time';
import { defineRecordList } from './definition';
import { t } from './en';

const TYPES = HONOR_TYPES.map((value) => ({ value, label: t.honors.types[value] }));

const fields = defineFields<Honor>({
  title: { label: t.fields.title, rules: honorRules.title },
  description: {
    label: t.fields.description,
    kind: 'counted',
    rules: honorRules.description,
    empty: '',
  },
  type: {
    label: t.fields.type,
    kind: 'select',
    options: [{ value: '', label: t.honors.choose }, ...TYPES],
    rules: honorRules.type,
  },
  dateReceived: { label: t.fields.dateReceived, kind: 'date', rules: honorRules.dateReceived },
});

export const honors = defineRecordList<'honors', typeof fields.blank>({
  list: 'honors',
  sentences: t.honors,
  nameOf: ({ title }) => title,
  detailsOf: ({ description }) => description,
  figuresOf: ({ type, dateReceived }) => (
    <>
      <div>{t.honors.types[type]}</div>
      <div>{formatDate(dateReceived)}</div>
    </>
  ),
  form: <fields.Fields />,
  blank: () => fields.blank,
  formOf: fields.valuesOf,
  fieldsOf: fields.bodyOf,
});
