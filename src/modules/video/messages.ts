import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'no-room': 'We couldn’t find a room with this ID that you can enter.',
  'room-not-open': 'The room opens ten minutes before the session starts.',
  'room-not-on': 'This session has no counselor yet, or was canceled.',
  'room-closed': 'This session is over.',
  'room-unnamed': 'Enter a room ID.',
  'token-stale': 'Your access to the room has expired. Enter again.',
  'not-in-room': 'You are not in a room.',
  'not-understood': 'Something went wrong in the room.',
  'stream-gone': 'This stream has ended.',
  'stream-unusable': 'This browser can’t send or receive the room’s video.',
  'room-full': 'This room is full.',
  'room-too-busy': 'The room is busy. Try again in a moment.',
  'room-elsewhere': 'We can’t reach this room’s server. Try again in a moment.',
  'room-failed': 'Something went wrong in the room. Try again.',
};

const es: Translated<typeof en> = {
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

export const t = messagesOf({ en, es });
