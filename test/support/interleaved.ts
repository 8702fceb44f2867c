import { CommandBus } from '@nestjs/cqrs';
import { Decide } from '../../src/platform/dispatch/dispatcher';
import type { TestApp } from './app';

/** Runs what others do just before the undo's step of that number; each is told the id of the step's stream. */
export function meanwhile(
  { app }: TestApp,
  others: Readonly<Record<number, (id: string) => Promise<unknown>>>,
) {
  const bus = app.get(CommandBus);
  const execute = bus.execute.bind(bus);
  let steps = 0;
  let busy = false;
  const spy = jest.spyOn(bus, 'execute').mockImplementation(async (decision) => {
    // Only an undo says what it expects to find.
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
