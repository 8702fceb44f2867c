import { productNames } from '../../../contract/en/payments';
import { productNames as spanishNames } from '../../../contract/es/payments';
import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'order-not-found': 'Order not found.',
  'another-amount': 'The payment amount doesn’t match the order.',
  'no-payments': 'Nothing is for sale here right now.',
  'already-owned': 'You already have the advising system.',
  'another-user': 'The userid header doesn’t match the token.',
  'provider-unavailable': 'We can’t reach the payment service right now. Try again in a minute.',
  'not-signed': 'The payment service’s signature is missing or wrong.',
  'not-open': 'This order is closed.',
};

const es: Translated<typeof en> = {
  'order-not-found': 'No se encontró el pedido.',
  'another-amount': 'El monto del pago no coincide con el del pedido.',
  'no-payments': 'Por ahora no hay nada a la venta aquí.',
  'already-owned': 'Ya tienes el sistema de asesoría.',
  'another-user': 'El encabezado userid no coincide con el token.',
  'provider-unavailable':
    'No podemos conectar con el servicio de pagos en este momento. Intenta de nuevo en un minuto.',
  'not-signed': 'Falta la firma del servicio de pagos o es incorrecta.',
  'not-open': 'Este pedido está cerrado.',
};

export const products = { en: productNames, es: spanishNames };

export const t = messagesOf({ en, es });
