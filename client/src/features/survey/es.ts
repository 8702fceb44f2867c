import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  title: 'Encuesta de afinidad',
  what: 'la encuesta',
  line: (minutes: number) =>
    `${minutes === 1 ? 'Queda' : 'Quedan'} cerca de ${counted(minutes, 'minuto')} · se guarda en este dispositivo hasta que la envíes`,
  ready: 'Lista para enviar · se guarda en este dispositivo hasta entonces',
  steps: {
    label: 'Pasos de la encuesta',
    basic: 'Básico',
    groups: {
      Geographical: 'Lugar',
      Professional: 'Profesión',
      Academic: 'Estudios',
      Social: 'Vida social',
    },
    position: (step: number, steps: number) => `Paso ${step} de ${steps}`,
    done: 'Hecho',
    missing: 'Falta algo',
    toDo: 'Sobre ti',
    answered: (answered: number, questions: number) => `${answered} de ${questions}`,
    questions: (questions: number) => counted(questions, 'pregunta'),
  },
  basic: {
    help: 'Lo que se compara con cada universidad. Los puntajes son opcionales: deja vacío el examen que no hayas hecho.',
    sat: 'SAT',
    act: 'ACT',
    grades: 'Promedio',
    home: 'Tu casa',
    satVerbal: 'SAT verbal',
    satMath: 'SAT matemáticas',
    actEnglish: 'ACT inglés',
    actMath: 'ACT matemáticas',
    actReading: 'ACT lectura',
    actScience: 'ACT ciencias',
    gpa: 'Promedio (GPA)',
    gpaScale: 'Escala del GPA',
    gpaScaleHelp: 'El GPA más alto en tu escuela, por ejemplo 4 o 100.',
    state: 'Tu estado',
    choose: 'Elige tu estado',
    zipcode: 'Código postal',
    optional: '(opcional)',
    zipHelp: 'Desde aquí se miden las distancias.',
    filled: 'Tomado de tu perfil donde ya estaba escrito. Lo que cambies aquí se queda en la encuesta.',
    marked: 'Algo de lo que escribiste no puede estar bien: revisa lo que está marcado.',
  },
  questions: {
    help: '¿Qué tanto quieres que una universidad tenga esto? 1 no lo quieres, 3 te da igual, 5 lo quieres mucho.',
    numbered: (id: number, text: string) => `${id}. ${text}`,
  },
  foot: {
    back: 'Atrás',
    next: (step: string) => `Siguiente: ${step}`,
    progress: (answered: number, questions: number) =>
      `Avance: ${answered}/${questions} preguntas respondidas`,
    bar: 'Preguntas respondidas',
    submit: 'Enviar encuesta completa',
    missing: 'Todavía falta:',
    basics: 'lo que se pide en Básico',
    unanswered: (questions: number, step: string) => `${counted(questions, 'pregunta')} en ${step}`,
    hint: (questions: number) =>
      `Puedes dejar una pregunta en 0 y volver a ella. El botón de enviar se activa cuando las ${questions} tienen respuesta.`,
  },
  earlier: {
    told: (date: string) => `Hiciste esta encuesta el ${date}.`,
    show: 'Ver tus resultados',
    fill: 'Empezar con esas respuestas',
  },
  directions: {
    button: 'Instrucciones',
    title: '¡Te ayudamos a afinar tu búsqueda!',
    texts: [
      'En Básico, dinos dónde vives y cómo vas: tu promedio (GPA) con su escala y los puntajes de los exámenes que hayas hecho. Ellos deciden qué universidades son ambiciosas, realistas o seguras para ti.',
      'Después califica 33 cosas que una universidad puede tener. Mueve cada control según lo que te parezca.',
      'Una pregunta en 0 todavía no tiene respuesta. Responder con 3 dice que te da igual. Solo cuenta lo que quieres o no quieres.',
      'La encuesta toma de 5 a 10 minutos. Tus respuestas se guardan en este dispositivo hasta que la envíes, y puedes repetirla cuando quieras.',
    ],
    scale: 'Qué significan los números',
    close: 'Empezar',
  },
};
