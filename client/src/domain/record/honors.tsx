import { HONOR_TYPES, honorRules, type Honor } from 'contract/record';
import { CountedField } from '../../shared/form/CountedField';
import { DateField } from '../../shared/form/DateField';
import { Field } from '../../shared/form/Field';
import { formatDate } from '../../shared/lib/time';
import { defineRecordList } from './definition';
import { t } from './en';

type HonorForm = Omit<Honor, 'type'> & { readonly type: Honor['type'] | '' };

const TYPES = HONOR_TYPES.map((value) => ({ value, label: t.honors.types[value] }));

const HonorFields = () => (
  <>
    <Field<HonorForm> name="title" label={t.fields.title} rules={honorRules.title} />
    <CountedField<HonorForm> name="description" label={t.fields.description} rules={honorRules.description} />
    <Field<HonorForm>
      name="type"
      label={t.fields.type}
      kind="select"
      options={[{ value: '', label: t.honors.choose }, ...TYPES]}
      rules={honorRules.type}
    />
    <DateField<HonorForm> name="dateReceived" label={t.fields.dateReceived} rules={honorRules.dateReceived} />
  </>
);

export const honors = defineRecordList<'honors', HonorForm>({
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
  form: <HonorFields />,
  blank: () => ({ title: '', description: '', type: '', dateReceived: '' }),
  formOf: (honor) => honor,
  fieldsOf: ({ title, description, type, dateReceived }) => ({
    title: title.trim(),
    description: description.trim(),
    type: type as Honor['type'],
    dateReceived,
  }),
});
