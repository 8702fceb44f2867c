import type { messages as english } from '../en/messages';
import type { Translated } from '../translated';

export const messages: Translated<typeof english> = {
  userExists: 'El usuario ya existe.',
  invalidCredentials: 'correo electrónico o contraseña incorrectos',
  resetRequested:
    'Si hay una cuenta con esta dirección, estamos enviando un enlace para restablecer la contraseña.',
  invalidResetToken: 'El enlace no es válido',
  wrongInput: 'Datos incorrectos',
  missingUserId: 'Falta userId en el token.',
  unableToRefresh: 'No se pudieron renovar los tokens.',
  passwordIncorrect: 'La contraseña es incorrecta',
  passwordUnchanged: 'La contraseña nueva tiene que ser distinta de la anterior.',
  unauthorized: 'Acceso no autorizado',
  invalidParameters: 'Parámetros no válidos',
  idempotencyKeyReused: 'Esta Idempotency-Key ya se usó con otra petición. Usa una clave nueva para esta.',
  serverError: 'error del servidor',
  serverFailed: 'Error del servidor.',
  noAccess: 'No tienes acceso en este momento.',
  studentsFailed: 'No se pudo obtener la lista de estudiantes',
  taskUpdated: '¡Tarea actualizada!',
  taskNotFound: (externalId) => `No se encontró la tarea con el id externo: ${externalId}`,
  unableToUpdateTask: (id) => `No se pudo actualizar la tarea con el id: ${id}`,
};
