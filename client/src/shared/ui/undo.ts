import { takeBackOf, type Act } from '../api/acts';
import { isApiError } from '../api/errors';
import { t } from '../en';
import { toast, type ToastAction } from './toast';

/** Takes back what was just done. Where no answer comes it can be tried again, as the same request. */
export function undoing(run: () => Promise<unknown>, done: string = t.undo.done): ToastAction {
  const attempt = async (said: string) => {
    try {
      await run();
      toast.success(said);
    } catch (error) {
      if (isApiError(error) && error.status === 0) {
        toast.error(t.undo.unanswered, { label: t.tryAgain, run: () => void attempt(said) });
      } else toast.failure(error);
    }
  };
  return {
    label: t.undo.label,
    run: () => void attempt(done),
    undoes: (said) => void attempt(t.undo.doneOf(said)),
  };
}

interface Undone {
  /** What is said then. */
  readonly said?: string;
  /** What else is done then. */
  readonly then?: () => void;
}

/** The offer to take acts back; none where that cannot be, or the server has not answered yet. */
export function undoOf(acts: readonly Act[], { said, then }: Undone = {}): ToastAction | undefined {
  const takeBack = takeBackOf(acts);
  return takeBack && undoing(() => takeBack().then(then), said);
}

/** Waits until something is done, says so, and offers to take it back where that can be. */
export async function carryOut<Answer>(act: Act<Answer> | Promise<Answer>, said: string): Promise<Answer> {
  if (!('unwrap' in act)) {
    const answer = await act;
    toast.success(said);
    return answer;
  }
  const answer = await act.unwrap();
  toast.success(said, undoOf([act]));
  return answer;
}
