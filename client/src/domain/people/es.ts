import type { Translated } from 'contract/translated';
import { counted } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  account: 'Cuenta',
  adminProfile: 'Perfil',
  roles: {
    student: 'Estudiante',
    parent: 'Madre, padre o tutor',
    counselor: 'Consejero',
    account_admin: 'Administrador de la cuenta',
    exam_admin: 'Administrador de exámenes',
    admin: 'Administrador',
    recommender: 'Recomendador',
    support: 'Soporte',
    system: 'Sistema',
    visitor: 'Visitante',
  },
  swappable: { account_admin: 'Administrador', counselor: 'Estándar' },
  role: {
    you: (role: string) => `${role} (tú)`,
    of: (name: string) => `Rol de ${name}`,
    updated: '¡Rol actualizado!',
    change: (name, role) => `¿Cambiar el rol de ${name} a ${role}?`,
    confirm: 'Cambiar rol',
    loading: 'lo que termina',
    endsSessions: (name, sessions) =>
      `${name} tiene ${counted(sessions, 'sesión reservada', 'sesiones reservadas')}. Los estudiantes conservan su pago y esperan a otro consejero. Si deshaces el cambio, ${name} recupera las sesiones, salvo las que ya tenga otro consejero.`,
    endsNothing: 'No termina ninguna sesión reservada.',
  },
  parentOf: (children: readonly string[]) => `Familia de ${children.join(', ')}`,
  picker: {
    anybody: 'Cualquier persona',
    none: 'Sin resultados.',
    clear: (field: string) => `Borrar “${field}”`,
  },
  person: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    phone: 'Número de teléfono',
    phoneHelp: '10 dígitos, por ejemplo (646) 555-1000',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHelp: 'Al menos 8 caracteres',
  },
};
