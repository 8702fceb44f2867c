import { useEffect, useState } from 'react';
import { PRODUCTS, type Product } from 'contract/payments';
import { keep, kept, onKeptElsewhere } from '../../shared/lib/kept';

const NAME = 'cart';

/** A product that is not sold any more is none. */
function keptProduct(): Product | undefined {
  const found = kept<Product>(localStorage, NAME);
  return PRODUCTS.find((product) => product === found);
}

/** One item at most, of this person, in this browser and all of its tabs. */
export function useCart() {
  const [item, set] = useState(keptProduct);
  useEffect(() => onKeptElsewhere(NAME, () => set(keptProduct())), []);
  return {
    item,
    put: (product: Product | undefined) => {
      keep(localStorage, NAME, product);
      set(product);
    },
  };
}

/** What has been paid for does not wait to be paid for; another item stays. */
export function takeOutOfCart(product: Product): void {
  if (keptProduct() === product) keep(localStorage, NAME, undefined);
}
