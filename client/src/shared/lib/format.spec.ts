import { formatPrice } from './format';

it.each([
  [9_000, '$90.00'],
  [1_950, '$19.50'],
  [14_999, '$149.99'],
  [5, '$0.05'],
])('a price of %i cents reads %s', (cents, shown) => {
  expect(formatPrice(cents, 'USD')).toBe(shown);
});
