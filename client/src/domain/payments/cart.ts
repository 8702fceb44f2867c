import { useEffect, useState } from 'react';
import { PRODUCTS, type OrderResource, type Product } from 'contract/payments';
import { setStored, getStored, onStoredElsewhere } from '../../shared/lib/stored';
import { PaymentsApi } from './payments.api';

const NAME = 'cart';

interface Cart {
  readonly product: Product;
  /** All orders of this product are listed, because a bank debit may confirm an earlier one days later. */
  readonly orderIds: readonly string[];
}

function storedCart(): Cart | undefined {
  const found = getStored<Partial<Cart>>('localStorage', NAME);
  const product = PRODUCTS.find((one) => one === found?.product);
  return product && { product, orderIds: found?.orderIds ?? [] };
}

const storeCart = (cart: Cart | undefined) => setStored('localStorage', NAME, cart);

const isPaid = ({ attributes: { state } }: OrderResource) => state === 'paid' || state === 'refunded';

/** One cart per user and device with at most one item, shared by all tabs. */
export function useCart() {
  const [cart, set] = useState(storedCart);
  const [wasOrdered] = useState(() => Boolean(cart?.orderIds.length));
  useEffect(() => onStoredElsewhere(NAME, () => set(storedCart())), []);
  const put = (changed: Cart | undefined) => {
    storeCart(changed);
    set(changed);
  };
  const { data: orders, isLoading } = PaymentsApi.useOrdersQuery(undefined, { skip: !cart?.orderIds.length });
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

/** Keeps an item that this order did not pay for. */
export function removeFromCart(order: OrderResource): void {
  if (isPaid(order) && storedCart()?.orderIds.includes(order.id)) storeCart(undefined);
}
