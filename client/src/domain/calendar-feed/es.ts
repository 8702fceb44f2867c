import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Suscripción al calendario',
  loading: 'la suscripción al calendario',
  about: {
    student:
      'Ve las fechas de entrega de tus tareas, las fechas límite de tus universidades y tus sesiones en Google Calendar, Apple Calendar u Outlook. Allí se actualizan solas.',
    parent:
      'Ve las fechas de entrega, las fechas límite y las sesiones de tus hijos en Google Calendar, Apple Calendar u Outlook. Allí se actualizan solas.',
    counselor:
      'Ve las sesiones que das en Google Calendar, Apple Calendar u Outlook. Allí se actualizan solas.',
  },
  secret: 'Recibes una dirección propia. Quien la tenga puede leer estas fechas, así que no la compartas.',
  switchOn: 'Activar',
  isOn: 'La suscripción al calendario está activada.',
  address: 'Tu dirección secreta',
  since: <Node>(date: Node) => ['Activada desde el ', date, '.'],
  paste: 'En tu calendario, elige agregar un calendario o suscribirte a uno por su dirección, y pega esta.',
  shownOnce: 'La dirección se muestra una sola vez, al crearla. Si la perdiste, crea otra.',
  copy: 'Copiar dirección',
  copied: 'Enlace copiado al portapapeles.',
  renew: 'Crear otra dirección',
  renewConsequence:
    'La dirección anterior deja de funcionar de inmediato. Los calendarios que la usan dejan de mostrar tus fechas hasta que les des la nueva.',
  renewed: 'La dirección anterior ya no funciona.',
  switchOff: 'Desactivar',
  switchOffTitle: '¿Desactivar la suscripción al calendario?',
  switchOffConsequence:
    'La dirección deja de funcionar de inmediato y tus calendarios dejan de mostrar estas fechas.',
  isOff: 'La suscripción al calendario está desactivada.',
};
