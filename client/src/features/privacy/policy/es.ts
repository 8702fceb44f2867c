import type { Translated } from 'contract/translated';
import type { Section, t as english } from './en';

const sections = (product: string): readonly Section[] => [
  {
    title: 'En resumen',
    text: [],
    points: [
      'Lo que ingresas lo ven tú y las personas que te orientan.',
      'Ninguna otra empresa recibe nada sobre ti, salvo cuando haces un pago: no hay publicidad, ni rastreadores, ni servicios de análisis.',
      'Cuando se elimina una cuenta, lo personal que había en ella no se puede volver a leer jamás.',
      `${product} no es para menores de 13 años.`,
    ],
  },
  {
    title: 'No es para menores de 13 años',
    text: [
      `${product} no es para menores de 13 años. Nadie de esa edad puede tener una cuenta. Si sabes de alguna, escríbenos y la eliminamos.`,
    ],
  },
  {
    title: 'Qué se guarda',
    text: ['Lo que tú ingresas, y lo que ingresan sobre ti las personas que te orientan:'],
    points: [
      'Tu cuenta: nombre, correo electrónico, número de teléfono y rol. De tu contraseña, solo un hash a partir del cual no se puede leer.',
      'Tu expediente: cómo dirigirse a ti y dónde vives, si lo dices; calificaciones, preparatoria, carreras de interés, favoritos, notas, actividades, reconocimientos, cursos y puntajes de exámenes.',
      'Tu plan: las tareas con sus fechas de entrega y cuándo las completaste, las universidades que guardaste, y tus respuestas a la encuesta de afinidad con las universidades afines que se encontraron.',
      'Tus exámenes de práctica: las respuestas que ingresaste tú o ingresaron otras personas, los puntajes, y si cuentan en tus posibilidades de admisión.',
      'Tus sesiones de ayuda: cuándo y con quién, lo que escribiste sobre ellas, las notas de tu consejero y cuánto tiempo estuvo cada quien en la sala. Lo que se dice y se muestra ahí no se graba.',
      'Lo que compraste: el producto, su precio, cuándo, y el número que el servicio de pagos le dio al pago. Nunca tu tarjeta.',
      'Tus mensajes y cuándo se vieron, tus notificaciones y sobre qué quieres recibirlas.',
      'Dónde tienes la sesión iniciada: un código secreto para cada navegador, que termina cuando cierras sesión o después de 30 días sin uso.',
    ],
  },
  {
    title: 'El historial',
    text: [
      `${product} recuerda cada cambio: qué había antes y después, quién lo hizo y cuándo. Nada de este historial se altera más tarde. Así puedes ver quién cambió qué, y un error se puede deshacer.`,
      'Lo personal del historial está sellado: los nombres, las direcciones, los números de teléfono, tu expediente, tu encuesta, tus exámenes de práctica, tus mensajes, lo que se escribe sobre las sesiones y los textos de las tareas que son solo para ti están cifrados con claves que se guardan aparte. No están cifrados los números que representan a personas y cosas, las horas, los precios ni lo que se elige entre unas pocas opciones, como que se guardó una universidad.',
      'Las páginas se hacen a partir de copias del historial que no están cifradas. Están en los mismos servidores, y solo tienen acceso a ellas este producto y quienes lo operan.',
    ],
  },
  {
    title: 'Quién ve qué',
    text: [
      'El acceso se basa en un motivo, como el enlace con el que te registraste. Termina de inmediato cuando termina el último motivo. Cada cambio de acceso queda registrado.',
    ],
    points: [
      'En tus propias páginas ves lo que tú y otras personas han ingresado sobre ti.',
      'Tus consejeros ven tu nombre, correo electrónico, expediente, exámenes de práctica, tareas y universidades, y cuándo hiciste algo por última vez. Lo mismo ven los administradores de la cuenta de tu escuela u organización, de todos sus estudiantes.',
      'El consejero que da una sesión tuya es uno de tus consejeros desde que se reserva hasta 30 días después de ella.',
      'Los administradores de exámenes ven los nombres, correos electrónicos y universidades guardadas de los estudiantes de sus organizaciones, o de todos los estudiantes si no pertenecen a ninguna, y los exámenes de práctica que ellos mismos ingresaron.',
      'Los administradores de la plataforma ven todo menos las conversaciones de otras personas, y pueden consultar el historial de cambios.',
      'En la sala de una sesión solo entran tú, tu consejero y los administradores de la plataforma, y cada quien ve quién está ahí.',
      'Una conversación la leen solo sus dos partes. Lo que escribes a Soporte lo leen todos los administradores de la plataforma.',
      'Las personas a las que puedes escribir ven si estás en línea y si estás escribiendo. Eso se transmite y nunca se guarda.',
      'Quien conoce la dirección secreta de tu calendario ve tus tareas, fechas límite y sesiones, hasta que la cambies o la quites.',
      'Los hilos son para todo el mundo: lo que el personal escribe ahí se lee con su nombre.',
    ],
  },
  {
    title: 'Sin terceros',
    text: [
      'Tus páginas no cargan nada de otros lugares: ningún programa, tipo de letra, imagen ni rastreador de otra empresa. A tu navegador se le indica que los rechace todos. Nada sobre ti se vende ni se regala.',
      'Los correos pasan por el servidor de correo de quienes operan este producto, como todo correo.',
      'La imagen y el sonido de una sesión pasan por los servidores de quienes operan este producto, cifrados en el camino. Tu cámara y tu micrófono se usan solo en esa página, y solo después de que tú lo aceptas.',
      'Donde se cobran pagos, pagas en una página de Stripe. De nosotros recibe el producto, su precio y el número del pedido; de ti, lo que ingresas ahí.',
    ],
  },
  {
    title: 'Las cookies y lo que guarda tu navegador',
    text: ['Todo sirve para mantener tu sesión iniciada y no perder nada de lo que escribiste:'],
    points: [
      'La cookie “token” dice quién inició sesión: tu número, tu nombre y tu rol. Dura hasta 30 días, o hasta que cierras sesión.',
      'La cookie “refresh” la renueva. Ningún programa de la página puede leerla. Dura lo mismo.',
      'Los mensajes que empezaste, las respuestas de la encuesta o de un examen que todavía no enviaste, lo que hay en tu carrito y tus últimos resultados de afinidad están en el almacenamiento de tu navegador hasta que cierras sesión.',
      'Los mensajes que todavía van en camino, y si una página se volvió a cargar después de una actualización, se guardan hasta que cierras la pestaña.',
    ],
  },
  {
    title: 'Correos',
    text: [
      'Te escribimos cuando pides una contraseña nueva o cambias tu correo electrónico, y cuando una sesión se reserva, se cambia, se cancela o se acerca; al personal, también cuando se corrigieron puntajes de sus estudiantes; y por la noche, sobre las notificaciones que no has visto. En tus notificaciones eliges cuáles de estas últimas recibes, o ninguna. Ningún correo nos dice si lo abriste.',
    ],
  },
  {
    title: 'Registros y cifras',
    text: [
      'El registro del servidor contiene la hora y la ruta de cada petición, en la que un número puede representar a alguien, y ningún nombre, contraseña, token ni dirección de red.',
      'Cuando se abre una página, tu navegador le dice al servidor qué tipo de página era y cuánto tardó, como “una página de un estudiante, 0.4 segundos”: sin tu nombre, sin cookies y sin decir de quién era la página. Lo usamos para ver qué va lento.',
      'Para que nadie pueda adivinar contraseñas, los intentos se cuentan por dirección de red y por cuenta durante quince minutos como máximo, y luego se olvidan. Que se envió un cambio se recuerda durante un día en forma de hash, para que no se haga dos veces.',
    ],
  },
  {
    title: 'Llevarte tus datos',
    text: [
      'En la página Descargar, a la que se llega desde el perfil, cada estudiante obtiene su propio expediente en PDF y todo lo que se guarda sobre su persona en un archivo para otros programas. No hace falta pedir ninguno de los dos.',
    ],
  },
  {
    title: 'Cuando se elimina una cuenta',
    text: [
      'Las cuentas las elimina un administrador de la plataforma: pídelo a tu consejero o escríbenos. Tu sesión se cierra y desapareces de todas las listas al instante. Un momento después, esto se ha ido para siempre:',
    ],
    points: [
      'Tu contraseña, tus sesiones, la dirección de tu calendario y los correos para ti que se habían guardado.',
      'Lo tuyo en las copias con las que se hacen las páginas, cuyos archivos se escriben de nuevo.',
      'Tus conversaciones, por ambos lados.',
      'Tus claves. Sin ellas nadie puede leer lo que estaba sellado, ni siquiera quienes operan los servidores.',
    ],
  },
  {
    title: 'Qué queda',
    text: ['El historial conserva que algo ocurrió y cuándo, con un número que ya no corresponde a nadie.'],
    points: [
      'De lo que se compró, el producto, el precio y la fecha, sin tu nombre.',
      'Los correos que se enviaron los tienen quienes los recibieron. Donde los correos se guardan como archivos, uno dirigido a otra persona puede mencionarte durante un máximo de dos semanas.',
      'Si hay varios servidores, alguno puede recordar una clave durante un minuto.',
      'Una copia de seguridad anterior conserva lo que contenía, hasta que quienes operan el producto la borran.',
    ],
  },
];

export const t: Translated<typeof english> = {
  intro: (product) =>
    `${product} ayuda a los estudiantes a planear su camino a la universidad. Esta página dice qué guarda, quién lo ve y qué pasa con ello.`,
  sections,
  contact: {
    title: 'Preguntas',
    text: 'Para preguntar qué se guarda sobre ti, o para que se corrija o se elimine, escríbenos:',
  },
};
