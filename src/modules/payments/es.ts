import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'order-not-found': 'No existe ese pedido.',
  'another-amount': 'El monto del pago no es el del pedido.',
  'no-payments': 'Por el momento no se puede comprar nada aquí.',
  'already-owned': 'Ya tienes el sistema de orientación.',
  'another-user': 'El encabezado userid indica a otra persona que el token.',
  'provider-unavailable':
    'Por el momento no se puede conectar con el servicio de pagos. Intenta de nuevo en un minuto.',
  'not-signed': 'Esto no está firmado por el servicio de pagos.',
  'not-open': 'Este pedido ya no está abierto.',

  payYesOrNo: 'pay debe ser true o false',
  notAState: 'El estado debe ser open, paid, failed, expired o refunded',
};
