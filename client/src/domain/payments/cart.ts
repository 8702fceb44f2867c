import { useEffect, useState } from 'react';
import { PRODUCTS, type OrderResource, type Product } from 'contract/payments';
import { keep, kept, onKeptElsewhere } from '../../shared/lib/kept';
import { useOrdersQuery } from './payments.api';

const NAME = 'cart';

interface Cart {
  readonly product: Product;
  /** Those that were opened for it; one of them may be paid long after, as bank debits are. */
  readonly orderIds: readonly string[];
}

/** A product that is not sold any more is none. */
function keptCart(): Cart | undefined {
  const found = kept<Partial<Cart>>('localStorage', NAME);
  const product = PRODUCTS.find((one) => one === found?.product);
  return product && { product, orderIds: found?.orderIds ?? [] };
}

const keepCart = (cart: Cart | undefined) => keep('localStorage', NAME, cart);

const isPaid = ({ attributes: { state } }: OrderResource) => state === 'paid' || state === 'refunded';

/** One item at most, of this person, in this browser and all of its tabs, until it is paid. */
export function useCart() {
  const [cart, set] = useState(keptCart);
  const [wasOrdered] = useState(() => Boolean(cart?.orderIds.length));
  useEffect(() => onKeptElsewhere(NAME, () => set(keptCart())), []);
  const put = (changed: Cart | undefined) => {
    keepCart(changed);
    set(changed);
  };
  const { data: orders, isLoading } = useOrdersQuery(undefined, { skip: !cart?.orderIds.length });
  const paidFor = orders?.some((order) => cart?.orderIds.includes(order.id) && isPaid(order)) ?? false;
  useEffect(() => {
    if (paidFor) keepCart(undefined);
  }, [paidFor]);
  return {
    item: paidFor ? undefined : cart?.product,
    /** Whether it was paid since is not known yet. */
    isLoading: wasOrdered && isLoading,
    put: (product: Product) => put({ product, orderIds: [] }),
    remove: () => put(undefined),
    ordered: (orderId: string) => cart && put({ ...cart, orderIds: [...cart.orderIds, orderId] }),
  };
}

/** What has been paid for does not wait to be paid for; another item stays. */
export function takeOutOfCart(order: OrderResource): void {
  if (isPaid(order) && keptCart()?.orderIds.includes(order.id)) keepCart(undefined);
}
