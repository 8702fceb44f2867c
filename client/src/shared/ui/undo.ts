import { undoActionOf, type Action } from '../api/actions';
import { isApiError, errorMessage } from '../api/errors';
import { t } from '../en';
import { toast, type ToastAction } from './toast';

/** Undo requests run one after the other, so that the latest action is undone first. */
let before: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<void>): void {
  before = before.then(work);
}

/** A toast action that undoes something; without a response or after a server error it can be repeated. */
export function undoing(run: () => Promise<unknown>, done: string = t.undo.done): ToastAction {
  const attempt = async (said: string) => {
    try {
      await run();
      toast.success(said);
    } catch (error) {
      if (!isApiError(error) || (error.status > 0 && error.status < 500)) return void toast.failure(error);
      const failure = error.status === 0 ? t.undo.unanswered : errorMessage(error);
      toast.error(failure, { label: t.tryAgain, run: () => inTurn(() => attempt(said)) });
    }
  };
  return {
    label: t.undo.label,
    run: () => inTurn(() => attempt(done)),
    undoes: (said) => inTurn(() => attempt(t.undo.doneOf(said))),
  };
}

interface UndoOutcome {
  readonly said?: string;
  readonly then?: () => void;
}

/** Returns the offer to undo an action; undefined if it cannot be undone or has no response yet. */
export function undoOf(act: Action, { said, then }: UndoOutcome = {}): ToastAction | undefined {
  const takeBack = undoActionOf(act);
  return takeBack && undoing(() => takeBack().then(then), said);
}

/** Waits for an action, shows its success message, and offers to undo it if possible. */
export async function carryOut<Answer>(act: Action<Answer> | Promise<Answer>, said: string): Promise<Answer> {
  if (!('unwrap' in act)) {
    const answer = await act;
    toast.success(said);
    return answer;
  }
  const answer = await act.unwrap();
  toast.success(said, undoOf(act));
  return answer;
}
