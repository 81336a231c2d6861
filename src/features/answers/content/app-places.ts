/** What can be asked for in the app, for each reader: the page, how it is asked for, and what to do there. */
import type { Language } from '../../text/rules/speech.ts'

/**
 * One thing to be asked for. `to` is its page, a path of the router, undefined for a button that is on every page;
 * `page` the label of the chip that opens it. Each line of `asks` is a regular expression over plain words; `~` matches
 * up to three words, and `<name>` a group of `APP_WORDS`. In `text`, `[Name]` is replaced by a label of
 * `app-labels.ts`.
 */
export type AppPlace = {
  readonly id: string
  readonly to?: string
  readonly page?: string
  readonly asks: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

/** Phrases that ask for the pages every account has. */
export const COMMON_ASKS = {
  language: {
    en: `(?:<change> )?<my>?(?:language|languages)(?: (?:settings?|to (?:spanish|french|english)))?
      (?:<change> |put |have |use )~(?:spanish|french|english)
      (?:everything|it|the app|all|this) (?:is )?in (?:spanish|french|english)
      speak (?:spanish|french|english)`,
    es: `(?:<change> )?(?:de )?<my>?(?:idioma|lengua)(?: de la app)?(?: (?:al?|en) (?:espanol|ingles|frances))?
      (?:<change> )~(?:en|al) (?:espanol|ingles|frances|castellano)
      todo (?:esta )?en (?:espanol|ingles|frances)`,
    fr: `(?:<change> )?(?:de )?<my>?langue(?: de l appli)?(?: (?:en|pour) (?:espagnol|anglais|francais))?
      (?:<change> )~en (?:espagnol|anglais|francais)
      tout (?:est )?en (?:espagnol|anglais|francais)`,
  },
  logout: {
    en: `(?:log|logout|sign|signing|logging)(?: me| myself)? ?(?:out|off)(?: of (?:my account|the app|emberwell|here|this))?
      logout
      leave <my>account on this (?:device|phone|computer)`,
    es: `(?:cerrar|cierro|cierra|termino) (?:mi |la )?sesion
      desconectarme
      salir de mi cuenta
      deslogue\\w*`,
    fr: `(?:me |se )?deconnect\\w+(?: moi)?(?: de (?:l appli|mon compte))?
      fermer (?:ma |la )?session
      quitter (?:ma session|mon compte)`,
  },
  quickExit: {
    en: `(?:quick|fast|emergency|panic|instant|quickly) (?:exit|escape|hide|button)(?: button)?
      (?:hide|close|leave|exit) (?:this|the|it|everything)?(?: app| page| screen| site)? ?(?:quickly|fast|at once|immediately|instantly|in a hurry|right away)
      (?:quickly|immediately) (?:hide|close|leave|exit) (?:this|the)?(?: app| page| screen| site)?
      leave quickly if ~(?:comes|walks) in`,
    es: `salida (?:rapida|de emergencia)
      boton (?:de panico|de emergencia|para salir)
      (?:salir|cerrar|cierro|salgo|esconder|ocultar)(?: de)?(?: esto| la app| la pagina| la pantalla| aqui)? (?:rapido|rapidamente|de inmediato|enseguida|al instante|de golpe)`,
    fr: `sortie (?:rapide|d urgence)
      bouton (?:panique|d urgence|pour sortir)
      (?:quitter|fermer|cacher|masquer|sortir)(?: de)?(?: la page| l ecran| l appli| le site| ca)? (?:vite|rapidement|tout de suite|immediatement|en vitesse|en urgence)`,
  },
  helpLines: {
    en: `<my>?help ?lines?(?: numbers?)?
      <my>?(?:crisis|support|hotline|helpline)s? (?:numbers?|lines?|contacts?)
      <my>?hotlines?`,
    es: `<my>?(?:lineas?|telefonos?|numeros?) de (?:ayuda|crisis|apoyo)`,
    fr: `<my>?(?:lignes?|numeros?) (?:d aide|d ecoute|de crise)`,
  },
  contact: {
    en: `(?:contact|reach|write to|email|talk to|message) (?:you guys|the team|emberwell|support|the developers?|someone at emberwell|customer service|the makers|whoever made this)
      (?:report|send|give) ~(?:bug|feedback|problem with the app|error in the app)
      <my>?(?:feedback|contact) (?:form|page)
      (?:human|person|someone|somebody) (?:from|at|behind) emberwell
      customer (?:service|support)`,
    es: `(?:contactar|hablar|escribir|contacto|escribo|hablo) (?:con |a )?(?:vosotros|ustedes|el equipo|emberwell|soporte|atencion al cliente|los creadores)
      (?:informar|avisar|reportar|mandar|enviar|dar|aviso|reporto|envio) (?:de )?(?:un |una )?(?:error|fallo|opinion|sugerencia|comentario)(?: de la app)?
      <my>?(?:formulario|pagina) de contacto
      atencion al cliente`,
    fr: `(?:contacter|joindre|ecrire a|parler a) (?:l equipe|emberwell|le support|le service client|les createurs|quelqu un d emberwell)
      (?:signaler|envoyer|faire|donner) (?:un |une |mon )?(?:bug|bogue|erreur|retour|avis|probleme de l appli|suggestion)
      <my>?(?:formulaire|page) de contact
      service client`,
  },
  policy: {
    en: `<my>?(?:privacy (?:policy|statement|notice|page)|data (?:policy|protection policy))
      what ~data ~(?:emberwell|this app|the app) (?:collect|store|keep|have)s?`,
    es: `<my>?(?:politica|aviso|declaracion) de (?:privacidad|datos|proteccion de datos)`,
    fr: `<my>?(?:politique|declaration|page) de (?:confidentialite|protection des donnees)`,
  },
  terms: {
    en: `<my>?terms(?: of (?:use|service)| and conditions| page)
      terms of use`,
    es: `<my>?(?:condiciones|terminos)(?: de uso| del servicio| y condiciones)`,
    fr: `<my>?(?:conditions (?:d utilisation|generales|de service)|cgu)`,
  },
} as const satisfies Record<string, Record<Language, string>>

const TERMS: AppPlace = {
  id: 'terms',
  to: '/terms',
  page: 'Terms',
  asks: COMMON_ASKS.terms,
  text: {
    en: 'The terms are at the foot of every page, under [Terms].',
    es: 'Las condiciones están al pie de cada página, en [Terms].',
    fr: 'Les conditions sont au bas de chaque page, sous [Terms].',
  },
}
const POLICY: AppPlace = {
  id: 'policy',
  to: '/privacy',
  page: 'Privacy',
  asks: COMMON_ASKS.policy,
  text: {
    en: 'What Emberwell keeps and why is written down in full under [Privacy], at the foot of every page.',
    es: 'Qué guarda Emberwell y por qué está explicado en [Privacy], al pie de cada página.',
    fr: 'Ce qu’Emberwell conserve et pourquoi est expliqué sous [Privacy], au bas de chaque page.',
  },
}
const CONTACT: AppPlace = {
  id: 'contact',
  to: '/contact',
  page: 'Contact',
  asks: COMMON_ASKS.contact,
  text: {
    en: 'I can’t pass a message on, but the people behind Emberwell read what you write to them under [Contact], at the foot of every page.',
    es: 'Yo no puedo pasar mensajes, pero el equipo de Emberwell lee lo que escribas en [Contact], al pie de cada página.',
    fr: 'Je ne peux pas transmettre de message, mais l’équipe d’Emberwell lit ce que vous lui écrivez sous [Contact], au bas de chaque page.',
  },
}
const HELP_LINES: AppPlace = {
  id: 'help-lines',
  to: '/help#lines',
  page: 'Help',
  asks: COMMON_ASKS.helpLines,
  text: {
    en: 'The numbers are one tap away: [Help lines] at the top of this chat. You’ll also find them under [Help], at the foot of every page.',
    es: 'Los números están a un toque: [Help lines], arriba en este chat. También los encuentras en [Help], al pie de cada página.',
    fr: 'Les numéros sont à portée de main : [Help lines], en haut de cette conversation. Ils sont aussi sous [Help], au bas de chaque page.',
  },
}
const QUICK_EXIT: AppPlace = {
  id: 'quick-exit',
  asks: COMMON_ASKS.quickExit,
  text: {
    en: 'Tap [Quick exit] at the top of the page, or press Esc twice, and Emberwell is gone from the screen at once.',
    es: 'Toca [Quick exit], arriba en la página, o pulsa Esc dos veces, y Emberwell desaparece de la pantalla al instante.',
    fr: 'Touchez [Quick exit] en haut de la page, ou appuyez deux fois sur Échap : Emberwell disparaît aussitôt de l’écran.',
  },
}
const LOGOUT: AppPlace = {
  id: 'logout',
  asks: COMMON_ASKS.logout,
  text: {
    en: 'Tap [Logout] at the top of the page; on a phone it’s inside [Menu].',
    es: 'Toca [Logout], arriba en la página; en el teléfono está dentro de [Menu].',
    fr: 'Touchez [Logout] en haut de la page ; sur un téléphone, c’est dans [Menu].',
  },
}

/** What everyone can ask for. */
export const COMMON_PLACES: readonly AppPlace[] = [TERMS, POLICY, CONTACT]

/** What is also on the pages of everyone who is signed in. */
export const SIGNED_IN_PLACES: readonly AppPlace[] = [...COMMON_PLACES, HELP_LINES, QUICK_EXIT, LOGOUT]
