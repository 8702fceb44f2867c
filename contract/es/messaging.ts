import type { messagingMessages as english } from '../en/messaging';
import type { Translated } from '../translated';

export const messagingMessages: Translated<typeof english> = {
  sendFailed: (reason) => `No se pudo enviar el mensaje: ${reason}`,
  idReused: 'Ya se envió otro mensaje con este nombre. Envía este con un nombre nuevo.',
  contactNotFound: 'No se encontró el contacto.',
  closed: 'Ya no pueden escribirse. Lo que se escribió sigue aquí para leerlo.',
};
