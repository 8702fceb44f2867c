import { observable } from '../../shared/lib/observable';

export const STAYS_MS = 5_000;

/** Recently ticked tasks by id; true if they are still sorted as completed. */
const places = observable<ReadonlyMap<string, boolean>>(new Map());
export const usePlaces = places.useValue;

let isPointedAt = false;
let isDue = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Never moves tasks under the pointer, where the next checkbox would slide away. */
function fold() {
  isDue = isPointedAt;
  if (!isDue) places.set(new Map());
}

/** Each further tick restarts the delay for all tasks. */
export function stayInPlace(id: string, wasCompleted: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(fold, STAYS_MS);
  isDue = false;
  if (!places.get().has(id)) places.set(new Map([...places.get(), [id, wasCompleted]]));
}

export function pointAt(isOn: boolean): void {
  isPointedAt = isOn;
  if (isDue && !isOn) fold();
}
