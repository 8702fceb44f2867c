import { CommandBus } from '@nestjs/cqrs';
import { Decide } from '../../src/platform/dispatch/dispatcher';
import type { TestApp } from './app';

/** Runs other users' work just before the step of an undo with that number; each gets the id of the step's stream. */
export function meanwhile(
  { app }: TestApp,
  others: Readonly<Record<number, (id: string) => Promise<unknown>>>,
) {
  const bus = app.get(CommandBus);
  const execute = bus.execute.bind(bus);
  let steps = 0;
  let busy = false;
  const spy = jest.spyOn(bus, 'execute').mockImplementation(async (decision) => {
    // Only the decisions of an undo have a guard.
    if (busy || !(decision instanceof Decide) || !decision.guard) return execute(decision);
    const come = others[steps++];
    if (come) {
      busy = true;
      await come(decision.id).finally(() => (busy = false));
    }
    return execute(decision);
  });
  return {
    steps: () => steps,
    over: () => spy.mockRestore(),
  };
}
