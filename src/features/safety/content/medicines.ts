/** Fixed texts about medicines (D): no judgement, one fact with its source, and who can answer. */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** Date of the last review of this file's texts. */
export const MEDICINES_REVIEWED = '2026-11-21'

/** Who can answer, and what to prepare; `other` if it concerns another person. */
export const MEDICINE_FRAME: In<{ who: string; other: string; ready: string; chips: readonly string[] }> = {
  en: {
    who: 'A pharmacist can often answer this today, without an appointment. Your {doctor} can change what you take.',
    other: 'A pharmacist can often answer this today, without an appointment. It is best if the person who takes it asks.',
    ready: 'Have the packet at hand, and name everything you take, including what you bought without a prescription.',
    chips: ['How do I prepare for my appointment?'],
  },
  es: {
    who: 'Una farmacia puede responder muchas veces hoy mismo, sin cita. Tu {doctor} puede cambiar lo que tomas.',
    other: 'Una farmacia puede responder muchas veces hoy mismo, sin cita. Lo mejor es que pregunte quien lo toma.',
    ready: 'Ten la caja a mano y di todo lo que tomas, incluido lo que compraste sin receta.',
    chips: ['¿Cómo preparo mi cita?'],
  },
  fr: {
    who: 'Une pharmacie peut souvent répondre aujourd’hui, sans rendez-vous. Votre {doctor} peut changer ce que vous prenez.',
    other: 'Une pharmacie peut souvent répondre aujourd’hui, sans rendez-vous. Le mieux est que la personne concernée demande elle-même.',
    ready: 'Ayez la boîte sous la main, et dites tout ce que vous prenez, y compris ce que vous achetez sans ordonnance.',
    chips: ['Comment préparer mon rendez-vous ?'],
  },
}

/** Texts by cause: what Lara does not decide, and what is generally true. */
export const MEDICINES = {
  dose: {
    en: [
      "You asked how much of a medicine or supplement is right. I can't tell you that.",
      'The right amount depends on your health, on the form, and on what else you take.[#safety-medicine-dose] The leaflet in the packet says what is usual.',
    ],
    es: [
      'Preguntas qué cantidad de un medicamento o suplemento es la adecuada. Eso no te lo puedo decir.',
      'La cantidad correcta depende de tu salud, de la forma y de lo demás que tomas.[#safety-medicine-dose] El prospecto de la caja dice lo habitual.',
    ],
    fr: [
      'Vous demandez quelle quantité d’un médicament ou d’un complément convient. Cela, je ne peux pas le dire.',
      'La bonne quantité dépend de votre santé, de la forme et de ce que vous prenez par ailleurs.[#safety-medicine-dose] La notice dans la boîte dit ce qui est habituel.',
    ],
  },
  change: {
    en: [
      "You asked about taking more, less or only a part. I can't say yes or no to that.",
      'More does not always help more, and a changed amount can bring side effects.[#safety-medicine-dose] Until you have asked, keep to what was prescribed for you.',
    ],
    es: [
      'Preguntas por tomar más, menos o solo una parte. No puedo decirte ni que sí ni que no.',
      'Más no siempre ayuda más, y cambiar la cantidad puede traer efectos secundarios.[#safety-medicine-dose] Mientras no hayas preguntado, sigue con lo que te recetaron.',
    ],
    fr: [
      'Vous demandez s’il faut prendre plus, moins ou une partie. Je ne peux dire ni oui ni non.',
      'Plus n’aide pas toujours plus, et changer la quantité peut donner des effets indésirables.[#safety-medicine-dose] En attendant d’avoir posé la question, continuez ce qui vous a été prescrit.',
    ],
  },
  stop: {
    en: [
      "You asked about starting or stopping a medicine. I can't decide that with you.",
      'Some can be stopped at once. Others have to be lowered step by step, because stopping suddenly can make you unwell.[#safety-medicine-stop] So please ask first, and keep taking it until then, unless it makes you ill.',
    ],
    es: [
      'Preguntas por empezar o dejar un medicamento. Eso no lo puedo decidir contigo.',
      'Algunos se pueden dejar de una vez. Otros hay que bajarlos poco a poco, porque dejarlos de golpe puede sentar mal.[#safety-medicine-stop] Por eso, pregunta antes y sigue tomándolo hasta entonces, salvo que te siente mal.',
    ],
    fr: [
      'Vous demandez s’il faut commencer ou arrêter un médicament. Je ne peux pas en décider avec vous.',
      'Certains médicaments peuvent s’arrêter d’un coup. D’autres doivent être diminués peu à peu, car un arrêt brusque peut rendre malade.[#safety-medicine-stop] Demandez donc avant, et continuez jusque-là, sauf s’il vous rend malade.',
    ],
  },
  missed: {
    en: [
      "You wrote about a missed medicine. I can't tell you what to take now.",
      'It depends on which one it is and how long ago. For most, a double amount to make up for it is not advised.[#safety-medicine-missed] The leaflet has a part about what to do when one was forgotten.',
    ],
    es: [
      'Hablas de una toma olvidada. No puedo decirte qué tomar ahora.',
      'Depende de cuál sea y de cuánto tiempo ha pasado. Con la mayoría no se aconseja una cantidad doble para compensar.[#safety-medicine-missed] El prospecto tiene una parte sobre qué hacer si se olvida.',
    ],
    fr: [
      'Vous parlez d’une prise oubliée. Je ne peux pas vous dire quoi prendre maintenant.',
      'Cela dépend du médicament et du temps passé. Pour la plupart, doubler la quantité pour compenser n’est pas conseillé.[#safety-medicine-missed] La notice a une partie sur l’oubli.',
    ],
  },
  combine: {
    en: [
      "You asked whether these can be taken together. I can't judge that for you.",
      'Medicines, herbs, alcohol and even some foods can change how others work.[#safety-medicine-mix] St John’s wort, for one, clashes with many medicines.[#safety-medicine-wort] A pharmacist can check your whole list at once.',
    ],
    es: [
      'Preguntas si se pueden tomar juntas varias cosas. Eso no puedo juzgarlo por ti.',
      'Medicamentos, hierbas, alcohol e incluso algunos alimentos pueden cambiar el efecto de otros.[#safety-medicine-mix] La hierba de San Juan, por ejemplo, choca con muchos medicamentos.[#safety-medicine-wort] En la farmacia pueden revisar tu lista entera.',
    ],
    fr: [
      'Vous demandez si des produits peuvent se prendre ensemble. Je ne peux pas en juger pour vous.',
      'Médicaments, plantes, alcool et même certains aliments peuvent changer l’effet des autres.[#safety-medicine-mix] Le millepertuis, par exemple, gêne beaucoup de médicaments.[#safety-medicine-wort] En pharmacie, on peut vérifier toute votre liste.',
    ],
  },
  switch: {
    en: [
      "You asked about changing from one medicine to another. I can't choose for you.",
      'Forms and strengths are not simply equal, so a change is planned with the person who prescribed it.[#safety-medicine-switch] It helps to say what bothers you about the one you have.',
    ],
    es: [
      'Preguntas por cambiar de un medicamento a otro. No puedo elegir por ti.',
      'Las formas y fuerzas no son iguales sin más, por eso el cambio se planea con quien lo recetó.[#safety-medicine-switch] Ayuda decir qué te molesta del que tienes.',
    ],
    fr: [
      'Vous demandez à passer d’un médicament à un autre. Je ne peux pas choisir pour vous.',
      'Les formes et les forces ne se valent pas simplement, donc un changement se prévoit avec la personne qui prescrit.[#safety-medicine-switch] Dites ce qui vous gêne dans celui que vous avez.',
    ],
  },
  timing: {
    en: [
      "You asked when to take a medicine. I can't decide that for you.",
      'For some the time of day or a meal matters, and some should be kept apart from each other.[#safety-medicine-time] The leaflet tells you what applies to yours.',
    ],
    es: [
      'Preguntas cuándo tomar un medicamento. Eso no puedo decidirlo por ti.',
      'En algunos importa la hora o la comida, y otros deben tomarse separados.[#safety-medicine-time] El prospecto dice qué vale para el tuyo.',
    ],
    fr: [
      'Vous demandez quand prendre un médicament. Je ne peux pas en décider pour vous.',
      'Pour certains, l’heure ou le repas compte, et d’autres se prennent à distance.[#safety-medicine-time] La notice dit ce qui vaut pour le vôtre.',
    ],
  },
  sharing: {
    en: [
      "You wrote about a medicine that was meant for somebody else. I can't say that it is safe for you.",
      'What suits one person can harm another, because of their health and what else they take.[#safety-medicine-share] Please ask before you use it.',
    ],
    es: [
      'Hablas de un medicamento que era para otra persona. No puedo decir que sea seguro para ti.',
      'Lo que le va bien a una persona puede dañar a otra, por su salud y lo demás que toma.[#safety-medicine-share] Pregunta antes de usarlo, por favor.',
    ],
    fr: [
      'Vous parlez d’un médicament prévu pour quelqu’un d’autre. Je ne peux pas dire qu’il est sûr pour vous.',
      'Ce qui convient à l’un peut faire du mal à l’autre, selon sa santé et ce qu’il prend.[#safety-medicine-share] Demandez avant de l’utiliser.',
    ],
  },
  covert: {
    en: [
      'Please do not give anyone a medicine without their knowing.',
      'It can do great harm, because nobody can tell what it meets in the body.[#safety-medicine-share] It also takes away a choice that is theirs alone, and in many places it is a crime.[#safety-medicine-covert] If something has been given already, call {emergency} now.',
      'If you worry about someone’s sleep or mood, tell them what you see, and offer to come along to the {doctor}.',
    ],
    es: [
      'Por favor, no le des a nadie un medicamento sin que lo sepa.',
      'Puede hacer mucho daño, porque nadie sabe con qué se junta en el cuerpo.[#safety-medicine-share] También le quita una decisión que es solo suya, y en muchos lugares es un delito.[#safety-medicine-covert] Si ya se le ha dado algo, llama ya al {emergency}.',
      'Si te preocupa su sueño o su ánimo, dile lo que ves y ofrécete a acompañar al {doctor}.',
    ],
    fr: [
      'Ne donnez à personne un médicament à son insu.',
      'Cela peut faire beaucoup de mal, car nul ne sait ce qu’il rencontre dans le corps.[#safety-medicine-share] Cela enlève aussi un choix qui n’appartient qu’à elle ou lui, et c’est un délit dans bien des pays.[#safety-medicine-covert] Si quelque chose a déjà été donné, appelez le {emergency} maintenant.',
      'Si son sommeil ou son moral vous inquiète, dites ce que vous voyez et proposez d’aller ensemble chez le {doctor}.',
    ],
  },
  weighed: {
    en: [
      "That is a decision about a medicine, and I can't make it for you.",
      'It depends on the medicine, on your health, and on what else you take. Until you have asked, keep to what was prescribed for you.',
    ],
    es: [
      'Es una decisión sobre un medicamento, y no puedo tomarla por ti.',
      'Depende de qué medicamento es, de tu salud y de lo demás que tomas. Mientras no hayas preguntado, sigue con lo que te recetaron.',
    ],
    fr: [
      'C’est une décision sur un médicament, et je ne peux pas la prendre à votre place.',
      'Cela dépend du médicament, de votre santé et de ce que vous prenez par ailleurs. En attendant d’avoir posé la question, continuez ce qui vous a été prescrit.',
    ],
  },
} as const satisfies Readonly<Record<string, In<readonly string[]>>>

/** A cause of D; `weighed` where only the classifier recognised it. */
export type MedicineCause = keyof typeof MEDICINES
