import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import type { TestApp } from './app';

/** What is appended to such streams waits; returns what lets it go on. */
export function heldUp({ app }: TestApp, isHeld: (stream: string) => boolean): () => void {
  const store = app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const spy = jest.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
    if (isHeld(stream)) await held;
    return append(stream, ...rest);
  });
  return () => {
    spy.mockRestore();
    goOn();
  };
}

/** The process ends once requests have recorded so much; returns what starts it again and says how much they tried to. */
export function endsAfter({ app }: TestApp, appends: number): () => number {
  const store = app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let tried = 0;
  const broken = jest.spyOn(store, 'append').mockImplementation((stream, expected, events) => {
    const ofRequest = events.every(({ metadata }) => metadata.causationId === undefined);
    return ofRequest && ++tried > appends
      ? Promise.reject(new Error('The process ended here.'))
      : append(stream, expected, events);
  });
  return () => {
    broken.mockRestore();
    return tried;
  };
}
