import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Notificaciones',
  loading: 'notificaciones',
  seeAll: 'Marcar todo como leído',
  bell: {
    unread: (count: number) => `Notificaciones, ${count} sin leer`,
    none: 'Nada todavía. Aquí aparecerán las novedades.',
    viewAll: 'Ver todas las notificaciones',
  },
  list: {
    show: 'Mostrar',
    all: 'Todas',
    unread: 'Sin leer',
    countedUnread: (count: number) => `Sin leer (${count})`,
    noneUnread: 'Estás al día.',
    none: 'Nada todavía. Aquí aparecerán las novedades.',
    pages: 'Páginas de notificaciones',
  },
  preferences: {
    open: 'Preferencias',
    title: 'Preferencias de notificaciones',
    note: 'Te avisamos de las sesiones por correo de inmediato. Todo lo demás que no hayas visto llega en un correo al día como máximo.',
    about: 'Tema',
    inApp: 'En la aplicación',
    byMail: 'Por correo',
    kindInApp: (kind: string) => `${kind} en la aplicación`,
    kindByMail: (kind: string) => `${kind} por correo`,
    saved: 'Preferencias guardadas.',
  },
  unsubscribe: {
    title: 'Cancelar suscripción',
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
    intro: '¿Cancelar la suscripción a estos correos? Seguirás viendo las novedades en la aplicación.',
    submit: 'Cancelar suscripción',
    busy: 'Cancelando…',
    done: 'Ya no recibirás estos correos.',
    choose: 'Administrar preferencias de correo',
  },
};
