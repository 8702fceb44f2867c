import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Hilos',
  loadingOne: 'el hilo',
  categories: 'Categorías',
  formerColleague: 'Alguien que ya no está en el equipo',
  teaser: {
    intro: 'Lo que nuestros consejeros escriben sobre cómo planear la universidad.',
    none: 'Aún no hay hilos. Vuelve pronto.',
    veiled:
      'Aquí hay más para leer para quien tenga una cuenta. Lo que está detrás de este velo no es el hilo, ' +
      'sino estas dos frases, que no dicen nada de él.',
    others: 'Los demás son para quienes tienen una cuenta.',
    signIn: 'Inicia sesión para leer todos los hilos',
  },
  reader: { all: 'Todos los hilos' },
  list: { what: 'hilos', pages: 'Páginas de hilos' },
  noneOfWriter: 'Aún no hay hilos. Lo que escribas aquí lo pueden leer todos los estudiantes.',
  none: 'Aún no hay hilos. Aquí aparecerá lo que escriban tus consejeros.',
  create: { title: 'Escribir un hilo', submit: 'Publicar', done: 'Hilo publicado.' },
  edit: {
    tip: 'Editar',
    label: (title: string) => `Editar ${title}`,
    title: () => 'Editar hilo',
    submit: 'Guardar',
    done: 'Hilo guardado.',
  },
  remove: {
    tip: 'Retirar',
    label: (title: string) => `Retirar ${title}`,
    title: () => '¿Retirar hilo?',
    consequence: (title: string) => `“${title}” ya no se mostrará a nadie.`,
    confirm: 'Retirar',
    done: () => 'Hilo retirado.',
  },
  form: {
    title: 'Título',
    text: 'Texto',
    textHelp: 'Una línea en blanco empieza otro párrafo.',
    allCategories: (most: number) => `Ya están las ${most}.`,
    categoriesHelp: (most: number) => `Hasta ${most}, por ejemplo Ensayos.`,
    addCategory: 'Agregar',
  },
};
