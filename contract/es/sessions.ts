import type { sessionMessages as english } from '../en/sessions';
import type { Translated } from '../translated';

export const sessionMessages: Translated<typeof english> = {
  missingDate: 'Falta la fecha',
  scheduled: '¡Programado con éxito!',
  requestSent: ({ time }) => `¡Se envió tu solicitud de sesión: ${time}!`,
  counselorMismatch: 'El identificador del consejero no coincide',
  proposedTime: 'Hora propuesta',
  bookedTime: 'Hora reservada',
  noSessions: 'No se encontraron sesiones.',
  noRequests: 'No se encontraron solicitudes de sesión.',
  counselorsAlone: 'Solo los consejeros pueden agregar sesiones',
  signedInAlone: 'Tienes que iniciar sesión para ver esta página',
};
