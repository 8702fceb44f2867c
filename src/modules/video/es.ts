import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'no-room': 'No hay ninguna sala con este id a la que puedas entrar.',
  'room-not-open': 'La sala abre diez minutos antes de que empiece la sesión.',
  'room-not-on': 'Esta sesión todavía no tiene consejero o se canceló.',
  'room-closed': 'Esta sesión ya terminó.',
  'room-unnamed': 'Escribe el id de una sala.',
  'token-stale': 'Este pase para la sala venció. Vuelve a entrar.',
  'not-in-room': 'No estás en ninguna sala.',
  'not-understood': 'La sala no entendió esta solicitud.',
  'stream-gone': 'Esta transmisión terminó.',
  'stream-unusable': 'Este navegador no puede enviar o recibir video como la sala lo necesita.',
  'room-full': 'Esta sala está llena.',
  'room-too-busy': 'La sala recibió demasiadas solicitudes a la vez.',
  'room-elsewhere': 'No se puede conectar con el servidor de esta sala. Intenta de nuevo en un momento.',
  'room-failed': 'La sala falló. Intenta de nuevo.',
};
