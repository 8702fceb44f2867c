import type { ExamFormDetail } from 'contract/exam-forms';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { useSubject } from '../../../shared/ui/useSubject';
import type { Target } from './target';

// Comes once it is opened: no page waits for it.
const CorrectionDialog = lazyPart(() => import('./CorrectionDialog'));

/** Asks what something in a form should be, shows whom that changes, and corrects it. */
export function useCorrections(form: ExamFormDetail) {
  const { subject, isOpen, open, close } = useSubject<Target>();
  return {
    ask: (target: Target) => open(target),
    dialog: subject && <CorrectionDialog form={form} target={subject} isOpen={isOpen} onClose={close} />,
  };
}
