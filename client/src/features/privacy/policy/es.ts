import type { Translated } from 'contract/translated';
import type { Section, t as english } from './en';

const sections = (product: string): readonly Section[] => [
  {
    title: 'En resumen',
    text: [],
    points: [
      'Solo tú y las personas que te orientan pueden ver lo que ingresas.',
      'Ninguna otra empresa recibe nada sobre ti, salvo cuando haces un pago. No hay publicidad, ni rastreadores, ni servicios de análisis.',
      'Cuando se elimina una cuenta, sus datos personales no se pueden volver a leer jamás.',
      `${product} no es para menores de 13 años.`,
    ],
  },
  {
    title: 'No es para menores de 13 años',
    text: [
      `${product} no es para menores de 13 años. Nadie de menos de esa edad puede tener una cuenta. Si sabes de alguna, escríbenos y la eliminaremos.`,
    ],
  },
  {
    title: 'Qué guardamos',
    text: ['Guardamos lo que tú ingresas y lo que ingresan sobre ti las personas que te orientan:'],
    points: [
      'Tu cuenta: nombre, correo electrónico, número de teléfono y rol. De tu contraseña guardamos solo un hash, a partir del cual no se puede recuperar.',
      'Tu expediente: tus pronombres, tu género, tu ciudad, tu estado y tu código postal, si los compartes; calificaciones, preparatoria, carreras de interés, favoritos, notas, actividades, reconocimientos, cursos y puntajes de exámenes.',
      'Tu plan: las tareas con sus fechas de entrega y cuándo las completaste, las universidades que guardaste, y tus respuestas y resultados de la encuesta de afinidad.',
      'Tus exámenes de práctica: las respuestas que ingresaste tú u otras personas, los puntajes, y si cuentan para tus posibilidades de admisión.',
      'Tus sesiones de ayuda: cuándo y con quién fueron, lo que escribiste sobre ellas, las notas de tu consejero y cuánto tiempo estuvo cada quien en la sala. El audio, el video y las pantallas nunca se graban.',
      'Tus compras: el producto, su precio, la fecha y el número de referencia del servicio de pagos. Nunca guardamos tu tarjeta.',
      'Tus mensajes y cuándo se vieron, tus notificaciones y tus preferencias de notificaciones.',
      'Dónde tienes la sesión iniciada: un código secreto para cada navegador, que vence cuando cierras sesión o después de 30 días sin uso.',
    ],
  },
  {
    title: 'El historial',
    text: [
      `${product} registra cada cambio: qué había antes y después, quién lo hizo y cuándo. Este historial nunca se altera. Así puedes ver quién cambió qué, y los errores se pueden deshacer.`,
      'Los datos personales del historial están cifrados: los nombres, las direcciones, los números de teléfono, tu expediente, tu encuesta, tus exámenes de práctica, tus mensajes, lo que se escribe sobre las sesiones y los textos de las tareas que son solo para ti. Las claves se guardan aparte. No están cifrados los números de identificación, las horas, los precios ni lo que se elige de una lista corta, como guardar una universidad.',
      'Las páginas se hacen a partir de copias del historial que no están cifradas. Están en los mismos servidores, y solo tienen acceso a ellas este producto y quienes lo operan.',
    ],
  },
  {
    title: 'Quién ve qué',
    text: [
      'Todo acceso tiene un motivo, como el enlace con el que te registraste. Termina en cuanto termina el último motivo. Cada cambio de acceso queda registrado.',
    ],
    points: [
      'En tus propias páginas ves lo que tú y otras personas han ingresado sobre ti.',
      'Tus consejeros ven tu nombre, correo electrónico, expediente, exámenes de práctica, tareas y universidades, y tu última actividad. Los administradores de la cuenta de tu escuela u organización ven lo mismo de todos sus estudiantes.',
      'El consejero que da una de tus sesiones cuenta como tu consejero desde que se reserva hasta 30 días después de la sesión.',
      'Los administradores de exámenes ven los nombres, correos electrónicos y universidades guardadas de los estudiantes de sus organizaciones, o de todos los estudiantes si no pertenecen a ninguna, y los exámenes de práctica que ellos mismos ingresaron.',
      'Los administradores de la plataforma ven todo excepto las conversaciones de otras personas, y pueden leer el historial de cambios.',
      'En la sala de una sesión solo entran tú, tu consejero y los administradores de la plataforma, y cada quien ve quién está ahí.',
      'Una conversación solo la leen las dos personas que participan. Lo que escribes a Soporte lo leen todos los administradores de la plataforma.',
      'Las personas a las que puedes escribir ven si estás en línea y si estás escribiendo. Lo transmitimos y nunca lo guardamos.',
      'Quien tenga el enlace privado de tu calendario ve tus tareas, fechas límite y sesiones, hasta que cambies o desactives el enlace.',
      'Los hilos son públicos: lo que el personal escribe ahí aparece con su nombre.',
    ],
  },
  {
    title: 'Sin terceros',
    text: [
      'Tus páginas no cargan nada de otras empresas: ni programas, ni tipos de letra, ni imágenes, ni rastreadores. Le indicamos a tu navegador que los rechace todos. Nunca vendemos ni regalamos nada sobre ti.',
      'Como todo correo, nuestros mensajes pasan por el servidor de correo de quienes operan este producto.',
      'El audio y el video de una sesión pasan por los servidores de quienes operan este producto, cifrados en el camino. Tu cámara y tu micrófono solo se usan en esa página, y solo después de que lo permites.',
      'Si se aceptan pagos, pagas en una página de Stripe. Le enviamos a Stripe el producto, su precio y el número del pedido; tú ingresas ahí tus datos de pago.',
    ],
  },
  {
    title: 'Cookies y almacenamiento del navegador',
    text: ['Solo los usamos para mantener tu sesión iniciada y guardar lo que escribes:'],
    points: [
      'La cookie “token” identifica quién inició sesión: tu número de identificación, tu nombre y tu rol. Dura hasta 30 días, o hasta que cierras sesión.',
      'La cookie “refresh” la renueva. Ningún programa de la página puede leerla. Dura lo mismo.',
      'Los borradores de mensajes, las respuestas de la encuesta o de un examen que no has enviado, tu carrito y tus últimos resultados de afinidad quedan en el almacenamiento de tu navegador hasta que cierras sesión.',
      'Los mensajes que todavía van en camino, y si una página se volvió a cargar después de una actualización, se guardan hasta que cierras la pestaña.',
    ],
  },
  {
    title: 'Correos',
    text: [
      'Te enviamos un correo cuando pides una contraseña nueva o cambias tu correo electrónico, y cuando una sesión se reserva, se mueve, se cancela o se acerca. Al personal le avisamos cuando se corrigen puntajes de sus estudiantes. Por la noche te escribimos sobre las notificaciones que no has visto. En tus preferencias de notificaciones eliges cuáles de estos últimos correos recibes, o ninguno. Nuestros correos no registran si los abres.',
    ],
  },
  {
    title: 'Registros y métricas',
    text: [
      'El registro del servidor contiene la hora y la ruta de cada petición. Una ruta puede incluir un número de identificación, pero el registro nunca contiene nombres, contraseñas, tokens ni direcciones de red.',
      'Cuando se abre una página, tu navegador le dice al servidor qué tipo de página era y cuánto tardó, como “una página de un estudiante, 0.4 segundos”. No envía tu nombre, ni cookies, ni de quién era la página. Lo usamos para encontrar páginas lentas.',
      'Para que nadie pueda adivinar contraseñas, contamos los intentos por dirección de red y por cuenta durante quince minutos como máximo, y luego los olvidamos. Para que un cambio no se haga dos veces, recordamos un hash durante un día.',
    ],
  },
  {
    title: 'Descargar tus datos',
    text: [
      'En la página Descargar, a la que llegas desde tu perfil, cada estudiante puede obtener su expediente en PDF y todos sus datos en un archivo para otros programas. No hace falta pedirlo.',
    ],
  },
  {
    title: 'Cuando se elimina una cuenta',
    text: [
      'Las cuentas las elimina un administrador de la plataforma: pídelo a tu consejero o escríbenos. Tu sesión se cierra y desapareces de todas las listas de inmediato. Un momento después, esto se elimina para siempre:',
    ],
    points: [
      'Tu contraseña, tus sesiones, la suscripción a tu calendario y los correos guardados para ti.',
      'Tus datos en las copias con las que se hacen las páginas. Sus archivos se reescriben.',
      'Tus conversaciones, por ambos lados.',
      'Tus claves de cifrado. Sin ellas nadie puede leer tus datos cifrados, ni siquiera quienes operan los servidores.',
    ],
  },
  {
    title: 'Qué queda',
    text: [
      'El historial todavía muestra que algo ocurrió y cuándo, con un número que ya no identifica a nadie.',
    ],
    points: [
      'El producto, el precio y la fecha de las compras, sin tu nombre.',
      'Los correos que enviamos los tienen quienes los recibieron. Si los correos se guardan como archivos, uno dirigido a otra persona puede mencionarte durante un máximo de dos semanas.',
      'Si hay varios servidores, alguno puede recordar una clave durante un minuto.',
      'Las copias de seguridad anteriores conservan lo que contenían hasta que quienes operan el producto las borran.',
    ],
  },
];

export const t: Translated<typeof english> = {
  intro: (product) =>
    `${product} ayuda a los estudiantes a planear su camino a la universidad. Esta página explica qué guardamos, quién lo ve y qué pasa con ello.`,
  contents: 'En esta página',
  sections,
  contact: {
    title: 'Preguntas',
    text: 'Para preguntar qué guardamos sobre ti, o para que se corrija o se elimine, escríbenos:',
  },
};
