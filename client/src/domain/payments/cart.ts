import { useEffect, useState } from 'react';
import { PRODUCTS, type OrderResource, type Product } from 'contract/payments';
import { stored } from '../../shared/lib/stored';
import { PaymentsApi } from './payments.api';

interface Cart {
  readonly product: Product;
  /** All orders of this product are listed, because a bank debit may confirm an earlier one days later. */
  readonly orderIds: readonly string[];
}

const entry = stored<Partial<Cart>>('cart');

function cartOf(found: Partial<Cart> | undefined): Cart | undefined {
  const product = PRODUCTS.find((one) => one === found?.product);
  return product && { product, orderIds: found?.orderIds ?? [] };
}

const isPaid = ({ attributes: { state } }: OrderResource) => state === 'paid' || state === 'refunded';

/** One cart per user and device with at most one item, shared by all tabs. */
export function useCart() {
  const cart = cartOf(entry.useValue());
  const [wasOrdered] = useState(() => Boolean(cart?.orderIds.length));
  const { data: orders, isLoading } = PaymentsApi.useOrdersQuery(undefined, { skip: !cart?.orderIds.length });
  const paidFor = orders?.some((order) => cart?.orderIds.includes(order.id) && isPaid(order)) ?? false;
  useEffect(() => {
    if (paidFor) entry.set(undefined);
  }, [paidFor]);
  return {
    item: paidFor ? undefined : cart?.product,
    isLoading: wasOrdered && isLoading,
    put: (product: Product) => entry.set({ product, orderIds: [] }),
    remove: () => entry.set(undefined),
    ordered: (orderId: string) => cart && entry.set({ ...cart, orderIds: [...cart.orderIds, orderId] }),
  };
}

/** Keeps an item that this order did not pay for. */
export function removeFromCart(order: OrderResource): void {
  if (isPaid(order) && entry.get()?.orderIds?.includes(order.id)) entry.set(undefined);
}
