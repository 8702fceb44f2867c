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
    'Tu navegador no guarda cookies de este sitio, así que nadie puede mantener la sesión iniciada. Permítelas en su configuración y vuelve a iniciar sesión.',
  mismatch: 'Las contraseñas no coinciden',
  signIn: {
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: 'Olvidé mi contraseña',
    failed: (status: string, reason: string) => `${status}: ${reason}`,
    refused: {
      401: 'El correo y la contraseña no coinciden. Revisa los dos o pide una contraseña nueva.',
      429: 'Hubo demasiados intentos. Espera un poco antes de volver a intentarlo.',
    },
    broken:
      'En este momento no se puede iniciar sesión. Lo que escribiste no tiene ningún error; inténtalo pronto de nuevo.',
  },
  elsewhere: {
    signIn: (issuer: string) => `Iniciar sesión con ${issuer}`,
    refused: (issuer: string) =>
      `No se pudo iniciar sesión con ${issuer}. Solo deja entrar a quien tiene aquí una cuenta con el mismo correo y abrió un enlace enviado a ese correo, como una invitación o el de “Olvidé mi contraseña”.`,
  },
  twoStep: {
    about:
      'Con la verificación en dos pasos, la contraseña sola no abre nada: una aplicación de tu teléfono muestra un código que también se pide. Sirve cualquier aplicación de autenticación o un administrador de contraseñas.',
    setUp: 'Configurar la verificación en dos pasos',
    scan: 'Escanea esta imagen con tu aplicación de autenticación.',
    picture: 'Código QR para tu aplicación de autenticación',
    orType: 'O escribe allí esta clave:',
    code: 'Código',
    firstCode: 'Los seis dígitos que la aplicación muestra ahora',
    confirm: 'Activar',
  },
  recovery: {
    about:
      'Estos son tus códigos de recuperación. Cada uno sirve una vez en lugar de un código de tu aplicación. Guárdalos donde los encuentres sin tu teléfono: solo se muestran esta vez.',
    copy: 'Copiar',
    copied: 'Los códigos de recuperación se copiaron.',
    download: 'Descargar',
    print: 'Imprimir',
    fileName: 'codigos-de-recuperacion.txt',
    file: (productName: string) =>
      `Códigos de recuperación de ${productName}, cada uno para iniciar sesión una vez:`,
  },
  secondStep: {
    titles: { code: 'Escribe tu código', setup: 'Configura la verificación en dos pasos' },
    codeHelp: 'Los seis dígitos de tu aplicación de autenticación o uno de tus códigos de recuperación',
    required: 'Tu cuenta debe iniciar sesión en dos pasos. Configúralo ahora; toma un minuto.',
    goOn: 'Ya los guardé: continuar',
  },
  security: {
    back: 'Perfil',
    loading: 'cómo inicias sesión',
    password: {
      title: 'Contraseña',
      about: 'Una contraseña nueva cierra tu sesión en todos los demás lugares.',
      change: 'Cambiar contraseña',
    },
    issuer: {
      linked: (issuer: string) =>
        `Tu cuenta está vinculada con ${issuer}, así que puedes iniciar sesión allí en lugar de aquí.`,
      notLinked: (issuer: string) =>
        `La próxima vez usa “Iniciar sesión con ${issuer}”: así tu cuenta se vincula por tu correo electrónico.`,
      unlink: 'Desvincular',
      unlinkConsequence: (issuer: string) =>
        `A partir de entonces inicias sesión con tu contraseña, hasta que vuelvas a iniciar sesión con ${issuer}. Tu sesión se cierra en todos los demás lugares. Si no tienes contraseña, crea antes una con “Olvidé mi contraseña”.`,
      unlinked: (issuer: string) => `Tu cuenta ya no está vinculada con ${issuer}.`,
    },
    twoStep: {
      title: 'Verificación en dos pasos',
      proof: 'Al activarla, tu sesión se cierra en todos los demás lugares.',
      on: 'Activada',
      isOn: 'La verificación en dos pasos está activada.',
      isOff: 'La verificación en dos pasos está desactivada.',
      kept: 'Ya los guardé',
      left: (left: number) =>
        `${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'código')} de recuperación.`,
      required: 'Tu cuenta la exige, así que sigue activada.',
      renew: 'Nuevos códigos de recuperación',
      renewConsequence:
        'Los que tienes ahora dejarán de servir. Tu sesión se cierra en todos los demás lugares.',
      turnOff: 'Desactivar',
      turnOffConsequence:
        'A partir de entonces inicias sesión solo con tu contraseña. Tus códigos de recuperación dejan de servir y tu sesión se cierra en todos los demás lugares.',
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
    admin: 'Administrador',
  },
  requestReset: {
    refused: { 429: 'Hubo demasiados intentos. Espera un poco antes de volver a intentarlo.' },
    broken: 'No se pudo enviar el enlace. Revisa la dirección o inténtalo pronto de nuevo.',
    intro:
      'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Pedir enlace',
    busy: 'Enviando…',
    back: 'Volver a iniciar sesión',
  },
  resetPassword: {
    incomplete: {
      before: 'El enlace está incompleto. Ábrelo otra vez desde tu correo o ',
      link: 'pide uno nuevo',
      after: '.',
    },
    submit: 'Enviar',
  },
  invitation: {
    what: 'tu invitación',
    welcome: (firstName: string) => `Hola, ${firstName}. Te damos la bienvenida.`,
    opened: ({ invitedBy, school }: InvitationWelcome) =>
      `${invitedBy ?? 'Tu escuela'} abrió esta cuenta para ti${school === null ? '' : ` en ${school}`}. Elige una contraseña para empezar.`,
    submit: 'Guardar contraseña y entrar',
    busy: 'Iniciando sesión…',
    incomplete: 'El enlace está incompleto. Ábrelo otra vez desde tu correo.',
    over: 'Esta invitación ya se usó, venció o se reemplazó por otra más reciente.',
    otherwise: {
      before: 'Si ya elegiste una contraseña, inicia sesión con ella. Si no, ',
      link: 'pide que te envíen un enlace nuevo',
      after: ' al correo al que llegó tu invitación.',
    },
  },
  confirmEmail: {
    incomplete:
      'El enlace está incompleto. Ábrelo otra vez desde tu correo o pide desde tu perfil que se envíe de nuevo.',
    intro: 'Pediste iniciar sesión con otro correo electrónico: el que recibió este enlace.',
    submit: 'Confirmar',
    busy: 'Confirmando…',
    done: 'Tu nuevo correo electrónico está confirmado. Desde ahora inicias sesión con él.',
    onward: 'Continuar',
  },
  keepEmail: {
    incomplete: 'El enlace está incompleto. Ábrelo otra vez desde tu correo.',
    intro:
      'Tu cuenta conserva el correo electrónico que recibió este enlace. Se cierran todas sus sesiones y su contraseña deja de servir: te enviamos un enlace para elegir otra.',
    submit: 'Conservar esta dirección',
    busy: 'Guardando…',
    done: 'Tu cuenta conserva esta dirección. Abre el enlace que te acabamos de enviar para elegir otra contraseña.',
    onward: 'Ir a Iniciar sesión',
  },
  editPassword: { submit: 'Actualizar contraseña' },
  register: {
    noCounselor:
      'Para crear tu cuenta necesitas un enlace de tu consejero. Pide a tu consejero que te envíe uno nuevo.',
    counselor: 'tu consejero',
    yourCounselor: 'Tu consejero',
    repetition: {
      label: 'Confirmar contraseña',
      missing: 'Confirma tu contraseña',
      mismatch: 'Las contraseñas no coinciden',
    },
    submit: 'Crear cuenta',
    busy: 'Creando cuenta…',
    failed: 'error del servidor.',
    age: 'No es para menores de 13 años. Qué pasa con lo que escribes:',
    privacy: 'Política de privacidad',
    haveAccount: '¿Ya tienes cuenta?',
    signIn: 'Iniciar sesión',
  },
  refreshSession: {
    thanks: '¡Gracias por tu compra!',
    wait: 'Estamos actualizando tu cuenta. Tu página de inicio se abrirá en un momento.',
  },
};
