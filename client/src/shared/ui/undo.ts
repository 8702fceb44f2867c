import { takeBackOf, type Act } from '../api/acts';
import { isApiError, saidOf } from '../api/errors';
import { t } from '../en';
import { toast, type ToastAction } from './toast';

/** What was done last is taken back before what was done earlier, however fast both are asked for. */
let before: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<void>): void {
  before = before.then(work);
}

/** Takes back what was just done. Where the server does not answer, or fails, it can be tried again, as the same request. */
export function undoing(run: () => Promise<unknown>, done: string = t.undo.done): ToastAction {
  const attempt = async (said: string) => {
    try {
      await run();
      toast.success(said);
    } catch (error) {
      if (!isApiError(error) || (error.status > 0 && error.status < 500)) return void toast.failure(error);
      const failure = error.status === 0 ? t.undo.unanswered : saidOf(error);
      toast.error(failure, { label: t.tryAgain, run: () => inTurn(() => attempt(said)) });
    }
  };
  return {
    label: t.undo.label,
    run: () => inTurn(() => attempt(done)),
    undoes: (said) => inTurn(() => attempt(t.undo.doneOf(said))),
  };
}

interface Undone {
  /** What is said then. */
  readonly said?: string;
  /** What else is done then. */
  readonly then?: () => void;
}

/** The offer to take an act back; none where that cannot be, or the server has not answered yet. */
export function undoOf(act: Act, { said, then }: Undone = {}): ToastAction | undefined {
  const takeBack = takeBackOf(act);
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
  toast.success(said, undoOf(act));
  return answer;
}
