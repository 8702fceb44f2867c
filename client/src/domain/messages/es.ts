import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  you: 'Tú',
  sending: 'Un mensaje',
  online: 'En línea',
  today: 'Hoy',
  yesterday: 'Ayer',
  conversation: {
    loading: 'mensajes',
    none: (name: string) => `Aún no hay mensajes con ${name}. Saluda para empezar la conversación.`,
    latest: (name: string, content: string) => `${name}: ${content}`,
  },
  list: {
    label: (name: string) => `Mensajes con ${name}`,
    earlier: 'Mostrar mensajes anteriores',
    newest: 'Mensajes más recientes',
    typing: (name: string) => `${name} está escribiendo…`,
  },
  line: {
    by: (name: string) => `${name}: `,
    states: {
      sending: 'Enviando…',
      waiting: 'Esperando la conexión',
      failed: '',
      sent: 'Enviado',
      seen: 'Visto',
    },
    retry: 'Reintentar',
    discard: 'Descartar',
  },
  composer: {
    label: (name: string) => `Mensaje para ${name}`,
    placeholder: (name: string) => `Escríbele a ${name}`,
    send: 'Enviar',
    help: 'Enter para enviar; Shift + Enter para otra línea.',
  },
};
