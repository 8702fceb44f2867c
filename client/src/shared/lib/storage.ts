export type Place = 'localStorage' | 'sessionStorage';

/** Values that a full or forbidden storage rejected; they last until the page is closed. */
const unkept: Readonly<Record<Place, Map<string, string>>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
};

function tried<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch (error) {
    console.warn('The browser keeps nothing', error);
    return otherwise;
  }
}

export const textIn = (place: Place, name: string): string | null =>
  unkept[place].get(name) ?? tried(() => window[place].getItem(name), null);

/** Stores a text; undefined removes it. Returns whether the change outlasts the page. */
export function storeText(place: Place, name: string, text: string | undefined): boolean {
  const isDone = tried(() => {
    if (text === undefined) window[place].removeItem(name);
    else window[place].setItem(name, text);
    return true;
  }, false);
  if (isDone || text === undefined) unkept[place].delete(name);
  else unkept[place].set(name, text);
  return isDone;
}

export const namesIn = (place: Place): string[] => [
  ...new Set([...tried(() => Object.keys(window[place]), []), ...unkept[place].keys()]),
];
