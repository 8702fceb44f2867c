import { CommandBus } from '@nestjs/cqrs';
import { Decide } from '../../src/platform/dispatch/dispatcher';
import type { TestApp } from './app';

/** What others do just before a step of an undo, by its number; each is told what the step is about. */
export function meanwhile(
  { app }: TestApp,
  others: Readonly<Record<number, (id: string) => Promise<unknown>>>,
) {
  const bus = app.get(CommandBus);
  const execute = bus.execute.bind(bus);
  let steps = 0;
  let busy = false;
  const spy = jest.spyOn(bus, 'execute').mockImplementation(async (decision) => {
    // An undo alone says what it expects to find.
    if (busy || !(decision instanceof Decide) || !decision.guard) return execute(decision);
    const come = others[steps++];
    if (come) {
      busy = true;
      await come(decision.id).finally(() => (busy = false));
    }
    return execute(decision);
  });
  return {
    /** How many steps there were. */
    steps: () => steps,
    over: () => spy.mockRestore(),
  };
}
