import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { PRODUCT } from 'contract/guides';

export const t: Translated<typeof english> = {
  title: `Hola, somos ${PRODUCT}. Podemos ayudarte`,
  lead: 'Entrar a la universidad son cien cosas pequeñas, cada una con su fecha. Aquí están todas en un solo lugar, y a tu lado hay alguien que conoce el camino.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  invited: 'Para crear tu cuenta usa el enlace de tu consejero.',
  open: (product: string) => `Abrir ${product}`,
  offers: {
    next: {
      title: 'Saber qué sigue',
      text: 'Tus tareas y las fechas límite de tus universidades en una lista y un calendario, lo más próximo primero.',
    },
    match: {
      title: 'Encontrar universidades afines',
      text: 'Responde 33 preguntas y ve qué universidades van contigo, y qué habla a favor y en contra de cada una.',
    },
    record: {
      title: 'Llevar tu expediente',
      text: 'Actividades, reconocimientos, cursos y puntajes: se escriben una vez y quedan a la mano para cada solicitud.',
    },
    people: {
      title: 'Preguntar a tu consejero',
      text: 'Escribe donde está tu plan y recibe respuesta de alguien que también lo ve.',
    },
    guides: {
      title: 'Leer cómo funciona',
      text: 'Ocho guías en palabras sencillas, desde la primera lista de universidades hasta los ensayos, los exámenes y las entrevistas.',
    },
    privacy: {
      title: 'Solo tuyo',
      text: 'Sin publicidad y sin rastreadores. Tú y las personas que te guían ven lo que escribes, y nadie más.',
      more: 'Política de privacidad',
    },
  },
  stores: {
    title: 'En tu teléfono',
    appStore: 'Descargar en la App Store',
    playStore: 'Descargar en Google Play',
  },
};
