import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import type { TestApp } from './app';

/** Delays appends to matching streams; returns a function that lets them continue. */
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

/** Fails all appends by requests after so many; returns a function that ends this and says how many were tried. */
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
