import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import type { TestApp } from './app';

/** The process ends once requests have recorded so much; returns what starts it again. */
export function endsAfter({ app }: TestApp, appends: number): () => void {
  const store = app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let left = appends;
  const broken = jest.spyOn(store, 'append').mockImplementation((stream, expected, events) => {
    const ofRequest = events.every(({ metadata }) => metadata.causationId === undefined);
    return ofRequest && left-- <= 0
      ? Promise.reject(new Error('The process ended here.'))
      : append(stream, expected, events);
  });
  return () => broken.mockRestore();
}
