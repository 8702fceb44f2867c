import { storeDraft, draftOf } from './draft';
import { clearStored, stored } from './stored';
import { storeText, namesIn, textIn, type Place } from './storage';

const PLACES: readonly Place[] = ['localStorage', 'sessionStorage'];

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

const REFUSALS: Readonly<Record<string, () => void>> = {
  'is full': () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
  'is forbidden': () => {
    for (const place of PLACES) jest.spyOn(window, place, 'get').mockImplementation(forbidden);
  },
};

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe.each(Object.keys(REFUSALS))('storage that %s', (refusal) => {
  beforeEach(() => REFUSALS[refusal]!());
  afterEach(() => void jest.restoreAllMocks());

  it.each(PLACES)('keeps values of %s until the page closes or the user logs out', (place) => {
    expect(storeText(place, 'theme', 'dark')).toBe(false);
    expect([textIn(place, 'theme'), namesIn(place)]).toEqual(['dark', ['theme']]);
    storeText(place, 'theme', undefined);
    expect([textIn(place, 'theme'), namesIn(place)]).toEqual([null, []]);
    const cart = stored('cart', { place });
    cart.set({ product: 'advising' });
    expect(cart.get()).toEqual({ product: 'advising' });
    clearStored();
    expect(cart.get()).toBeUndefined();
  });

  it('keeps the latest draft', () => {
    storeDraft('essay', 'Once');
    storeDraft('essay', 'Once upon');
    expect(draftOf('essay')?.value).toBe('Once upon');
    storeDraft('essay', undefined);
    expect(draftOf('essay')).toBeUndefined();
  });
});

it('a value is stored as soon as there is space', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  storeText('localStorage', 'theme', 'dark');
  refused.mockRestore();
  expect(storeText('localStorage', 'theme', 'light')).toBe(true);
  expect([textIn('localStorage', 'theme'), localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

it.each(['', '{', 'undefined', 'NaN', '\u0000'])('an unreadable entry, %j, counts as missing', (text) => {
  localStorage.setItem('kept::draft:essay', text);
  expect([stored('draft:essay').get(), draftOf('essay')]).toEqual([undefined, undefined]);
  storeDraft('letter', 'Dear');
  expect(draftOf('letter')?.value).toBe('Dear');
});
