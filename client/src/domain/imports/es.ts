import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  what: 'importaciones',
  heading: 'Archivos importados',
  none: 'Todavía no se ha importado ningún archivo.',
  choose: 'Elegir un archivo',
  template: 'Plantilla',
  school: 'Escuela',
  chooseSchool: 'Elige una escuela',
  drop: 'o suéltalo aquí',
  checking: 'Revisando el archivo…',
  checked: (file: string) => `Revisamos ${file}. Mira abajo qué pasaría al importarlo.`,
  states: {
    checked: 'Revisado, sin importar',
    running: 'Importando',
    done: 'Importado',
    failed: 'Falló',
    undoing: 'Deshaciendo',
    undone: 'Deshecho',
  },
  origin: (instant: string, encoding: string) => `Revisado el ${instant}, leído como ${encoding}`,
  running: 'Importando',
  undoing: 'Deshaciendo la importación',
  progress: (share: number) => `${Math.round(share * 100)}%`,
  nothing: 'No hay nada que importar.',
  undo: 'Deshacer',
  undoLabel: (file: string) => `Deshacer la importación de ${file}`,
  undoTitle: (file: string) => `¿Deshacer la importación de ${file}?`,
  undoConfirm: 'Deshacer importación',
  issues: {
    summary: (problems: number) => `${counted(problems, 'problema')} por revisar`,
    what: 'Problemas por revisar',
    line: 'Línea',
    severity: 'Resultado',
    leftOut: 'Se omite',
    taken: 'Se importa',
    student: 'Estudiante',
    why: 'Motivo',
    more: (rows: number) => `y ${formatNumber(rows)} más que no aparecen en la lista.`,
  },
};
