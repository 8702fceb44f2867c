import { useSyncExternalStore } from 'react';

/** How long a task that was ticked stays where it was. */
export const STAYS_MS = 5_000;

/** Of each task that was ticked a moment ago, by id: whether it stood with the completed ones until then. */
let places: ReadonlyMap<string, boolean> = new Map();
let isPointedAt = false;
let isDue = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<string, boolean>) {
  places = next;
  listeners.forEach((listener) => listener());
}

/** All at once, and never under the pointer: the next box would slide there. */
function fold() {
  isDue = isPointedAt;
  if (!isDue) change(new Map());
}

/** A task that is ticked stays; whoever ticks on holds the others too. */
export function stayInPlace(id: string, wasCompleted: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(fold, STAYS_MS);
  isDue = false;
  if (!places.has(id)) change(new Map([...places, [id, wasCompleted]]));
}

/** Whether the pointer is on a list of tasks. */
export function pointAt(isOn: boolean): void {
  isPointedAt = isOn;
  if (isDue && !isOn) fold();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePlaces = () => useSyncExternalStore(subscribe, () => places);
