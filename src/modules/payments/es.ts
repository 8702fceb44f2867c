import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
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
