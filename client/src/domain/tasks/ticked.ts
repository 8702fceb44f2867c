import { useSyncExternalStore } from 'react';

export const STAYS_MS = 5_000;

/** Recently ticked tasks by id, with the state by which they are still sorted: true for completed. */
let places: ReadonlyMap<string, boolean> = new Map();
let isPointedAt = false;
let isDue = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<string, boolean>) {
  places = next;
  listeners.forEach((listener) => listener());
}

/** Moves all ticked tasks at once, but never under the pointer, where the next checkbox would slide away. */
function fold() {
  isDue = isPointedAt;
  if (!isDue) change(new Map());
}

/** Keeps a ticked task in its place; each further tick restarts the delay for all. */
export function stayInPlace(id: string, wasCompleted: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(fold, STAYS_MS);
  isDue = false;
  if (!places.has(id)) change(new Map([...places, [id, wasCompleted]]));
}

export function pointAt(isOn: boolean): void {
  isPointedAt = isOn;
  if (isDue && !isOn) fold();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePlaces = () => useSyncExternalStore(subscribe, () => places);
