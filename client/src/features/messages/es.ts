import type { Translated } from 'contract/translated';
import { counted } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Mensajes',
  nav: { talk: 'Conversar', activity: 'Actividad' },
  page: {
    contacts: 'Contactos',
    loadingContacts: 'contactos',
    conversation: 'Conversación',
    closed: 'No puedes escribirle a esta persona.',
    choose: 'Elige una conversación para empezar a escribir.',
  },
  contacts: {
    none: {
      student: 'Aún no hay contactos. Tu consejero aparecerá aquí cuando te lo asignen.',
      parent: 'Aún no hay contactos. Aquí aparecerá el consejero de tu hijo o hija.',
      staff: 'Aún no hay contactos. Aquí aparecerán tus estudiantes.',
    },
    label: 'Contactos',
    search: 'Buscar contactos por nombre',
    more: 'Solo se muestran los contactos más recientes. Busca por nombre para encontrar a los demás.',
    filter: 'Conversaciones',
    all: 'Todas',
    onlyUnread: (count) => (count > 0 ? `Sin leer (${count})` : 'Sin leer'),
    noneUnread: 'No hay mensajes sin leer.',
    silent: (count) => `${counted(count, 'contacto')} sin mensajes`,
    nobodyFound: 'Ningún contacto coincide.',
    support: 'Ayuda con la aplicación',
    toSupport: 'a Soporte',
    own: (content: string) => `Tú: ${content}`,
    unread: 'sin leer',
  },
  header: {
    back: 'Volver a todos los contactos',
    support: 'Responde el equipo de soporte',
    asker: (presence: string) => `Escribió a Soporte; responde como Soporte · ${presence}`,
    standing: (relation: string, presence: string) => `${relation} · ${presence}`,
    closed: 'Cerrada',
    online: 'En línea',
    offline: 'Sin conexión',
  },
};
