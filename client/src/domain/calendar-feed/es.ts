import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Suscripción al calendario',
  loading: 'la suscripción al calendario',
  about: {
    student:
      'Ve las fechas de entrega de tus tareas, las fechas límite de tus universidades y tus sesiones en Google Calendar, Apple Calendar u Outlook. Se actualizan automáticamente.',
    parent:
      'Ve las fechas de entrega, las fechas límite y las sesiones de tus hijos en Google Calendar, Apple Calendar u Outlook. Se actualizan automáticamente.',
    counselor:
      'Ve las sesiones que das en Google Calendar, Apple Calendar u Outlook. Se actualizan automáticamente.',
  },
  secret:
    'Recibirás un enlace privado. Cualquiera que lo tenga puede ver estas fechas, así que no lo compartas.',
  switchOn: 'Activar',
  isOn: 'La suscripción al calendario está activada.',
  address: 'Tu enlace privado',
  since: <Node>(date: Node) => ['Activada desde el ', date, '.'],
  paste: 'En tu aplicación de calendario, agrega un calendario por URL o suscríbete a él y pega este enlace.',
  shownOnce: 'El enlace se muestra una sola vez, al crearlo. Si lo pierdes, crea otro.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado al portapapeles.',
  renew: 'Crear otro enlace',
  renewConsequence:
    'El enlace anterior deja de funcionar de inmediato. Los calendarios que lo usan dejan de mostrar tus fechas hasta que les des el nuevo.',
  renewed: 'El enlace anterior ya no funciona.',
  switchOff: 'Desactivar',
  switchOffTitle: '¿Desactivar la suscripción al calendario?',
  switchOffConsequence:
    'El enlace deja de funcionar de inmediato y tus calendarios dejan de mostrar estas fechas.',
  isOff: 'La suscripción al calendario está desactivada.',
};
