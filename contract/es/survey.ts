import type {
  surveyFigures as englishFigures,
  surveyMessages as englishMessages,
  surveyQuestions as englishQuestions,
} from '../en/survey';
import type { Translated } from '../translated';

export const surveyQuestions: Translated<typeof englishQuestions> = {
  1: '¿Qué te parece una universidad a menos de 200 millas de tu casa?',
  2: '¿Qué te parece una universidad a más de 500 millas de tu casa?',
  3: '¿Qué te parece una universidad en el estado donde vives?',
  4: '¿Qué te parece una universidad en el Noreste?',
  5: '¿Qué te parece una universidad en el Medio Oeste?',
  6: '¿Qué te parece una universidad en el Sur?',
  7: '¿Qué te parece una universidad en el Oeste?',
  8: '¿Qué te parece una universidad en una ciudad grande?',
  9: '¿Qué te parece una universidad en una ciudad pequeña o mediana?',
  10: '¿Qué te parece una universidad en un suburbio?',
  11: '¿Qué te parece una universidad en un pueblo?',
  12: '¿Qué te parece una universidad en el campo?',
  13: '¿Qué te parece una universidad donde mucha gente estudia negocios?',
  14: '¿Qué te parece una universidad donde mucha gente estudia ingeniería, computación o tecnología?',
  15: '¿Qué te parece una universidad donde mucha gente estudia profesiones de la salud?',
  16: '¿Qué te parece una universidad con buenos ingresos diez años después de empezar a estudiar?',
  17: '¿Qué te parece una universidad con pocos estudiantes por docente?',
  18: '¿Qué te parece una universidad con una tasa de graduación alta?',
  19: '¿Qué te parece una universidad donde la mayoría de los docentes trabaja a tiempo completo?',
  20: '¿Qué te parece una universidad donde mucha gente estudia ciencias naturales o matemáticas?',
  21: '¿Qué te parece una universidad donde mucha gente estudia humanidades o ciencias sociales?',
  22: '¿Qué te parece una universidad donde mucha gente estudia artes visuales o escénicas?',
  23: '¿Qué te parece un campus grande, de más de unos 10,000 estudiantes?',
  24: '¿Qué te parece un campus pequeño, de menos de unos 4,000 estudiantes?',
  25: '¿Qué te parece una universidad pública?',
  26: '¿Qué te parece una universidad económica para tu familia después de subvenciones y becas?',
  27: '¿Qué te parece una universidad cuyos graduados salen con poca deuda?',
  28: '¿Qué te parece una universidad que compite en la División I de la NCAA?',
  29: '¿Qué te parece una universidad que compite en la División II o III de la NCAA, o en la NAIA?',
  30: '¿Qué te parece una universidad con estudiantes de orígenes muy diversos?',
  31: '¿Qué te parece una universidad con muchos estudiantes internacionales?',
  32: '¿Qué te parece una universidad históricamente negra (HBCU)?',
  33: '¿Qué te parece una universidad para mujeres?',
};

const inUsd = (dollars: number) => `$${Math.round(dollars).toLocaleString('es-US')}`;
const inPercent = (share: number) => `${Math.round(share * 100)}%`;

const regions = {
  Northeast: 'el Noreste',
  Midwest: 'el Medio Oeste',
  South: 'el Sur',
  West: 'el Oeste',
} as const;

const settings: Readonly<Record<string, string>> = {
  'large city': 'En una ciudad grande',
  'midsize city': 'En una ciudad mediana',
  'small city': 'En una ciudad pequeña',
  'large suburb': 'En un suburbio grande',
  'midsize suburb': 'En un suburbio mediano',
  'small suburb': 'En un suburbio pequeño',
  'fringe town': 'En un pueblo cercano a una ciudad',
  'distant town': 'En un pueblo apartado',
  'remote town': 'En un pueblo remoto',
  'fringe rural area': 'En una zona rural cercana a una ciudad',
  'distant rural area': 'En una zona rural apartada',
  'remote rural area': 'En una zona rural remota',
};

export const surveyFigures: Translated<typeof englishFigures> = {
  distance: ({ miles }) => `A ${Math.round(miles).toLocaleString('es-US')} millas de casa`,
  state: ({ state }) => `En ${state}`,
  region: ({ region }) => `En ${regions[region]}`,
  setting: ({ setting }) => settings[setting] ?? `Entorno: ${setting}`,
  degrees: ({ share }) => `El ${inPercent(share)} de los títulos`,
  earnings: ({ dollars }) => `Ingresos medianos de ${inUsd(dollars)} diez años después de empezar`,
  ratio: ({ students }) => `${students} estudiantes por docente`,
  graduation: ({ share }) => `El ${inPercent(share)} se gradúa en seis años o menos`,
  fullTime: ({ share }) => `El ${inPercent(share)} de los docentes es de tiempo completo`,
  enrollment: ({ students }) => `${students.toLocaleString('es-US')} estudiantes de pregrado`,
  public: 'Pública',
  private: 'Privada',
  netPrice: ({ dollars }) => `Precio neto promedio de ${inUsd(dollars)} al año`,
  debt: ({ dollars }) => `Deuda mediana de ${inUsd(dollars)}`,
  division: ({ division }) => division,
  diversity: ({ share }) => `Índice de diversidad: ${inPercent(share)}`,
  international: ({ share }) => `${inPercent(share)} de estudiantes internacionales`,
  yes: 'Sí',
  no: 'No',
};

export const surveyMessages: Translated<typeof englishMessages> = {
  noState: 'Ingresa el estado donde vives actualmente',
  newResults: 'Hay resultados nuevos',
};
