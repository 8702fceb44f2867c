import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Mensajes',
  nav: { talk: 'Conversar', activity: 'Actividad' },
  page: {
    contacts: 'Contactos',
    loadingContacts: 'contactos',
    conversation: 'Conversación',
    closed: 'No puedes escribir a esta persona, o ya no.',
    choose: 'Elige a alguien para leer y escribir mensajes.',
  },
  contacts: {
    none: {
      student: 'Aún no hay a quién escribir. Tu consejero aparecerá aquí cuando te lo asignen.',
      parent: 'Aún no hay a quién escribir. Aquí aparecerá el consejero de tu hijo o hija.',
      staff: 'Aún no hay a quién escribir. Aquí aparecerán tus estudiantes.',
    },
    label: 'Contactos',
    search: 'Buscar contactos por nombre',
    showAll: (count: number) => `Mostrar los ${count} contactos`,
    nobodyFound: 'No se encontró a nadie.',
    toSupport: 'a Soporte',
    own: (content: string) => `Tú: ${content}`,
    unread: 'sin leer',
  },
  header: {
    back: 'Volver a todos los contactos',
    support: 'Lo leen y responden todos los administradores',
    asker: (presence: string) => `Escribió a Soporte y recibe respuesta en su nombre · ${presence}`,
    standing: (relation: string, presence: string) => `${relation} · ${presence}`,
    closed: 'Cerrada',
    online: 'En línea',
    offline: 'Sin conexión',
  },
};
