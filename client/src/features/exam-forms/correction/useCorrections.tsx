import type { ExamFormDetail } from 'contract/exam-forms';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { useDialogState } from '../../../shared/ui/useDialogState';
import type { Target } from './target';

const CorrectionDialog = lazyComponent(() => import('./CorrectionDialog'));

export function useCorrections(form: ExamFormDetail) {
  const { subject, isOpen, open, close } = useDialogState<Target>();
  return {
    ask: (target: Target) => open(target),
    dialog: subject && <CorrectionDialog form={form} target={subject} isOpen={isOpen} onClose={close} />,
  };
}
