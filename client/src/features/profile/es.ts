import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  title: 'Perfil',
  myTitle: 'Mi perfil',
  loading: 'tu perfil',
  edit: (title: string) => `Editar ${title.toLowerCase()}`,
  none: (title: string) => `Aún no hay ${title.toLowerCase()}.`,
  noData: 'Sin datos',
  choose: 'Elige',
  notSaid: 'Sin indicar',
  download: {
    title: 'Descargar',
    link: 'Descargar',
    back: 'Perfil',
    record: {
      title: 'Tu expediente en PDF',
      about:
        'Tu perfil, carreras, favoritos, notas, actividades, reconocimientos, cursos, exámenes y universidades guardadas, ' +
        'listo para imprimir o enviar. Al final se nombran las secciones sin contenido.',
      button: 'Descargar PDF',
    },
    everything: {
      title: 'Todos tus datos en JSON',
      about:
        'Todo lo que se guarda aquí de ti, para que lo lea otro programa: tu expediente, encuesta, tareas, universidades, ' +
        'mensajes, notificaciones y ajustes.',
      button: 'Descargar JSON',
    },
  },
  header: {
    profile: 'perfil',
    grade: (grade: string) => `${grade} grado`,
    gradeAndSchool: (grade: string, school: string) => `${grade}, ${school}`,
    password: 'Cambiar contraseña',
    security: 'Acceso y seguridad',
    views: 'Quién vio mi expediente',
    phone: 'Número de teléfono',
    phoneHelp: '10 dígitos, sin espacios',
    pronoun: 'Pronombres',
    gender: 'Género',
    genders: ['Femenino', 'Masculino', 'No binario', 'Prefiero no decirlo'],
    genderHelp: 'Con tus propias palabras, si quieres',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
    gradeField: 'Grado',
  },
  about: {
    title: 'Datos académicos',
    loading: 'tus datos académicos',
    updated: 'Datos académicos actualizados',
    gpa: 'Promedio (GPA)',
    gpaScale: 'Escala del GPA',
    ofScale: (scale: number) => `/ ${scale}`,
    classRank: 'Lugar en la clase',
    classSize: 'Tamaño de la clase',
    ofSize: (size: number) => `de ${formatNumber(size)}`,
    school: 'Preparatoria',
    schoolSize: 'Estudiantes en la escuela',
    schoolType: 'Tipo de escuela',
    students: (students: number) => counted(students, 'estudiante'),
    bestSat: 'Mejor SAT',
    sections: (verbal: number, math: number) => `${verbal} + ${math}`,
    bestAct: 'Mejor ACT',
    composite: 'compuesto',
    histories: 'Historial de los datos académicos',
    parts: { numbers: 'Promedio y lugar en la clase', school: 'Preparatoria' },
  },
  majors: {
    title: 'Carreras',
    loading: 'tus carreras',
    updated: 'Carreras actualizadas',
    field: (place: number) => `Carrera ${place}`,
  },
  favorites: {
    title: 'Favoritos',
    loading: 'tus favoritos',
    updated: 'Favoritos actualizados',
    field: (place: number) => `Favorito ${place}`,
  },
  notes: {
    title: 'Notas',
    loading: 'tus notas',
    updated: 'Notas actualizadas',
    placeholder:
      'Lo que deben saber tu consejero y las universidades: ayuda financiera que necesitas, tu historia, datos de tu escuela, familiares que estudiaron allí…',
  },
  colleges: {
    title: 'Universidades',
    heading: 'Mis universidades',
    loading: 'mis universidades',
    all: 'Ver más',
  },
  tasks: { title: 'Tareas', loading: 'tareas', all: 'Ver más' },
};
