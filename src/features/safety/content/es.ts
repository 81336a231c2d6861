import type { CrisisWords } from './crisis-words.ts'

/** Fixed answers about self-harm and violence, in Spanish. */
export const CRISIS_ES: CrisisWords = {
  reviewed: '2026-11-21',
  seen: {
    C1: {
      wish: 'Has escrito que no quieres vivir.',
      suicide: 'Has escrito sobre el suicidio.',
      plan: 'Has escrito cómo o cuándo podrías acabar con tu vida.',
      means: 'Has escrito sobre algo con lo que podrías hacerte daño.',
      taken: 'Has escrito que has tomado demasiado de algo.',
      harm: 'Has escrito que te haces daño.',
      unsafe: 'Has escrito que quizá no estás a salvo contigo.',
      hints: 'Lo que me cuentas me preocupa, y me preocupas tú.',
      other: 'Has escrito sobre alguien que puede hacerse daño.',
    },
    C2: {
      violence: 'Has escrito que alguien cercano te hace daño.',
      threat: 'Has escrito que te amenazan.',
      fear: 'Has escrito que tienes miedo de alguien cercano.',
      control: 'Me cuentas que alguien te vigila o decide por ti.',
      sexual: 'Has escrito que te fuerzan a tener sexo.',
      hints: 'Lo que me cuentas me preocupa: nadie debería tener miedo en su casa.',
      other: 'Has escrito sobre alguien a quien hacen daño.',
      own: 'Has escrito que hiciste daño o diste miedo a alguien cercano.',
      seeking: 'Has preguntado cómo vigilar o controlar a alguien.',
    },
  },
  crisis: {
    thoughts: [
      'Gracias por contármelo, y siento que duela tanto. No tienes que cargar con esto a solas.',
      'Habla hoy con alguna de las personas de arriba, por favor. Están justo para esto. No hace falta saber qué decir primero.',
      'No soy una persona y no puedo llamar por ti. ¿Hay alguien que pueda estar contigo hoy? Si sientes que podrías hacerlo, llama al {emergency}.',
      'También puedes seguir escribiéndome. Te escucho.',
    ],
    now: [
      'Llama ahora al {emergency}, por favor, o pide a alguien cercano que llame. Tu vida importa, también esta noche.',
      'Ve a donde haya otra persona. Aléjate de lo que podrías usar, o pide que alguien se lo lleve.',
      'No soy una persona y no puedo llamar por ti. Las personas de arriba pueden acompañarte al teléfono mientras pasa lo peor. También puedes seguir escribiéndome.',
    ],
    taken: [
      'Llama ahora al {emergency}, por favor, aunque te sientas bien. Algunos medicamentos hacen daño horas antes de que se note.[#safety-overdose-late]',
      'Di qué se tomó, cuánto y cuándo. Ten la caja a mano. Si hay alguien en casa, díselo ya.',
      'No soy una persona y no puedo llamar por ti. Me alegra que me lo hayas contado. Las personas de arriba también están para esto.',
    ],
    harm: [
      'Gracias por contármelo. Muchas veces quiere decir que algo duele más de lo que se puede decir con palabras, y no es motivo de vergüenza.',
      'Si una herida es profunda o no deja de sangrar, llama al {emergency}. Si puedes, aléjate de lo que usas y ve a donde haya otra persona.',
      'Habla hoy con alguna de las personas de arriba, por favor. No soy una persona y no puedo llamar por ti. También puedes seguir escribiéndome.',
    ],
    other: [
      'Eso asusta, y haces bien en tomarlo en serio. Aquí hay personas que también ayudan a quien se preocupa por alguien.',
      'Si puedes, pregunta con palabras claras si piensa en el suicidio, y escucha. Preguntar no mete la idea en la cabeza.[#safety-asking]',
      'Si hay un plan, o algo a mano, llama al {emergency} y quédate cerca. No soy una persona y no puedo llamar por ti.',
    ],
    otherNow: [
      'Llama ahora al {emergency}, por favor. Quédate a su lado si es seguro para ti, y sigue hablándole.',
      'Si tomó algo, di qué, cuánto y cuándo. Aparta lo que pueda hacer daño.',
      'No soy una persona y no puedo llamar por ti. Las personas de arriba te ayudan a ti también.',
    ],
    denied: [
      'Gracias por decirlo con tanta claridad. Dices que no lo harías, y aun así puede pesar mucho tener esos pensamientos.',
      'Las personas de arriba están también para eso, no solo para la peor hora. No soy una persona y no puedo llamar por ti.',
      'Si cambia y sientes que podrías hacerlo, llama al {emergency}. Puedes seguir escribiéndome.',
    ],
  },
  violence: {
    hurt: [
      'Lo siento mucho. No es culpa tuya ni tiene que ver con las hormonas. Cada persona es responsable de cómo trata a los demás.',
      'Las personas de arriba conocen esto. Te escuchan, te creen, y tú decides qué pasa después. Puedes llamar sin dar tu nombre.',
      'Si estás en peligro, llama al {emergency}. No soy una persona y no puedo llamar por ti, y no cuento a nadie lo que escribes aquí.',
    ],
    now: [
      'Si estás en peligro ahora mismo, llama al {emergency}. Ve a un lugar con salida, lejos de la cocina y de cosas que puedan herir.',
      'No es culpa tuya. Las personas de arriba te ayudan a ponerte a salvo y a pensar en lo que viene después.',
      'No soy una persona y no puedo llamar por ti, y no cuento a nadie lo que escribes aquí.',
    ],
    control: [
      'Lo siento. Tu teléfono, tu dinero, tu médico, tus amistades: todo eso es tuyo, y no deberías tener miedo de lo que pueda pasar si lo usas.',
      'Las personas de arriba conocen bien estas situaciones, aunque nadie te haya pegado. Te escuchan, y tú decides qué pasa después.',
      'Si alguna vez estás en peligro, llama al {emergency}. No soy una persona y no puedo llamar por ti, y no cuento a nadie lo que escribes aquí.',
    ],
    other: [
      'Es duro ver que le pasa esto a alguien. Está bien que no mires a otro lado.',
      'Las personas de arriba hablan también con amistades y familia. Pueden decirte cómo acompañar sin que haya más peligro. Ayuda escuchar, creer y dejar las decisiones a quien lo vive.',
      'Si alguien está en peligro ahora mismo, llama al {emergency}. No soy una persona y no puedo llamar por ti.',
    ],
    own: [
      'Está bien que lo hayas dicho. Hacer daño o dar miedo a alguien nunca es culpa de quien lo sufre, ni de las hormonas, el cansancio o una pelea. A ti te toca pararlo, y se puede parar.',
      'Si hay alguien herido, o podría volver a pasar esta noche, sal de la habitación o de la casa, y llama al {emergency} si hay peligro.',
      'Habla con alguna de las personas de arriba antes de la próxima pelea. Hablan con quienes quieren parar. No soy una persona y no puedo llamar por ti.',
    ],
    seeking: [
      'Con eso no voy a ayudar. Leer el teléfono de alguien, seguir por dónde va o decidir a quién ve es control. Le quita seguridad, aunque nazca de la preocupación o del cariño.',
      'Lo que tu pareja te cuenta es suyo, y lo da si quiere. Si el miedo o los celos no te sueltan, las personas de arriba hablan justo de eso, solo contigo.',
      'No soy una persona y no puedo llamar por ti. Si alguien está en peligro, llama al {emergency}.',
    ],
    denied: [
      'Gracias por contármelo. Tú sabes mejor que nadie cómo es en casa. Si alguna vez allí te sientes poca cosa, con miedo o bajo vigilancia, eso cuenta, aunque nadie te haya pegado.',
      'Las personas de arriba escuchan sin decidir nada por ti. Si estás en peligro, llama al {emergency}. No soy una persona y no puedo llamar por ti.',
    ],
  },
  check: {
    C1: [
      'Puede que te esté entendiendo mal, así que te lo pregunto: ¿has pensado en no querer vivir o en hacerte daño?',
      'Si es así, no tienes que cargar con esto a solas. Las personas de arriba están justo para eso. Si sientes que podrías hacerlo, llama al {emergency}.',
      'Si querías decir otra cosa, dímelo y seguimos.',
    ],
    C2: [
      'Puede que te esté entendiendo mal, así que te lo pregunto: ¿hay alguien en casa que te haga daño, te dé miedo o decida sobre tu dinero, tu teléfono o a quién ves?',
      'Si es así, no es culpa tuya. Las personas de arriba conocen bien situaciones así y pueden ayudarte a pensarlo. Si corres peligro ahora, llama al {emergency}.',
      'Si querías decir otra cosa, dímelo y seguimos.',
    ],
  },
  also: {
    C1: 'También has escrito que no estás a salvo contigo, o que no quieres vivir. Las líneas de crisis de arriba están para eso a cualquier hora.',
    C2: 'También has escrito que te hacen daño, te dan miedo o te controlan. No es culpa tuya. Arriba hay también líneas para eso.',
  },
  exit: 'Para salir de esta página en un momento, pulsa Esc dos veces o usa Salida rápida arriba. Quizá te convenga usar un teléfono u otro dispositivo que nadie más mire.',
  leave:
    'Para salir, cierra esta página. Lo que escribes aquí no se guarda, pero tu navegador recuerda que la página estuvo abierta: bórralo en su historial o usa la próxima vez una ventana privada. Quizá te convenga usar un teléfono u otro dispositivo que nadie más mire.',
}
