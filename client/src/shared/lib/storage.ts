export type Place = 'localStorage' | 'sessionStorage';

/** Values that a full or forbidden storage rejected; they last until the page is closed. */
const unstored: Readonly<Record<Place, Map<string, string>>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
};

function tryOr<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch (error) {
    console.warn('The browser storage is unavailable', error);
    return otherwise;
  }
}

export const textIn = (place: Place, name: string): string | null =>
  unstored[place].get(name) ?? tryOr(() => window[place].getItem(name), null);

/** Stores a text; undefined removes it. Returns whether the change outlasts the page. */
export function storeText(place: Place, name: string, text: string | undefined): boolean {
  const isDone = tryOr(() => {
    if (text === undefined) window[place].removeItem(name);
    else window[place].setItem(name, text);
    return true;
  }, false);
  if (isDone || text === undefined) unstored[place].delete(name);
  else unstored[place].set(name, text);
  return isDone;
}

export const namesIn = (place: Place): string[] => [
  ...new Set([...tryOr(() => Object.keys(window[place]), []), ...unstored[place].keys()]),
];
