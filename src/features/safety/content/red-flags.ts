/**
 * Fixed texts of red flags (M2; docs/content.md, section 2): what was recognised, why a doctor should see it, and
 * how soon.
 */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** How soon a doctor should see it. */
export type HowSoon = 'today' | 'days' | 'weeks' | 'routine'

/** What was recognised (after "You wrote") and what it can mean, including that it is usually harmless where true. */
export type RedFlagWords = { readonly about: string; readonly why: string }

/**
 * `asks` selects the follow-up questions that change the meaning of a sign: about bleeding, about hormones, or none.
 */
export type RedFlag = { readonly soon: HowSoon; readonly asks: 'bleeding' | 'hormones' | null } & In<RedFlagWords>

/** Date of the last review of this file's texts. */
export const RED_FLAGS_REVIEWED = '2026-11-21'

/** Texts around every red flag. `again` replaces the answer if the same was given within 14 days. */
export const RED_FLAG_FRAME: In<{
  wrote: string
  denied: string
  again: string
  worse: string
  soon: Readonly<Record<HowSoon, string>>
  soonOther: Readonly<Record<HowSoon, string>>
  asks: { readonly bleeding: string; readonly hormones: string }
  chips: readonly string[]
}> = {
  en: {
    wrote: 'You wrote',
    denied: 'You may not have this, and that is good. If it comes up, this is what to know.',
    again: 'I told you about this a short while ago, and it still holds.',
    worse: 'If it gets worse, or you feel faint or very ill, do not wait: call {emergency}.',
    soon: {
      today: 'Please call your {doctor} or a health line today. If nobody can see you today, go to urgent care.',
      days: 'Please call your {doctor} in the next few days.',
      weeks: 'Please see your {doctor} within two weeks. You can call today and say why.',
      routine: 'Please book a visit with your {doctor}. It is no rush, but worth it.',
    },
    soonOther: {
      today: 'She or he should call a {doctor} or a health line today. If nobody can help today, urgent care can.',
      days: 'She or he should call a {doctor} in the next few days. You can offer to come along.',
      weeks: 'She or he should see a {doctor} within two weeks. You can offer to come along.',
      routine: 'A visit to the {doctor} is worth it, without rush. You can offer to come along.',
    },
    asks: {
      bleeding:
        'Some things change what it means. Have you had a hysterectomy? Do you have a hormonal coil, use contraception or take hormones? Tell this to the {doctor}, too.',
      hormones: 'Do you take hormones or use contraception? Tell this to the {doctor}, too.',
    },
    chips: ['When should I see a doctor?', 'How do I prepare for my appointment?'],
  },
  es: {
    wrote: 'Me hablas',
    denied: 'Quizá no lo tienes, y eso es bueno. Si aparece, conviene saber esto.',
    again: 'Te hablé de esto hace poco, y sigue siendo así.',
    worse: 'Si empeora, o sientes que te vas a desmayar, o te encuentras muy mal, no esperes: llama al {emergency}.',
    soon: {
      today: 'Por favor, llama hoy a tu {doctor} o a una línea de salud. Si hoy nadie puede verte, ve a urgencias.',
      days: 'Por favor, llama a tu {doctor} en los próximos días.',
      weeks: 'Por favor, ve a tu {doctor} en menos de dos semanas. Puedes llamar hoy y decir por qué.',
      routine: 'Pide una cita con tu {doctor}. No corre prisa, pero vale la pena.',
    },
    soonOther: {
      today: 'Esa persona debería llamar hoy a un {doctor} o a una línea de salud. Si hoy nadie puede, están las urgencias.',
      days: 'Esa persona debería llamar a un {doctor} en los próximos días. Puedes ofrecerte a ir con ella.',
      weeks: 'Esa persona debería ver a un {doctor} en menos de dos semanas. Puedes ofrecerte a ir con ella.',
      routine: 'Una visita al {doctor} vale la pena, sin prisa. Puedes ofrecerte a ir con esa persona.',
    },
    asks: {
      bleeding:
        'Hay cosas que cambian lo que significa. ¿Te han quitado el útero? ¿Llevas un DIU hormonal, usas anticonceptivos o tomas hormonas? Díselo también al {doctor}.',
      hormones: '¿Tomas hormonas o usas anticonceptivos? Díselo también al {doctor}.',
    },
    chips: ['¿Cuándo debo ir al médico?', '¿Cómo preparo mi cita?'],
  },
  fr: {
    wrote: 'Vous parlez',
    denied: 'Vous ne l’avez peut-être pas, et c’est bien. Si cela arrive, voici ce qu’il faut savoir.',
    again: 'Je vous en ai parlé il y a peu, et cela vaut toujours.',
    worse: 'Si cela empire, ou si vous vous sentez près de vous évanouir ou très mal, n’attendez pas : appelez le {emergency}.',
    soon: {
      today:
        'Appelez aujourd’hui votre {doctor} ou un service de conseil médical par téléphone. Si personne ne peut vous voir aujourd’hui, allez aux urgences.',
      days: 'Appelez votre {doctor} dans les prochains jours.',
      weeks: 'Voyez votre {doctor} d’ici deux semaines. Vous pouvez appeler aujourd’hui et dire pourquoi.',
      routine: 'Prenez rendez-vous avec votre {doctor}. Rien ne presse, mais cela vaut la peine.',
    },
    soonOther: {
      today:
        'Cette personne devrait appeler aujourd’hui un {doctor} ou un service de conseil médical par téléphone. Sinon, il y a les urgences.',
      days: 'Cette personne devrait appeler un {doctor} dans les prochains jours. Vous pouvez proposer de venir avec elle.',
      weeks: 'Cette personne devrait voir un {doctor} d’ici deux semaines. Vous pouvez proposer de venir avec elle.',
      routine: 'Une visite chez le {doctor} vaut la peine, sans urgence. Vous pouvez proposer de venir avec elle.',
    },
    asks: {
      bleeding:
        'Certaines choses changent ce que cela veut dire. Avez-vous été opérée de l’utérus ? Avez-vous un stérilet hormonal, une contraception ou des hormones ? Dites-le aussi au {doctor}.',
      hormones: 'Prenez-vous des hormones ou une contraception ? Dites-le aussi au {doctor}.',
    },
    chips: ['Quand faut-il voir un médecin ?', 'Comment préparer mon rendez-vous ?'],
  },
}

/** Texts by cause. */
export const RED_FLAGS = {
  'bleeding-after-menopause': {
    soon: 'weeks',
    asks: 'bleeding',
    en: {
      about: 'about bleeding a long time after your last period.',
      why: 'About 9 in 10 women with this have no serious cause.[#safety-bleeding-after] Still, any bleeding a year or more after the last period needs a check, even one spot.[#safety-bleeding-after] In the first months of hormones some bleeding is common.[#safety-bleeding-hormones]',
    },
    es: {
      about: 'de un sangrado mucho tiempo después de la última regla.',
      why: 'Unas 9 de cada 10 mujeres con esto no tienen una causa grave.[#safety-bleeding-after] Aun así, todo sangrado un año o más después de la última regla debe revisarse, aunque sea una mancha.[#safety-bleeding-after] En los primeros meses con hormonas, algo de sangrado es frecuente.[#safety-bleeding-hormones]',
    },
    fr: {
      about: 'd’un saignement longtemps après les dernières règles.',
      why: 'Environ 9 femmes sur 10 dans ce cas n’ont pas de cause grave.[#safety-bleeding-after] Mais tout saignement un an ou plus après les dernières règles demande un examen, même une tache.[#safety-bleeding-after] Les premiers mois d’hormones, un peu de sang est courant.[#safety-bleeding-hormones]',
    },
  },
  'bleeding-after-sex': {
    soon: 'weeks',
    asks: 'bleeding',
    en: {
      about: 'about bleeding after sex.',
      why: 'Dry, thin skin can be the cause and can be treated.[#safety-bleeding-sex] Because it can also come from the neck of the womb, it should be looked at.[#safety-bleeding-report]',
    },
    es: {
      about: 'de un sangrado después del sexo.',
      why: 'Una piel seca y fina puede ser la causa y se puede tratar.[#safety-bleeding-sex] Como también puede venir del cuello del útero, conviene mirarlo.[#safety-bleeding-report]',
    },
    fr: {
      about: 'd’un saignement après un rapport.',
      why: 'Une peau sèche et fine peut en être la cause, et cela se soigne.[#safety-bleeding-sex] Comme cela peut aussi venir du col de l’utérus, il faut le faire regarder.[#safety-bleeding-report]',
    },
  },
  'bleeding-between-periods': {
    soon: 'weeks',
    asks: 'bleeding',
    en: {
      about: 'about bleeding between periods.',
      why: 'Cycles often change before menopause, and the cause is mostly harmless.[#safety-bleeding-between] Bleeding between periods is still one of the signs that doctors want to hear about.[#safety-bleeding-report]',
    },
    es: {
      about: 'de un sangrado entre reglas.',
      why: 'Los ciclos cambian a menudo antes de la menopausia, y casi siempre la causa es inofensiva.[#safety-bleeding-between] Aun así, sangrar entre reglas es una de las señales que se deben contar en la consulta.[#safety-bleeding-report]',
    },
    fr: {
      about: 'd’un saignement entre les règles.',
      why: 'Les cycles changent souvent avant la ménopause, et la cause est le plus souvent sans gravité.[#safety-bleeding-between] Saigner entre les règles reste un des signes à dire en consultation.[#safety-bleeding-report]',
    },
  },
  'heavy-periods': {
    soon: 'days',
    asks: 'bleeding',
    en: {
      about: 'about very heavy or very long bleeding.',
      why: 'Heavy periods are common before menopause and can be treated.[#safety-heavy] Changing every hour or two, large clots or more than a week of bleeding are worth a visit, also because iron may run low.[#safety-heavy] If you soak a pad every hour for two hours or more, call {emergency}.[#safety-bleeding-fast]',
    },
    es: {
      about: 'de reglas muy abundantes o muy largas.',
      why: 'Las reglas abundantes son frecuentes antes de la menopausia y se pueden tratar.[#safety-heavy] Cambiarse cada una o dos horas, coágulos grandes o más de una semana de sangrado merecen una visita, también porque puede faltar hierro.[#safety-heavy] Si empapas una compresa cada hora durante dos horas o más, llama al {emergency}.[#safety-bleeding-fast]',
    },
    fr: {
      about: 'de règles très abondantes ou très longues.',
      why: 'Les règles abondantes sont courantes avant la ménopause et se soignent.[#safety-heavy] Changer toutes les heures ou deux, de gros caillots ou plus d’une semaine de sang méritent une visite, aussi car le fer peut manquer.[#safety-heavy] Si vous trempez une serviette chaque heure pendant deux heures ou plus, appelez le {emergency}.[#safety-bleeding-fast]',
    },
  },
  'frequent-periods': {
    soon: 'routine',
    asks: 'bleeding',
    en: {
      about: 'about periods that come very often.',
      why: 'Cycles get uneven before menopause.[#safety-bleeding-between] Periods more often than every three weeks are worth telling the {doctor}.[#safety-bleeding-report]',
    },
    es: {
      about: 'de reglas que vienen muy seguido.',
      why: 'Los ciclos se vuelven desiguales antes de la menopausia.[#safety-bleeding-between] Reglas más seguidas que cada tres semanas conviene contarlas al {doctor}.[#safety-bleeding-report]',
    },
    fr: {
      about: 'de règles qui viennent très souvent.',
      why: 'Les cycles deviennent inégaux avant la ménopause.[#safety-bleeding-between] Des règles plus souvent que toutes les trois semaines sont à dire au {doctor}.[#safety-bleeding-report]',
    },
  },
  'early-menopause': {
    soon: 'routine',
    asks: 'hormones',
    en: {
      about: 'about periods that stop before the age of 45.',
      why: 'Periods that stop before 45 deserve a visit: there are simple tests, and bones and heart may need care.[#safety-early] A pregnancy test first is wise.[#safety-early-test]',
    },
    es: {
      about: 'de reglas que se van antes de los 45.',
      why: 'Si la regla se va antes de los 45, merece una visita: hay pruebas sencillas, y los huesos y el corazón pueden necesitar cuidado.[#safety-early] Primero conviene una prueba de embarazo.[#safety-early-test]',
    },
    fr: {
      about: 'de règles qui s’arrêtent avant 45 ans.',
      why: 'Des règles qui s’arrêtent avant 45 ans méritent une visite : il y a des tests simples, et les os et le cœur peuvent demander des soins.[#safety-early] Un test de grossesse d’abord est sage.[#safety-early-test]',
    },
  },
  'breast-change': {
    soon: 'weeks',
    asks: null,
    en: {
      about: 'about a lump or a change in the breast or armpit.',
      why: 'Most lumps are not cancer.[#safety-breast] A new lump, or a change of skin, shape or nipple, should always be looked at, and early is best.[#safety-breast]',
    },
    es: {
      about: 'de un bulto o un cambio en el pecho o la axila.',
      why: 'La mayoría de los bultos no son cáncer.[#safety-breast] Un bulto nuevo, o un cambio en la piel, la forma o el pezón, debe mirarse siempre, y cuanto antes mejor.[#safety-breast]',
    },
    fr: {
      about: 'd’une boule ou d’un changement au sein ou à l’aisselle.',
      why: 'La plupart des boules ne sont pas un cancer.[#safety-breast] Une boule nouvelle, ou un changement de la peau, de la forme ou du mamelon, doit toujours être vue, et tôt de préférence.[#safety-breast]',
    },
  },
  'leg-clot': {
    soon: 'today',
    asks: 'hormones',
    en: {
      about: 'about pain or swelling in one leg.',
      why: 'It is often a strain, but one sore, swollen calf can be a blood clot, and that should be checked the same day.[#safety-clot-leg] If your breath gets short or your chest hurts, call {emergency}.[#safety-clot-lung]',
    },
    es: {
      about: 'de dolor o hinchazón en una sola pierna.',
      why: 'Muchas veces es un tirón, pero una pantorrilla hinchada y dolorida puede ser un coágulo, y eso se mira el mismo día.[#safety-clot-leg] Si te falta el aire o te duele el pecho, llama al {emergency}.[#safety-clot-lung]',
    },
    fr: {
      about: 'd’une douleur ou d’un gonflement d’une seule jambe.',
      why: 'C’est souvent un muscle froissé, mais un mollet gonflé et douloureux peut être un caillot, à voir le jour même.[#safety-clot-leg] Si le souffle manque ou si la poitrine fait mal, appelez le {emergency}.[#safety-clot-lung]',
    },
  },
  jaundice: {
    soon: 'today',
    asks: null,
    en: {
      about: 'about yellow skin or eyes, or very dark urine.',
      why: 'This can come from the liver, and herbs such as black cohosh have harmed the liver in rare cases.[#safety-jaundice] Until you have spoken with a pharmacist or {doctor}, leave herbs and supplements aside, and take the packets along.[#safety-jaundice]',
    },
    es: {
      about: 'de piel u ojos amarillos, u orina muy oscura.',
      why: 'Puede venir del hígado, y hierbas como la cimicífuga lo han dañado en casos raros.[#safety-jaundice] Hasta hablar con un farmacéutico o {doctor}, deja aparte hierbas y suplementos, y lleva las cajas.[#safety-jaundice]',
    },
    fr: {
      about: 'd’une peau ou d’yeux jaunes, ou d’urines très foncées.',
      why: 'Cela peut venir du foie, et des plantes comme l’actée à grappes noires l’ont abîmé dans de rares cas.[#safety-jaundice] Avant d’avoir parlé à un pharmacien ou un {doctor}, laissez de côté plantes et compléments, et apportez les boîtes.[#safety-jaundice]',
    },
  },
  'migraine-aura': {
    soon: 'today',
    asks: 'hormones',
    en: {
      about: 'about lights or patterns in your sight.',
      why: 'If this is new and you take {estrogen}, the treatment may have to be changed.[#safety-aura] If you also have weakness, trouble with speech or lose sight, call {emergency}.[#safety-stroke]',
    },
    es: {
      about: 'de luces o dibujos en la vista.',
      why: 'Si es algo nuevo y usas {estrogen}, puede que haya que cambiar el tratamiento.[#safety-aura] Si además hay debilidad, problemas para hablar o pierdes visión, llama al {emergency}.[#safety-stroke]',
    },
    fr: {
      about: 'de lumières ou de dessins dans la vue.',
      why: 'Si c’est nouveau et que vous prenez de l’{estrogen}, il faut peut-être changer le traitement.[#safety-aura] S’il y a aussi une faiblesse, une gêne pour parler ou une perte de vue, appelez le {emergency}.[#safety-stroke]',
    },
  },
  'pelvic-fever': {
    soon: 'today',
    asks: null,
    en: {
      about: 'about fever with pain low in the belly.',
      why: 'It can be an infection of the womb, the bladder or the kidneys, and that is treated best early.[#safety-pelvic-fever]',
    },
    es: {
      about: 'de fiebre con dolor en la parte baja del vientre.',
      why: 'Puede ser una infección del útero, la vejiga o los riñones, y se trata mejor pronto.[#safety-pelvic-fever]',
    },
    fr: {
      about: 'de fièvre avec une douleur dans le bas du ventre.',
      why: 'Ce peut être une infection de l’utérus, de la vessie ou des reins, qui se soigne mieux tôt.[#safety-pelvic-fever]',
    },
  },
  bloating: {
    soon: 'weeks',
    asks: null,
    en: {
      about: 'about a bloated or sore belly, or being full quickly, on most days for weeks.',
      why: 'The cause is mostly harmless, such as the bowel.[#safety-bloating] When it stays most days for three weeks, doctors want to rule out the ovaries.[#safety-bloating]',
    },
    es: {
      about: 'de vientre hinchado o dolorido, o de llenarte enseguida, casi todos los días desde hace semanas.',
      why: 'La causa suele ser inofensiva, como el intestino.[#safety-bloating] Si dura casi todos los días unas tres semanas, conviene descartar los ovarios.[#safety-bloating]',
    },
    fr: {
      about: 'd’un ventre ballonné ou douloureux, ou vite plein, presque chaque jour depuis des semaines.',
      why: 'La cause est le plus souvent sans gravité, comme l’intestin.[#safety-bloating] Si cela dure presque chaque jour pendant trois semaines, il faut écarter les ovaires.[#safety-bloating]',
    },
  },
  'weight-loss': {
    soon: 'weeks',
    asks: null,
    en: {
      about: 'about losing weight without trying.',
      why: 'Menopause does not explain this by itself.[#safety-weight] Thyroid, gut, stress and other things can, and a visit with simple tests tells more.[#safety-weight]',
    },
    es: {
      about: 'de perder peso sin proponértelo.',
      why: 'La menopausia por sí sola no lo explica.[#safety-weight] Puede ser la tiroides, el intestino, el estrés u otra cosa, y una visita con pruebas sencillas dice más.[#safety-weight]',
    },
    fr: {
      about: 'd’une perte de poids sans le vouloir.',
      why: 'La ménopause seule ne l’explique pas.[#safety-weight] La thyroïde, l’intestin, le stress ou autre chose le peuvent, et une visite avec des tests simples en dit plus.[#safety-weight]',
    },
  },
  'sweats-fever': {
    soon: 'weeks',
    asks: null,
    en: {
      about: 'about drenching sweats with fever.',
      why: 'Night sweats are common in menopause, but fever is not part of it.[#safety-sweats-fever] It is often an infection; a {doctor} can find out.[#safety-sweats-fever]',
    },
    es: {
      about: 'de sudores que empapan, con fiebre.',
      why: 'Los sudores nocturnos son frecuentes en la menopausia, pero la fiebre no es parte de ella.[#safety-sweats-fever] A menudo es una infección; un {doctor} puede averiguarlo.[#safety-sweats-fever]',
    },
    fr: {
      about: 'de sueurs qui trempent, avec de la fièvre.',
      why: 'Les sueurs la nuit sont courantes à la ménopause, mais la fièvre n’en fait pas partie.[#safety-sweats-fever] C’est souvent une infection ; un {doctor} peut le dire.[#safety-sweats-fever]',
    },
  },
  'urine-blood': {
    soon: 'weeks',
    asks: null,
    en: {
      about: 'about blood in the urine.',
      why: 'Often it is an infection, and that can be treated.[#safety-urine] Even once and without pain, it should be tested.[#safety-urine]',
    },
    es: {
      about: 'de sangre en la orina.',
      why: 'A menudo es una infección, y se puede tratar.[#safety-urine] Aunque sea una vez y sin dolor, conviene analizarlo.[#safety-urine]',
    },
    fr: {
      about: 'de sang dans les urines.',
      why: 'C’est souvent une infection, et cela se soigne.[#safety-urine] Même une seule fois et sans douleur, il faut un examen.[#safety-urine]',
    },
  },
  'stool-blood': {
    soon: 'weeks',
    asks: null,
    en: {
      about: 'about blood in the stool, or a lasting change of the bowels.',
      why: 'Piles are a common and harmless cause.[#safety-stool] It should still be checked, because the bowel cannot be judged from outside.[#safety-stool]',
    },
    es: {
      about: 'de sangre en las heces, o de un cambio duradero del intestino.',
      why: 'Las hemorroides son una causa frecuente e inofensiva.[#safety-stool] Aun así conviene mirarlo, porque el intestino no se puede juzgar desde fuera.[#safety-stool]',
    },
    fr: {
      about: 'de sang dans les selles, ou d’un changement durable du transit.',
      why: 'Les hémorroïdes en sont une cause courante et sans gravité.[#safety-stool] Il faut tout de même un examen, car l’intestin ne se juge pas de l’extérieur.[#safety-stool]',
    },
  },
} as const satisfies Readonly<Record<string, RedFlag>>

/** A cause of M2. */
export type RedFlagCause = keyof typeof RED_FLAGS
