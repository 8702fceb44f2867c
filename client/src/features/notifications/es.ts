import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Notificaciones',
  loading: 'notificaciones',
  seeAll: 'Marcar todo como visto',
  bell: {
    unread: (count: number) => `Notificaciones, ${count} sin leer`,
    none: 'Nada todavía. Aquí aparecerá lo que sea nuevo para ti.',
    viewAll: 'Ver todas las notificaciones',
  },
  list: {
    show: 'Mostrar',
    all: 'Todas',
    unread: 'Sin leer',
    countedUnread: (count: number) => `Sin leer (${count})`,
    noneUnread: 'Ya viste todo.',
    none: 'Nada todavía. Aquí aparecerá lo que sea nuevo para ti.',
    pages: 'Páginas de notificaciones',
  },
  preferences: {
    open: 'Preferencias',
    title: 'Qué quieres que te avisemos',
    note: 'Las sesiones se avisan por correo de inmediato. Todo lo demás llega como máximo en un correo al día, con lo que no hayas visto.',
    about: 'Sobre',
    inApp: 'En la aplicación',
    byMail: 'Por correo',
    kindInApp: (kind: string) => `${kind} en la aplicación`,
    kindByMail: (kind: string) => `${kind} por correo`,
    saved: 'Preferencias guardadas.',
  },
  unsubscribe: {
    title: 'No más correos',
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
    intro: '¿Ya no quieres correos de este tipo? Lo que pase se te avisará igual en la aplicación.',
    submit: 'No más correos de este tipo',
    busy: 'Terminando…',
    done: 'Listo: ya no llegarán correos de este tipo.',
    choose: 'Elige de qué quieres recibir correos',
  },
};
