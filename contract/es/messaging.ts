import type { messagingMessages as english } from '../en/messaging';
import type { Translated } from '../translated';

export const messagingMessages: Translated<typeof english> = {
  sendFailed: (reason) => `No se pudo enviar el mensaje: ${reason}`,
  idReused: 'Ya se envió otro mensaje con este ID. Usa un ID nuevo para este.',
  contactNotFound: 'No se encontró el contacto.',
  closed: 'Ya no pueden escribirse. Todavía puedes leer los mensajes anteriores.',
};
