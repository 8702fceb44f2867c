import type { ExamFormResource } from 'contract/exams';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { DownloadIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { ExamFormsApi, FORM_FILES } from './examForms.api';

/** The files have the format that an import accepts; a form without a scale gets an empty scale to fill in. */
export function useDownloads() {
  const [download] = ExamFormsApi.useDownloadFormMutation();
  return ({ id: formId }: ExamFormResource): readonly MenuAction[] =>
    FORM_FILES.map((file) => ({
      text: t.downloads[file],
      icon: <DownloadIcon />,
      run: () => {
        download({ formId, file }).unwrap().catch(toast.failure);
      },
    }));
}
