import { useSyncExternalStore } from 'react';

export const STAYS_MS = 5_000;

/** Recently ticked tasks by id; true if they are still sorted as completed. */
let places: ReadonlyMap<string, boolean> = new Map();
let isPointedAt = false;
let isDue = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<string, boolean>) {
  places = next;
  listeners.forEach((listener) => listener());
}

/** Never moves tasks under the pointer, where the next checkbox would slide away. */
function fold() {
  isDue = isPointedAt;
  if (!isDue) change(new Map());
}

/** Each further tick restarts the delay for all tasks. */
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
