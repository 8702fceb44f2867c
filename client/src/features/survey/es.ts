import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  title: 'Encuesta de afinidad',
  results: 'Tus resultados de afinidad',
  what: 'la encuesta',
  line: (minutes: number) =>
    `${minutes === 1 ? 'Queda' : 'Quedan'} cerca de ${counted(minutes, 'minuto')} · se guarda en este dispositivo hasta que la envíes`,
  ready: 'Lista para enviar · se guarda en este dispositivo hasta entonces',
  steps: {
    label: 'Pasos de la encuesta',
    basic: 'Básico',
    position: (step: number, steps: number) => `Paso ${step} de ${steps}`,
    done: 'Hecho',
    missing: 'Requiere atención',
    toDo: 'Sobre ti',
    answered: (answered: number, questions: number) => `${answered} de ${questions}`,
    questions: (questions: number) => counted(questions, 'pregunta'),
  },
  basic: {
    help: 'Comparamos estos datos con los de cada universidad. Los puntajes son opcionales.',
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
    zipHelp: 'Medimos las distancias desde aquí.',
    filled: 'Tomado de tu perfil. Los cambios aquí no actualizan tu perfil.',
    marked: 'Corrige los campos marcados.',
  },
  questions: {
    help: '¿Qué te parece una universidad así? 1 no la quieres, 3 te da igual, 5 la quieres mucho.',
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
    basics: 'la sección Básico',
    unanswered: (questions: number, step: string) => `${counted(questions, 'pregunta')} en ${step}`,
    hint: (questions: number) =>
      `Puedes dejar una pregunta en 0 y volver a ella. Podrás enviar cuando las ${questions} tengan respuesta.`,
  },
  earlier: {
    taken: (date: string) => `Hiciste esta encuesta el ${date}.`,
    begun: 'Ya empezaste respuestas nuevas.',
    show: 'Ver tus resultados',
    fill: 'Empezar con esas respuestas',
  },
  directions: {
    button: 'Instrucciones',
    title: '¡Te ayudamos a afinar tu búsqueda!',
    texts: [
      'En Básico, dinos dónde vives, tu promedio (GPA) y su escala, y los puntajes que tengas. Ellos deciden qué universidades son ambiciosas, realistas o seguras para ti.',
      'Después califica 33 características de las universidades. Mueve cada control según lo que te parezca.',
      'Una pregunta en 0 todavía no tiene respuesta, y 3 significa que te da igual. Solo lo que quieres o no quieres afecta tus resultados.',
      'La encuesta toma de 5 a 10 minutos. Tus respuestas se guardan en este dispositivo hasta que la envíes, y puedes repetirla cuando quieras.',
    ],
    scale: 'Qué significan los números',
    close: 'Empezar encuesta',
  },
};
