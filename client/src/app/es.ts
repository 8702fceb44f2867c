import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  about: (product: string) => `Acerca de ${product}`,
  privacy: 'Política de privacidad',
  threads: 'Hilos',
  noAccess: 'Sin acceso',
  notFound: 'Página no encontrada',
  skipToContent: 'Ir al contenido',
  broken: {
    title: 'Algo falló',
    advice: 'Vuelve a cargar la página para seguir donde estabas.',
    reload: 'Volver a cargar la página',
  },
  notice: {
    release: 'Hay una nueva versión.',
    reload: 'Recargar',
    unsaved: 'Hay algo escrito aquí sin guardar. Guárdalo o bórralo, y luego recarga.',
  },
  leaving: {
    title: '¿Cerrar sesión sin tus cambios?',
    lost: (count: number) =>
      count === 1
        ? 'Todavía no se ha enviado un cambio. Se perderá si cierras sesión ahora.'
        : `Todavía no se han enviado ${count} cambios. Se perderán si cierras sesión ahora.`,
  },
  nav: {
    main: 'Principal',
    mostUsed: 'Más usadas',
    menu: 'Menú',
    downloadEmails: 'Descargar correos',
    contact: 'Contacto',
    logOut: 'Cerrar sesión',
    waiting: (count: number) => (count === 1 ? '(1 nuevo)' : `(${count} nuevos)`),
  },
  person: {
    yourAccount: 'Tu cuenta',
    profile: 'Perfil',
    changePassword: 'Cambiar contraseña',
    theme: 'Tema',
  },
  language: {
    label: 'Idioma',
    unsaved: '¿Cambiar el idioma sin guardar?',
    change: 'Cambiar el idioma',
  },
  themes: { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
};
