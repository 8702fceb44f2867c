import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  about: (product: string) => `Acerca de ${product}`,
  privacy: 'Política de privacidad',
  threads: 'Hilos',
  pages: { student: 'Estudiante', minutes: 'Registro de minutos' },
  noAccess: 'Sin acceso',
  notFound: 'Página no encontrada',
  skipToContent: 'Ir al contenido',
  broken: {
    title: 'Algo salió mal',
    advice: 'Vuelve a cargar la página para continuar donde estabas.',
    reload: 'Volver a cargar la página',
  },
  notice: {
    release: 'Hay una nueva versión.',
    reload: 'Recargar',
    unsaved: 'Tienes cambios sin guardar. Guárdalos o descártalos y luego recarga la página.',
  },
  leaving: {
    title: '¿Cerrar sesión y perder los cambios sin enviar?',
    lost: (count: number) =>
      count === 1
        ? 'Hay 1 cambio sin enviar. Lo perderás si cierras sesión ahora.'
        : `Hay ${count} cambios sin enviar. Los perderás si cierras sesión ahora.`,
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
    unsaved: '¿Cambiar de idioma y perder tus cambios?',
    change: 'Cambiar de idioma',
  },
  themes: { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
};
