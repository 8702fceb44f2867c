import { Button } from '@blueprintjs/core';
import { EXAM_CODES, EXAM_TYPES, formIdOf, type ExamType } from 'contract/exam-definitions';
import { Text } from '../../../shared/layout/layout';
import { DownloadIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { FORM_FILES, useDownloadFormMutation, type FormFile } from '../examForms.api';
import { t as all } from './en';
import styles from './formImports.module.css';

const t = all.formats;

export function Formats() {
  const [download] = useDownloadFormMutation();
  const save = (type: ExamType, file: FormFile) =>
    download({ formId: formIdOf(type, EXAM_CODES[type][0]!), file })
      .unwrap()
      .catch(toast.failure);
  return (
    <>
      {EXAM_TYPES.flatMap((type) =>
        FORM_FILES.map((file) => (
          <Button
            key={`${type} ${file}`}
            size="small"
            icon={<DownloadIcon />}
            text={t.template[file](type)}
            onClick={() => save(type, file)}
          />
        )),
      )}
      <details className={styles.formats}>
        <Text as="summary" pad={[1, 0]} tone="primary">
          {t.summary}
        </Text>
        <p>{t.key}</p>
        <p>{t.scale}</p>
        <p>{t.known}</p>
        <p>{t.templates}</p>
      </details>
    </>
  );
}
