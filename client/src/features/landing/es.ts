import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { PRODUCT } from 'contract/guides';

export const t: Translated<typeof english> = {
  title: `Hola, somos ${PRODUCT}. Podemos ayudarte`,
  lead: 'Entrar a la universidad son cien cosas pequeñas, cada una con su fecha. Aquí están todas en un solo lugar, y a tu lado hay alguien que conoce el camino.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  invited: 'Crea tu cuenta con el enlace de tu consejero.',
  open: (product: string) => `Abrir ${product}`,
  offers: {
    next: {
      title: 'Saber qué sigue',
      text: 'Tus tareas y las fechas límite de tus universidades en una lista y un calendario, lo más próximo primero.',
    },
    match: {
      title: 'Encontrar universidades afines',
      text: 'Responde 33 preguntas y ve qué universidades van contigo, con los pros y los contras de cada una.',
    },
    record: {
      title: 'Llevar tu expediente',
      text: 'Escribe una sola vez tus actividades, reconocimientos, cursos y puntajes, y tenlos a la mano para cada solicitud.',
    },
    people: {
      title: 'Preguntar a tu consejero',
      text: 'Escríbele a alguien que puede ver tu plan.',
    },
    guides: {
      title: 'Aprender cómo funciona',
      text: 'Ocho guías en palabras sencillas, desde la primera lista de universidades hasta los ensayos, los exámenes y las entrevistas.',
    },
    privacy: {
      title: 'Privado por diseño',
      text: 'Sin publicidad ni rastreadores. Solo tú y las personas que te guían ven lo que escribes.',
      more: 'Política de privacidad',
    },
  },
  stores: {
    title: 'En tu teléfono',
    appStore: 'Descargar en la App Store',
    playStore: 'Descargar en Google Play',
  },
};
