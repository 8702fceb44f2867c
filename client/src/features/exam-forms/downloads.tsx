import type { ExamFormResource } from 'contract/exams';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { ImportIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { useDownloadFormMutation, type FormFile } from './examForms.api';

/** The files of a form, as an import takes them. */
export function useDownloads() {
  const [download] = useDownloadFormMutation();
  return ({ id: formId, attributes: { scaled } }: ExamFormResource): readonly MenuAction[] => {
    const files: readonly FormFile[] = scaled ? ['key', 'scale'] : ['key'];
    return files.map((file) => ({
      text: t.downloads[file],
      icon: <ImportIcon />,
      run: () => {
        download({ formId, file }).unwrap().catch(toast.failure);
      },
    }));
  };
}
