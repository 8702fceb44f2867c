import type { Translated } from 'contract/translated';
import { crud } from '../../shared/list/es';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  ...crud({ one: 'hilo', many: 'hilos', gender: 'm' }),
  title: 'Hilos',
  loadingOne: 'el hilo',
  categories: 'Categorías',
  formerColleague: 'Alguien que ya no está en el equipo',
  teaser: {
    intro: 'Lo que nuestros consejeros escriben sobre cómo planear la universidad.',
    none: 'Aún no hay hilos. Vuelve pronto.',
    veiled:
      'Inicia sesión con tu cuenta para leer este hilo. Este texto borroso es solo un relleno. No contiene nada del hilo.',
    others: 'Inicia sesión para leer los demás.',
    signIn: 'Inicia sesión para leer todos los hilos',
  },
  reader: { all: 'Todos los hilos' },
  noneOfWriter: 'Aún no hay hilos. Lo que escribas aquí lo pueden leer todos los estudiantes.',
  none: 'Aún no hay hilos. Aquí aparecerá lo que escriban tus consejeros.',
  create: { title: 'Escribir un hilo', submit: 'Publicar', done: 'Hilo publicado.' },
  remove: {
    tip: 'Retirar',
    label: (title: string) => `Retirar ${title}`,
    title: () => '¿Retirar hilo?',
    consequence: (title: string) => `“${title}” ya no se mostrará a nadie.`,
    confirm: 'Retirar hilo',
    done: () => 'Hilo retirado.',
  },
  form: {
    title: 'Título',
    text: 'Texto',
    textHelp: 'Una línea en blanco empieza otro párrafo.',
    allCategories: (most: number) => `Ya agregaste las ${most}.`,
    categoriesHelp: (most: number) => `Hasta ${most}, por ejemplo Ensayos.`,
    addCategory: 'Agregar categoría',
  },
};
