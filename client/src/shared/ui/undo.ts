import { isApiError } from '../api/errors';
import { t } from '../en';
import { toast, type ToastAction } from './toast';

/** Takes back what was just done. Where no answer comes it can be tried again, as the same request. */
export function undoing(run: () => Promise<unknown>, done: string = t.undo.done): ToastAction {
  const attempt = async () => {
    try {
      await run();
      toast.success(done);
    } catch (error) {
      if (isApiError(error) && error.status === 0) toast.error(t.undo.unanswered, again);
      else toast.failure(error);
    }
  };
  const again = { label: t.tryAgain, run: () => void attempt() };
  return { label: t.undo.label, run: () => void attempt() };
}
