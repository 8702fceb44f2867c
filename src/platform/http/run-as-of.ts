import { currentContext, runInContext, type RequestContext } from './request-context';

/** Decides as if it were that time. Only the demonstration uses this. */
export function runAsOf<T>(now: string, work: () => T): T {
  const context: RequestContext = { ...currentContext(), now };
  return runInContext(context, work);
}
