import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import type { TestApp } from './app';

/** Delays appends to matching streams; returns a function that lets them continue. */
export function delayAppends({ app }: TestApp, isDelayed: (stream: string) => boolean): () => void {
  const store = app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  const spy = jest.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
    if (isDelayed(stream)) await resumed;
    return append(stream, ...rest);
  });
  return () => {
    spy.mockRestore();
    resume();
  };
}

/** Fails appends of requests after a number of them; returns a function that stops this and returns the number. */
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
