import { exportRules } from 'contract/export';
import { Field } from '../../../shared/form/Field';
import { t } from './en';

/** Who asked, and why. */
export default function ExportFields() {
  return (
    <>
      <p>{t.exports.consequence}</p>
      <Field name="reason" label={t.exports.reason} kind="textarea" rules={exportRules.reason} />
    </>
  );
}
