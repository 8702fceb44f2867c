import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'no-room': 'No encontramos ninguna sala con este código a la que puedas entrar.',
  'room-not-open': 'La sala abre diez minutos antes de que empiece la sesión.',
  'room-not-on': 'Esta sesión todavía no tiene consejero o se canceló.',
  'room-closed': 'Esta sesión ya terminó.',
  'room-unnamed': 'Escribe el código de una sala.',
  'token-stale': 'Tu acceso a la sala venció. Vuelve a entrar.',
  'not-in-room': 'No estás en ninguna sala.',
  'not-understood': 'Algo salió mal en la sala.',
  'stream-gone': 'Esta transmisión terminó.',
  'stream-unusable': 'Este navegador no puede enviar o recibir el video de la sala.',
  'room-full': 'Esta sala está llena.',
  'room-too-busy': 'La sala está ocupada. Intenta de nuevo en un momento.',
  'room-elsewhere': 'No podemos conectar con el servidor de esta sala. Intenta de nuevo en un momento.',
  'room-failed': 'Algo salió mal en la sala. Intenta de nuevo.',
};
