import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  updated: 'Contraseña actualizada.',
  yourPassword: 'Tu contraseña',
  noPassword:
    'Tu cuenta no tiene contraseña. Durante los diez minutos después de iniciar sesión en tu escuela, no te la pediremos.',
  oldPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  passwordHelp: 'Al menos 8 caracteres',
  repeat: 'Repite la contraseña nueva',
  mismatch: 'Las contraseñas no coinciden.',
  applicant: (year: number | null) => (year === null ? 'Aspirante' : `Aspirante de ${year}`),
  profile: {
    label: 'Tu cuenta',
    loading: 'tu perfil',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    emailHelp: 'Con este correo inicias sesión. Una dirección nueva vale cuando la confirmas por correo.',
    passwordForEmail: 'Escribe tu contraseña para cambiar de correo electrónico.',
    role: 'Rol',
    edit: 'Editar perfil',
    updated: 'Perfil actualizado',
    updatePassword: 'Actualizar contraseña',
    security: 'Acceso y seguridad',
  },
  pending: {
    heading: 'Confirma tu nuevo correo electrónico',
    waits: (pending: string, standing: string) =>
      `Enviamos un enlace a ${pending}. Hasta que lo abras, inicias sesión con ${standing}.`,
    again: 'Enviar de nuevo',
    sent: (pending: string) => `Estamos enviando un enlace nuevo a ${pending}.`,
    withdraw: 'Cancelar el cambio',
    withdrawn: 'Tu correo electrónico queda igual.',
  },
};
