/** Messages as women type them: statements, details and follow-ups, with what Lara takes them for. */
import { describe, expect, test } from 'vitest'
import { libraryOf } from '../../lara/server/library.ts'
import type { Language } from '../../text/rules/speech.ts'
import { COMPLAINT_WORDS, GLAD_WORDS } from '../content/speech-acts.ts'
import { topicOf } from './context-topic.ts'
import { detailAnswer, detailOf } from './detail.ts'
import { findFollowing, findKnowledge } from './knowledge-answer.ts'
import { speechActOf } from './speech-act.ts'

const TOLD: readonly (readonly [Language, string, readonly string[]])[] = [
  [
    'en',
    'goodNews',
    [
      'Slept right through till six!! first time in months',
      "Got the promotion. At 52. I'm still shaking",
      "daughter's pregnant, I'm going to be a nan",
      "We finally booked the trip to Norway, I've dreamt of it for 20 years",
      'passed my driving test at 49 haha never too late',
      'My jeans fit again',
      'My son got into the uni he wanted',
      'had such a good laugh with my sister last night my ribs hurt',
      'finally handed in my notice, feels amazing',
    ],
  ],
  [
    'en',
    'complaint|rant',
    [
      'my knees creak like an old staircase every morning',
      "I've put on a stone and I'm not even eating more",
      "My hair's coming out in handfuls in the shower",
      "can't find my words in meetings anymore, it's humiliating",
      'I cry at adverts now',
      'my mouth is dry all the time and food tastes of metal',
      'I leak when I sneeze and I hate it',
      'The headaches are back, third one this week',
      "my shoulder is so stiff I can't do up my bra",
    ],
  ],
  [
    'en',
    'complaint|rant|news',
    [
      "So my boss decides today, with no notice, that we all have to be back in the office five days a week. The air con's broken, the windows don't open, and he sits there in his fleece. I could have screamed.",
      "waited six weeks for that appointment and got seven minutes. She didn't look up from the screen once. told me it was my age and to try losing weight. I'm so angry",
      "Honestly I'm done. Done with the noise, done with the laundry, done with everyone asking me where their stuff is. Find your own socks!",
      "my mother rang four times today to tell me the same story and then complained that I never call. I work full time. I have two teenagers. I've got a body that's on fire.",
      'Nobody warned us. Nobody. Our mothers said nothing, the doctors said nothing, and now here we are sweating through meetings pretending everything is fine',
      "I spent two hours cleaning and they walked through in muddy boots. didn't even notice. then asked why I was in a mood",
      "Every single bit of advice is yoga and kale. I'm sick of it. I do the yoga. I eat the bloody kale. I still wake up soaked.",
      'This weather is doing my head in. Rain since October, dark at four, everybody coughing on the bus and the boiler packed in on Friday night of course.',
      "Work is a nightmare, two people off sick, I'm covering three jobs, and they want a report by Friday. I sat in the loo and cried.",
    ],
  ],
  [
    'en',
    'news|complaint',
    [
      "My daughter's moving out on Saturday",
      'it snowed here last night',
      'I start a new job on Monday',
      "Book club tonight, we're doing Elena Ferrante",
      'just got back from the dentist',
      'I put the patch on for the first time today',
      "I'm making soup",
      'tomorrow is my last day at the school, 22 years',
      "my sister's flying in from Canada tonight",
    ],
  ],
  [
    'en',
    'joke',
    [
      "I don't need central heating anymore, I am central heating",
      'I told my bathroom scales we need to see other people',
      "I'm not moody, I'm a limited edition of seven women",
      'haha walked into the kitchen, stood there, walked out again. cardio done',
      "they say 50 is the new 30. my knees didn't get the email",
      "If hot flushes burned calories I'd be a supermodel by now",
      "knock knock. who's there? I forgot",
      'I now open the freezer for emotional support 😂',
      "I don't have hot flushes, I have power surges",
    ],
  ],
  [
    'en',
    'insult',
    [
      'what a stupid bot',
      'you understand nothing, honestly a toaster would be better',
      'Are you thick or what',
      "worst app I've ever used",
      'go to hell lara',
      'stop giving me your canned crap',
      'get lost',
      'idiot',
      'bloody machine',
    ],
  ],
  [
    'es',
    'goodNews',
    [
      'hoy he dormido ocho horas seguidas, no me lo creo',
      'mi hija ha aprobado la oposición, lloro de alegría',
      'por fin he dejado de fumar, llevo un mes',
      'Mi nueva ginecóloga es un amor, me ha escuchado de verdad',
      'voy a ser abuela!',
      'hoy me he mirado al espejo y me he gustado',
      'Me siento con energía por primera vez en meses',
      'los parches me van de maravilla',
      'ya puedo subir las escaleras sin que me duelan las rodillas',
    ],
  ],
  [
    'es',
    'complaint|rant',
    [
      'se me cae el pelo a puñados',
      'me pica todo el cuerpo y no hay crema que valga',
      'tengo la piel como papel de lija',
      'me siento sola con todo esto',
      'he engordado ocho kilos sin cambiar nada',
      'el corazón me va a mil por la noche',
      'se me escapa el pis cuando me río',
      'cada reunión me pongo roja como un tomate',
      'le grité a mi hija y ahora me siento fatal',
    ],
  ],
  [
    'es',
    'complaint|rant|news',
    [
      'Mi jefe ha vuelto a cambiarme el turno sin avisar. Y encima me dice que sonría más. Que sonría más! Le habría tirado el café a la cara.',
      'Tres meses esperando la cita y el médico me despacha en cinco minutos. Que es la edad, que me relaje. Que me relaje él!',
      'Estoy harta. Harta de la lavadora, harta de los deberes, harta de que todo el mundo me pregunte dónde están sus cosas.',
      'Mi suegra ha dicho delante de todos que me he dejado. Que me he dejado! Después de cuidar a mi padre dos años.',
      'Nadie nos avisó de esto. Nuestras madres calladas, los médicos callados, y nosotras aquí sudando y sonriendo',
      'Le pedí UNA cosa, que sacara la basura. Una. Y me dice que estoy rara últimamente. Rara yo!',
      'Mi marido ronca, yo sudo, el perro ladra. Así son mis noches. Y luego el cansado es él',
      'Me pusieron la mesa al lado del radiador. Pedí un ventilador y me dicen que hay que rellenar un formulario. Un formulario para un ventilador',
      'Mi madre me llamó cinco veces para contarme lo mismo y luego que nunca la llamo. Trabajo ocho horas, por dios',
    ],
  ],
  [
    'es',
    'news|complaint',
    [
      'mi hijo se va de Erasmus el lunes',
      'esta noche ha nevado',
      'el jueves tengo cita con la ginecóloga',
      'ayer cumplí cincuenta',
      'mi marido está de viaje esta semana',
      'los vecinos tienen un perrito nuevo',
      'he cambiado el café por descafeinado',
      'mi hermana llega esta tarde de Bilbao',
      'me he cortado el pelo',
    ],
  ],
  [
    'es',
    'joke',
    [
      'no necesito calefacción, la calefacción soy yo',
      'le he dicho a la báscula que lo nuestro se ha acabado',
      'fui a la cocina, no me acordé a qué, y volví. ya hice cardio',
      'he metido el móvil en la nevera, una genia',
      'mis estrógenos se fueron a por tabaco y no han vuelto',
      'cuéntame un chiste',
      'qué le dice una hormona a otra? yo me piro',
      'me llaman la mujer volcán',
      'los osos polares me han bloqueado de lo caliente que estoy',
    ],
  ],
  [
    'es',
    'insult',
    [
      'eres tonta',
      'cállate ya',
      'eres una máquina estúpida',
      'vete a la mierda',
      'inútil',
      'siempre dices lo mismo, pareces un loro',
      'eres un robot barato que finge que le importo',
      'deja de decir chorradas',
      'no me escuchas, bot de pacotilla',
    ],
  ],
  [
    'fr',
    'goodNews',
    [
      "J'ai dormi d'une traite jusqu'à 7h, un miracle",
      'ma fille a eu son bac avec mention',
      "un mois sans cigarette aujourd'hui",
      "ma nouvelle gynéco est formidable, elle m'a vraiment écoutée",
      'je vais être grand-mère !',
      'je me suis regardée dans la glace et je me suis trouvée belle',
      "je me sens en pleine forme aujourd'hui",
      'les patchs marchent du tonnerre, je revis',
      'je remonte les escaliers sans avoir mal aux genoux',
    ],
  ],
  [
    'fr',
    'complaint|rant',
    [
      'je perds mes cheveux par poignées',
      'je ne me supporte plus',
      "ça me gratte de partout, c'est à devenir folle",
      "j'ai la peau sèche comme du carton",
      'je me sens seule avec tout ça',
      "j'ai pris huit kilos sans rien changer",
      "j'ai le cœur qui s'emballe la nuit",
      "j'ai des fuites quand je ris",
      'je deviens rouge comme une tomate à chaque réunion',
    ],
  ],
  [
    'fr',
    'complaint|rant|news',
    [
      "Mon chef a encore changé mon planning sans prévenir. Et en plus il me dit de sourire. De sourire ! J'ai failli lui jeter mon café à la figure.",
      "Trois mois d'attente pour le rendez-vous et il m'expédie en cinq minutes. C'est l'âge, détendez-vous. Qu'il se détende, lui !",
      "J'en ai marre. Marre des lessives, marre des devoirs, marre que tout le monde me demande où sont ses affaires.",
      "Ma belle-mère a dit devant tout le monde que je me laissais aller. Me laisser aller ! Après deux ans à m'occuper de mon père.",
      "Personne ne nous a prévenues. Nos mères n'ont rien dit, les médecins non plus, et nous on transpire en souriant",
      'Je lui ai demandé UNE chose, sortir la poubelle. Une. Il me répond que je suis bizarre en ce moment. Bizarre, moi !',
      "Lui il ronfle, moi je transpire, le chat miaule. voilà mes nuits. Et après c'est lui qui est crevé",
      "on m'a mise à côté du radiateur. J'ai demandé un ventilateur, il faut remplir un formulaire. Un formulaire pour un ventilateur",
      "Ma mère m'a appelée cinq fois pour me raconter la même chose et après c'est moi qui n'appelle jamais. Je travaille, moi !",
    ],
  ],
  [
    'fr',
    'news|complaint',
    [
      'mon fils part en Erasmus lundi',
      'il a neigé cette nuit',
      "j'ai rendez-vous chez la gynéco jeudi",
      "j'ai eu cinquante ans hier",
      'mon mari est en déplacement cette semaine',
      'les voisins ont un chiot',
      'je suis passée au décaféiné',
      'ma sœur arrive de Bretagne ce soir',
      'je me suis coupé les cheveux',
    ],
  ],
  [
    'fr',
    'joke',
    [
      "pas besoin de chauffage, le chauffage c'est moi",
      "j'ai annoncé à ma balance que c'était fini entre nous",
      'allée dans la cuisine, oublié pourquoi, revenue. séance de cardio faite',
      "j'ai rangé mon téléphone dans le frigo, un génie",
      'mes œstrogènes sont partis acheter des cigarettes',
      'raconte-moi une blague',
      'que dit une hormone à une autre ? je me casse',
      'appelez-moi madame volcan',
      "je suis tellement chaude que les ours polaires m'ont bloquée",
    ],
  ],
  [
    'fr',
    'insult',
    [
      "t'es bête",
      'tais-toi',
      'espèce de machine stupide',
      'va te faire voir',
      'nulle',
      'tu répètes toujours la même chose, un vrai perroquet',
      "un robot bas de gamme qui fait semblant de s'intéresser",
      "arrête de dire n'importe quoi",
      "tu n'écoutes rien, pauvre robot",
    ],
  ],
]

test.each(TOLD)('in %s, statements are never searched: %s', (language, kinds, messages) => {
  for (const message of messages) {
    const act = speechActOf(message, language)
    const isSure = act !== undefined && !('isSure' in act && !act.isSure)
    expect([message, kinds.split('|').includes(act?.kind ?? ''), isSure]).toEqual([message, true, true])
  }
})

test.each([
  ['en', 'is lifting weights really necessary, I hate the gym'],
  ['en', 'gp is sending me for a scan because of my periods, what else will they want to look at'],
  ['en', "I've been on the patch for two years and now I sweat again, should I see someone about it"],
  ['es', 'llevo el parche dos años y ahora vuelvo a sudar, qué puedo hacer'],
  ['es', 'ayúdame con tantas siglas'],
  ['fr', "j'ai le patch depuis deux ans et je transpire de nouveau, qu'est-ce que je peux faire"],
] as const)('in %s, a question within a tale stays a question: %s', (language, message) => {
  expect(speechActOf(message, language)).toEqual({ kind: 'question' })
})

describe('a reply to her open question', () => {
  test.each([
    ['en', 'told', 'since about March|in meetings|the nights mostly|about twice a week'],
    ['en', 'unsure', "I don't know|no idea|hard to say"],
    ['en', 'unwilling', "I don't want to talk about it|I'd rather not say"],
    ['en', undefined, 'what helps with night sweats|is it dangerous?|my periods have stopped for 7 months'],
    ['es', 'told', 'desde marzo más o menos|en las reuniones|dos veces por semana'],
    ['es', 'unsure', 'no sé|ni idea'],
    ['es', 'unwilling', 'no quiero hablar de eso|prefiero no hablarlo'],
    ['es', undefined, 'qué ayuda con los sofocos|llevo siete meses sin regla'],
    ['fr', 'told', 'depuis mars environ|en réunion|deux fois par semaine'],
    ['fr', 'unsure', 'je sais pas|aucune idée'],
    ['fr', 'unwilling', "je n'ai pas envie d'en parler"],
    ['fr', undefined, 'que faire contre les sueurs|je n’ai plus mes règles depuis sept mois'],
  ] as const)('in %s: %s', (language, detail, messages) => {
    const asked = {
      text: `… ${COMPLAINT_WORDS[language].ask.flashes}`,
      chips: [],
      about: { kind: 'entry', id: 'hot-flashes-help' } as const,
    }
    for (const message of messages.split('|')) expect([message, detailOf(message, asked, language)]).toEqual([message, detail])
  })

  test.each([
    [
      'en',
      'helped',
      'holding my girl’s hand|no sweats at all|the fan and a cold flannel|the patch|my sister came and we laughed till we cried',
    ],
    ['en', 'unsure', 'no idea, I just slept'],
    ['en', undefined, 'but my back hurts now|what helps with night sweats|I hate this rotten heat!'],
    ['es', 'helped', 'cogerle la mano a mi hija|el parche|no beber vino'],
    ['es', undefined, 'pero me duele la espalda|qué ayuda con los sofocos'],
    ['fr', 'helped', 'tenir la main de ma fille|pas de sueurs du tout|ma sœur est venue et on a ri toute la soirée'],
    ['fr', undefined, 'mais j’ai mal au dos'],
  ] as const)('about what helped, in %s: %s', (language, detail, messages) => {
    const asked = { text: `… ${GLAD_WORDS[language].askHelped}`, chips: [], about: null }
    for (const message of messages.split('|')) expect([message, detailOf(message, asked, language)]).toEqual([message, detail])
  })

  test('keeps the subject, in words that differ by tone', () => {
    const asked = { text: COMPLAINT_WORDS.en.ask.flashes, chips: [], about: { kind: 'entry', id: 'hot-flashes-help' } as const }
    const made = (['nurturing', 'calm', 'pragmatic'] as const).map((tone) =>
      detailAnswer('told', asked, { language: 'en', region: 'UK', tone }, []),
    )
    expect(made.map(({ about }) => about)).toEqual([asked.about, asked.about, asked.about])
    expect(new Set(made.map(({ text }) => text)).size).toBe(3)
  })

  test('is none where Lara asked nothing', () => {
    expect(detailOf('since about March', { text: 'Take good care of yourself.', chips: [], about: null }, 'en')).toBeUndefined()
  })
})

test.each([
  ['en', 'what is HRT', 'is it safe', 'treatments-risks'],
  ['en', 'what is HRT', 'even at 58?', 'treatments-starting-late'],
  ['en', 'What is a frozen shoulder?', 'how long does that take to heal', 'body-shoulder'],
  ['en', 'What is CBT for insomnia?', 'does it help with flushes too', 'hot-flashes-cbt'],
  ['en', 'what can I do for dry eyes', 'are drops ok every day', 'body-dry-eyes'],
  ['es', 'debería preocuparme por el alzheimer?', 'y la terapia hormonal ayuda?', 'memory-medicines'],
  ['es', '¿la menopausia hace que se caiga el pelo?', 'y el hierro?', 'body-hair'],
  ['es', '¿qué es la terapia cognitivo conductual?', 'sirve para los sofocos también?', 'hot-flashes-cbt'],
  ['es', 'es segura la terapia hormonal', 'y con 58 años?', 'treatments-starting-late'],
  ['fr', "je dois m'inquiéter pour alzheimer ?", 'et le traitement hormonal aide ?', 'memory-medicines'],
  ['fr', 'que faire contre les yeux secs', 'on peut mettre des gouttes tous les jours ?', 'body-dry-eyes'],
] as const)('in %s, after “%s”, “%s” goes on from it', (language, question, message, id) => {
  const library = libraryOf(language)
  const { entry } = findKnowledge(question, language, library)
  const topic = topicOf([{ said: question, layer: entry ? 'knowledge' : 'unknown', entry }], language)
  expect(findFollowing(message, language, library, topic).entry?.id).toBe(id)
})
