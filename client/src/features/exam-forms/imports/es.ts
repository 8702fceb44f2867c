import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

const models = (count: number) => counted(count, 'modelo');

export const t: Translated<typeof english> = {
  back: 'Todos los modelos de examen',
  file: 'Archivo CSV con claves y habilidades, o con escalas',
  help: 'Sus columnas dicen cuál de los dos es. Primero solo se revisa: abajo se decide qué se importa.',
  formats: {
    summary: 'Qué contienen los archivos',
    key: 'Claves y habilidades: una fila por cada pregunta de un modelo, con las columnas type, code, section, question, answers, category y subcategory. Si varias respuestas son correctas cada una, llevan | entre ellas, y una pregunta de varios campos lleva sus caracteres juntos, como 3.5|7/2.',
    scale:
      'Escalas: una fila por cada puntaje bruto de una parte, desde 0, con las columnas type, code, section, raw y scaled. Una parte sin puntajes escalados queda como está.',
    known:
      'Si un archivo no dice el tipo, o es de un solo modelo sin su código, indícalo arriba. Las tablas publicadas con las columnas form, section, raw y scaled se aceptan tal cual.',
    templates:
      'Cada modelo que existe se puede descargar como ambos archivos, que sirven de plantilla para otros.',
    template: {
      key: (type) => `Plantilla de clave del ${type}`,
      scale: (type) => `Plantilla de escala del ${type}`,
    },
  },
  choices: {
    label: 'Si el archivo no lo dice',
    type: 'Examen',
    asFile: 'Como dice el archivo',
    code: 'Código',
    codeHelp: 'De un archivo que contiene un solo modelo.',
  },
  contents: { key: 'claves y habilidades', scale: 'escalas' },
  willChange: (content, rows, forms) =>
    `${counted(rows, 'fila')} de ${content}: ${forms === 1 ? 'cambiaría' : 'cambiarían'} ${models(forms)}.`,
  hasChanged: (content, rows, forms) =>
    `${counted(rows, 'fila')} de ${content}: ${forms === 1 ? 'cambió' : 'cambiaron'} ${models(forms)}.`,
  takenBack: (forms) => `Deshecho: ${models(forms)} como antes de la importación.`,
  takenBackBut: (forms, kept) =>
    `Deshecho: ${models(forms)} como antes de la importación. Quedan como están, porque se cambiaron después o tienen exámenes ingresados: ${kept.join(', ')}.`,
  run: (forms) => `Importar ${models(forms)}`,
  undoConsequence:
    'Los modelos que trajo desaparecen, salvo que tengan exámenes ingresados, y los que cambió vuelven a ser como antes; ' +
    'lo que se corrigió o importó después se queda. Sus exámenes se vuelven a calificar.',
  forms: {
    what: 'Modelos del archivo',
    form: 'Modelo',
    name: (type, code) => `${type} ${code}`,
    change: 'Qué pasa',
    changes: 'Cambios',
    entries: 'Se califican de nuevo',
    kinds: { new: 'Nuevo', changed: 'Cambiado', unchanged: 'Sin cambios' },
    count: (changes) => formatNumber(changes),
    countEntries: (entries) => (entries === 0 ? '–' : counted(entries, 'examen', 'exámenes')),
  },
};
