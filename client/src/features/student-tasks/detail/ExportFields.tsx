import { exportRules } from 'contract/export';
import { LANGUAGE_NAMES, LANGUAGES } from 'contract/languages';
import { Field } from '../../../shared/form/Field';
import { t } from './en';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export default function ExportFields() {
  return (
    <>
      <p>{t.exports.consequence}</p>
      <Field name="reason" label={t.exports.reason} kind="textarea" rules={exportRules.reason} />
      <Field name="language" label={t.exports.language} kind="select" options={OPTIONS} />
    </>
  );
}
