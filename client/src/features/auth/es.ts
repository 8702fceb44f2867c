import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import type { InvitationWelcome } from 'contract/invitations';
import { counted } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  titles: {
    signIn: 'Iniciar sesión',
    requestReset: 'Restablecer tu contraseña',
    resetPassword: 'Actualizar contraseña',
    invitation: 'Te damos la bienvenida',
    confirmEmail: 'Confirma tu correo',
    keepEmail: 'Conserva tu correo electrónico',
    register: 'Crear cuenta',
    refreshSession: 'Compra completada',
    editPassword: 'Cambiar contraseña',
    security: 'Acceso y seguridad',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  repeatedPassword: 'Repite la contraseña nueva',
  noCookies:
    'Las cookies están bloqueadas para este sitio, así que no puedes mantener la sesión iniciada. Permítelas en la configuración de tu navegador e inténtalo de nuevo.',
  mismatch: 'Las contraseñas no coinciden',
  signIn: {
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: 'Olvidé mi contraseña',
    failed: (status: string, reason: string) => `${status}: ${reason}`,
    broken: 'No se puede iniciar sesión en este momento. El problema no eres tú; inténtalo de nuevo pronto.',
  },
  elsewhere: {
    signIn: (issuer: string) => `Iniciar sesión con ${issuer}`,
    refused: (issuer: string) =>
      `No pudimos iniciar tu sesión con ${issuer}. Úsalo con el correo de tu cuenta aquí, después de abrir un enlace que te enviamos a ese correo, como una invitación o el de “Olvidé mi contraseña”.`,
  },
  twoStep: {
    about:
      'La verificación en dos pasos pide un código de tu teléfono además de tu contraseña. Sirve cualquier aplicación de autenticación o administrador de contraseñas.',
    setUp: 'Configurar la verificación en dos pasos',
    scan: 'Escanea este código QR con tu aplicación de autenticación.',
    picture: 'Código QR para tu aplicación de autenticación',
    orType: 'O escribe esta clave en la aplicación:',
    code: 'Código',
    firstCode: 'El código de seis dígitos que muestra tu aplicación',
    confirm: 'Activar',
  },
  recovery: {
    about:
      'Estos son tus códigos de recuperación. Cada uno sirve una vez en lugar de un código de la aplicación. Guárdalos en un lugar que no sea tu teléfono; solo se muestran una vez.',
    copy: 'Copiar códigos',
    copied: 'Códigos de recuperación copiados.',
    download: 'Descargar códigos',
    print: 'Imprimir códigos',
    fileName: 'codigos-de-recuperacion.txt',
    file: (productName: string) => `Códigos de recuperación de ${productName} (cada uno sirve una vez):`,
  },
  secondStep: {
    titles: { code: 'Escribe tu código', setup: 'Configura la verificación en dos pasos' },
    codeHelp: 'El código de seis dígitos de tu aplicación de autenticación o un código de recuperación',
    required: 'Tu cuenta requiere la verificación en dos pasos. Configúrala ahora; toma un minuto.',
    proceed: 'Ya guardé mis códigos: continuar',
  },
  security: {
    back: 'Perfil',
    loading: 'cómo inicias sesión',
    password: {
      title: 'Contraseña',
      about: 'Cambiar tu contraseña cierra tu sesión en los demás dispositivos.',
      change: 'Cambiar contraseña',
    },
    issuer: {
      linked: (issuer: string) =>
        `Tu cuenta está vinculada con ${issuer}. Puedes iniciar sesión con ${issuer}.`,
      notLinked: (issuer: string) =>
        `La próxima vez usa “Iniciar sesión con ${issuer}”. Vincularemos tu cuenta por tu correo electrónico.`,
      unlink: 'Desvincular cuenta',
      unlinkConsequence: (issuer: string) =>
        `Iniciarás sesión con tu contraseña hasta que vuelvas a usar ${issuer}, y tu sesión se cerrará en los demás dispositivos. ¿No tienes contraseña? Usa antes “Olvidé mi contraseña”.`,
      unlinked: (issuer: string) => `Tu cuenta ya no está vinculada con ${issuer}.`,
    },
    twoStep: {
      title: 'Verificación en dos pasos',
      proof: 'Activarla cierra tu sesión en los demás dispositivos.',
      on: 'Activada',
      isOn: 'La verificación en dos pasos está activada.',
      isOff: 'La verificación en dos pasos está desactivada.',
      kept: 'Ya los guardé',
      left: (left: number) =>
        `${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'código')} de recuperación.`,
      required: 'Tu cuenta la requiere, así que no se puede desactivar.',
      renew: 'Obtener códigos de recuperación nuevos',
      renewConsequence:
        'Tus códigos actuales dejarán de servir y tu sesión se cerrará en los demás dispositivos.',
      turnOff: 'Desactivar',
      turnOffConsequence:
        'Iniciarás sesión solo con tu contraseña. Tus códigos de recuperación dejarán de servir y tu sesión se cerrará en los demás dispositivos.',
    },
  },
  demo: {
    heading: 'Cuentas de demostración',
    student: 'Estudiante',
    secondStudent: 'Segundo estudiante',
    parent: 'Familia',
    counselor: 'Consejero',
    accountAdmin: 'Administrador de la cuenta',
    examAdmin: 'Administrador de exámenes',
    recommender: 'Recomendador',
    admin: 'Administrador',
  },
  requestReset: {
    broken: (reason: string) =>
      `${reason}: no se pudo enviar el enlace. Revisa la dirección o inténtalo pronto de nuevo.`,
    intro:
      'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Pedir enlace',
    busy: 'Enviando…',
    back: 'Volver a iniciar sesión',
  },
  resetPassword: {
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde tu correo o pide uno nuevo.',
    newLink: 'Pedir un enlace nuevo',
    submit: 'Enviar',
  },
  invitation: {
    what: 'tu invitación',
    welcome: (firstName: string) => `Hola, ${firstName}. Te damos la bienvenida.`,
    opened: ({ invitedBy, school }: InvitationWelcome) =>
      `${invitedBy ?? 'Tu escuela'} abrió esta cuenta para ti${school === null ? '' : ` en ${school}`}. Elige una contraseña para empezar.`,
    submit: 'Guardar contraseña y entrar',
    busy: 'Iniciando sesión…',
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde tu correo.',
    over: 'Esta invitación ya se usó, venció o se reemplazó.',
    otherwise: {
      before: 'Si ya elegiste una contraseña, inicia sesión con ella. Si no, ',
      link: 'pide un enlace nuevo',
      after: ' en el correo al que llegó tu invitación.',
    },
  },
  confirmEmail: {
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde tu correo o reenvíalo desde tu perfil.',
    intro: 'Confirma este correo electrónico como el nuevo de tu cuenta.',
    submit: 'Confirmar correo',
    busy: 'Confirmando…',
    done: 'Tu nuevo correo electrónico está confirmado. Desde ahora, inicia sesión con él.',
    onward: 'Continuar',
  },
  keepEmail: {
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde tu correo.',
    intro:
      'Conserva este correo electrónico en tu cuenta. Se cerrarán todas las sesiones y la contraseña actual dejará de servir. Te enviaremos un enlace para elegir otra.',
    submit: 'Conservar esta dirección',
    busy: 'Guardando…',
    done: 'Tu cuenta conserva este correo. Abre el enlace que te acabamos de enviar para elegir otra contraseña.',
    onward: 'Ir a Iniciar sesión',
  },
  editPassword: { submit: 'Actualizar contraseña' },
  register: {
    noCounselor: 'Necesitas un enlace de registro de tu consejero. Pídele uno nuevo.',
    link: 'Enlace de tu consejero',
    noLink: 'Pega el enlace completo que te dieron.',
    followLink: 'Continuar',
    counselor: 'tu consejero',
    yourCounselor: 'Tu consejero',
    counselorAt: (name: string, schools: string) => `${name} · ${schools}`,
    grade: 'Grado',
    gradeHelp: 'Opcional. Tus tareas serán las de tu grado.',
    notSaid: 'Elige…',
    classOf: (grade: string, year: number) => `Grado ${grade}, promoción ${year}`,
    repetition: {
      label: 'Confirmar contraseña',
      missing: 'Confirma tu contraseña',
      mismatch: 'Las contraseñas no coinciden',
    },
    submit: 'Crear cuenta',
    busy: 'Creando cuenta…',
    failed: 'error del servidor.',
    age: 'Debes tener 13 años o más para crear una cuenta. Cómo usamos tu información:',
    privacy: 'Política de privacidad',
    haveAccount: '¿Ya tienes cuenta?',
    signIn: 'Iniciar sesión',
  },
  refreshSession: {
    thanks: '¡Gracias por tu compra!',
    bought: 'Tu compra está lista para usarse.',
    pickTime: 'Elegir una hora',
    seeMatches: 'Ver tus universidades afines',
    wait: 'Estamos actualizando tu cuenta. Te llevamos a tu página de inicio…',
  },
};
