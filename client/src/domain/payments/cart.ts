import { useEffect, useState } from 'react';
import { PRODUCTS, type OrderResource, type Product } from 'contract/payments';
import { keep, kept, onStoredElsewhere } from '../../shared/lib/stored';
import { useOrdersQuery } from './payments.api';

const NAME = 'cart';

interface Cart {
  readonly product: Product;
  /** Orders created for it; a bank debit may be confirmed long after. */
  readonly orderIds: readonly string[];
}

/** A stored product that is no longer sold is ignored. */
function storedCart(): Cart | undefined {
  const found = kept<Partial<Cart>>('localStorage', NAME);
  const product = PRODUCTS.find((one) => one === found?.product);
  return product && { product, orderIds: found?.orderIds ?? [] };
}

const storeCart = (cart: Cart | undefined) => keep('localStorage', NAME, cart);

const isPaid = ({ attributes: { state } }: OrderResource) => state === 'paid' || state === 'refunded';

/** The cart of one user on one device, shared by its tabs: at most one item, until it is paid. */
export function useCart() {
  const [cart, set] = useState(storedCart);
  const [wasOrdered] = useState(() => Boolean(cart?.orderIds.length));
  useEffect(() => onStoredElsewhere(NAME, () => set(storedCart())), []);
  const put = (changed: Cart | undefined) => {
    storeCart(changed);
    set(changed);
  };
  const { data: orders, isLoading } = useOrdersQuery(undefined, { skip: !cart?.orderIds.length });
  const paidFor = orders?.some((order) => cart?.orderIds.includes(order.id) && isPaid(order)) ?? false;
  useEffect(() => {
    if (paidFor) storeCart(undefined);
  }, [paidFor]);
  return {
    item: paidFor ? undefined : cart?.product,
    isLoading: wasOrdered && isLoading,
    put: (product: Product) => put({ product, orderIds: [] }),
    remove: () => put(undefined),
    ordered: (orderId: string) => cart && put({ ...cart, orderIds: [...cart.orderIds, orderId] }),
  };
}

/** Empties the cart if this order paid for its item; another item stays. */
export function removeFromCart(order: OrderResource): void {
  if (isPaid(order) && storedCart()?.orderIds.includes(order.id)) storeCart(undefined);
}
