import { queuedIn, undoActionOf, type Action } from '../api/actions';
import { isApiError, errorMessage } from '../api/errors';
import { t } from '../en';
import { toast, type ToastAction } from './toast';

/** Undo requests run one after the other, so that the latest action is undone first. */
let before: Promise<unknown> = Promise.resolve();

function enqueue(work: () => Promise<void>): void {
  before = before.then(work);
}

/** Without a response, or after a server error, it can be repeated. */
export function undoing(run: () => Promise<unknown>, done: string = t.undo.done): ToastAction {
  const attempt = async (message: string) => {
    try {
      await run();
      toast.success(message);
    } catch (error) {
      if (!isApiError(error) || (error.status > 0 && error.status < 500)) return void toast.failure(error);
      const failure = error.status === 0 ? t.undo.unanswered : errorMessage(error);
      toast.error(failure, { label: t.tryAgain, run: () => enqueue(() => attempt(message)) });
    }
  };
  return {
    label: t.undo.label,
    run: () => enqueue(() => attempt(done)),
    undoes: (message) => enqueue(() => attempt(t.undo.doneOf(message))),
  };
}

interface UndoOutcome {
  readonly message?: string;
  readonly then?: () => void;
}

/** Undefined if the action cannot be undone or has no response yet. */
export function undoOf(action: Action, { message, then }: UndoOutcome = {}): ToastAction | undefined {
  const undo = undoActionOf(action);
  return undo && undoing(() => undo().then(then), message);
}

/** Says that the action is done, or that only this device has it yet. */
export function reportDone(action: Action, message: string, outcome?: UndoOutcome): void {
  const place = queuedIn(action);
  toast.success(place ? t.offline.queuedIn[place] : message, undoOf(action, outcome));
}

export async function runAction<Answer>(
  action: Action<Answer> | Promise<Answer>,
  message: string,
): Promise<Answer> {
  if (!('unwrap' in action)) {
    const answer = await action;
    toast.success(message);
    return answer;
  }
  const answer = await action.unwrap();
  reportDone(action, message);
  return answer;
}
