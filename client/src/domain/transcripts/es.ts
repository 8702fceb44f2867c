import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  waiting: 'Una solicitud de expedientes',
  documents: {
    transcript: 'Expediente académico',
    'school-report': 'Informe escolar',
    'counselor-letter': 'Carta del consejero',
    'mid-year-report': 'Informe de mitad de año',
    'final-report': 'Informe final',
  },
  ways: {
    'common-app': 'Common App',
    'electronic-service': 'Servicio electrónico',
    mail: 'Correo postal',
    'by-hand': 'En mano',
    other: 'Otra vía',
  },
  requested: (date) => `pedido el ${date}`,
  sent: (date, way) => `enviado el ${date}, ${way}`,
  progress: (document, state) => `${document}: ${state}`,
  withdraw: (document) => `Retirar el pedido: ${document}`,
  withdrawn: (document, college) => `${document} para ${college}: pedido retirado.`,
};
