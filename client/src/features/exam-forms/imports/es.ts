import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

const models = (count: number) => counted(count, 'modelo');

export const t: Translated<typeof english> = {
  back: 'Todos los modelos de examen',
  file: 'Archivo CSV con claves y habilidades, o con escalas',
  help: 'Los distinguimos por sus columnas. Primero revisaremos el archivo; abajo decides qué importar.',
  formats: {
    summary: 'Qué contienen los archivos',
    key: 'Claves y habilidades: una fila por cada pregunta de un modelo, con las columnas type, code, section, question, answers, category y subcategory. Separa con | varias respuestas correctas. En una pregunta de varios campos, escribe sus caracteres juntos, como 3.5|7/2.',
    scale:
      'Escalas: una fila por cada puntaje bruto de una parte, desde 0, con las columnas type, code, section, raw y scaled. Una parte sin puntajes escalados queda como está.',
    known:
      'Si un archivo no incluye el tipo, o contiene un solo modelo sin su código, indícalos arriba. Las tablas publicadas con las columnas form, section, raw y scaled funcionan tal cual.',
    templates: 'Puedes descargar cualquier modelo existente como ambos archivos y usarlos de plantilla.',
    template: {
      key: (type) => `Plantilla de clave del ${type}`,
      scale: (type) => `Plantilla de escala del ${type}`,
    },
  },
  choices: {
    label: 'Si el archivo no lo incluye',
    type: 'Examen',
    asFile: 'Usar el del archivo',
    code: 'Código',
    codeHelp: 'Para un archivo que contiene un solo modelo.',
  },
  contents: { key: 'claves y habilidades', scale: 'escalas' },
  willChange: (content, rows, forms) =>
    `${counted(rows, 'fila')} de ${content}: ${forms === 1 ? 'cambiaría' : 'cambiarían'} ${models(forms)}.`,
  hasChanged: (content, rows, forms) =>
    `${counted(rows, 'fila')} de ${content}: ${forms === 1 ? 'cambió' : 'cambiaron'} ${models(forms)}.`,
  undoResult: (forms) => `Deshecho: ${models(forms)} como antes de la importación.`,
  undoResultExcept: (forms, unchanged) =>
    `Deshecho: ${models(forms)} como antes de la importación. Quedan como están, porque se cambiaron después o tienen exámenes ingresados: ${unchanged.join(', ')}.`,
  run: (forms) => `Importar ${models(forms)}`,
  undoConsequence:
    'Los modelos que agregó se eliminan, salvo que tengan exámenes ingresados, y los que cambió vuelven a ser como antes. Las correcciones e importaciones posteriores se quedan. Los exámenes afectados se vuelven a calificar.',
  forms: {
    what: 'Modelos del archivo',
    form: 'Modelo',
    name: (type, code) => `${type} ${code}`,
    change: 'Resultado',
    changes: 'Cambios',
    entries: 'Se califican de nuevo',
    kinds: { new: 'Nuevo', changed: 'Cambiado', unchanged: 'Sin cambios' },
    count: (changes) => formatNumber(changes),
    countEntries: (entries) => (entries === 0 ? '–' : counted(entries, 'examen', 'exámenes')),
  },
};
