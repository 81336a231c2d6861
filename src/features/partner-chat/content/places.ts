/** What the partner can ask for in the app; nothing of hers is among it. See `AppPlace`. */
import { type AppPlace, COMMON_ASKS, SIGNED_IN_PLACES } from '../../answers/content/app-places.ts'

const COMPASS = { to: '/partner/compass', page: 'Compass' } as const

/** What the partner can ask for. */
export const PARTNER_PLACES: readonly AppPlace[] = [
  {
    id: 'language',
    asks: COMMON_ASKS.language,
    text: {
      en: 'The languages are at the foot of every page: tap the one you want.',
      es: 'Los idiomas están al pie de cada página: toca el que quieras.',
      fr: 'Les langues sont au bas de chaque page : touchez celle que vous voulez.',
    },
  },
  {
    id: 'compass',
    ...COMPASS,
    asks: {
      en: `<my>?compass(?: page)?
        <my>?(?:home|start|main) page`,
      es: `<my>?(?:pagina de )?compass
        pagina (?:principal|de inicio)`,
      fr: `<my>?(?:page )?compass
        page (?:principale|d accueil)`,
    },
    text: {
      en: 'Compass is one tap away: what was written to you, ideas, and a place to note what you did.',
      es: 'Compass está a un toque: lo que te han escrito, ideas y un lugar para anotar lo que has hecho.',
      fr: 'Compass est tout près : ce qui vous a été écrit, des idées, et un endroit pour noter ce que vous avez fait.',
    },
  },
  {
    id: 'actions',
    ...COMPASS,
    asks: {
      en: `<note> <my>?(?:supportive )?(?:actions?|things? i did|support|what i did|something i did)(?: for her)?
        log supportive actions?`,
      es: `<note> <my>?(?:gestos?|acciones|accion|apoyo|lo que (?:hice|he hecho)|algo que (?:hice|he hecho))`,
      fr: `<note> <my>?(?:gestes?|actions?|soutien|ce que j ai fait|quelque chose que j ai fait)`,
    },
    text: {
      en: 'On the page Compass, at [Log Supportive Action]: write what you did and tap [Log action]. What you write there can be read by both of you.',
      es: 'En la página Compass, en [Log Supportive Action]: escribe lo que hiciste y toca [Log action]. Lo que escribas ahí lo podéis leer los dos.',
      fr: 'À la page Compass, à [Log Supportive Action] : écrivez ce que vous avez fait et touchez [Log action]. Vous pouvez tous les deux le lire.',
    },
  },
  {
    id: 'ideas',
    ...COMPASS,
    asks: {
      en: `<see> <my>?(?:ideas|suggestions|adaptive suggestions)
        <my>?(?:adaptive )?suggestions(?: page)?`,
      es: `<see> <my>?(?:ideas|sugerencias)
        <my>?sugerencias`,
      fr: `<see> <my>?(?:idees|suggestions)
        <my>?suggestions`,
    },
    text: {
      en: 'On the page Compass, at [Adaptive Suggestions]; [Another idea] shows the next one.',
      es: 'En la página Compass, en [Adaptive Suggestions]; con [Another idea] sale la siguiente.',
      fr: 'À la page Compass, à [Adaptive Suggestions] ; [Another idea] montre la suivante.',
    },
  },
  {
    id: 'pause',
    ...COMPASS,
    asks: {
      en: `<my>?(?:guided )?(?:pause|breathing pause)(?: sound| exercise)?
        guided pause`,
      es: `<my>?pausa(?: guiada)?`,
      fr: `<my>?pause(?: guidee)?`,
    },
    text: {
      en: 'The [Guided pause] is on the page Compass.',
      es: 'La pausa está en la página Compass, en [Guided pause].',
      fr: 'La pause est à la page Compass, à [Guided pause].',
    },
  },
  {
    id: 'privacy',
    ...COMPASS,
    asks: {
      en: `<my>?privacy(?: info| information| settings)?(?: (?:of|in|for) compass)?`,
      es: `<my>?(?:privacidad|sobre la privacidad|informacion de privacidad)(?: (?:de|en) compass)?`,
      fr: `<my>?(?:confidentialite|infos? sur la confidentialite)(?: (?:de|dans) compass)?`,
    },
    text: {
      en: 'On the page Compass, [Privacy info] says in plain words what is collected there and what never is.',
      es: 'En la página Compass, [Privacy info] cuenta con palabras sencillas qué se recoge ahí y qué no se recoge nunca.',
      fr: 'À la page Compass, [Privacy info] dit simplement ce qui y est recueilli et ce qui ne l’est jamais.',
    },
  },
  {
    id: 'leave',
    ...COMPASS,
    asks: {
      en: `(?:leave|quit|exit|end|cancel|unlink|unlink from|disconnect from) <my>?(?:compass|link|account|emberwell|app)(?: for good| completely)?
        <delete> <my>?(?:account|access|link|data)`,
      es: `(?:dejar|salir de|abandonar|desvincularme de|terminar) <my>?(?:compass|vinculo|emberwell|app)
        <delete> <my>?(?:cuenta|acceso|datos)
        darme de baja`,
      fr: `(?:quitter|abandonner|partir de) <my>?(?:compass|emberwell|appli)
        <delete> <my>?(?:compte|acces|donnees|lien)`,
    },
    text: {
      en: 'On the page Compass, further down, tap [Leave Compass]. The link ends at once and what you noted there is removed.',
      es: 'En la página Compass, más abajo, toca [Leave Compass]. El vínculo termina al momento y se borra lo que anotaste ahí.',
      fr: 'À la page Compass, plus bas, touchez [Leave Compass]. Le lien prend fin aussitôt et ce que vous y avez noté est supprimé.',
    },
  },
  {
    id: 'delete-conversation',
    to: '/partner/chat',
    page: 'Chat',
    asks: {
      en: `(?:<delete>|clear) <my>?(?:chat|chats|conversation|conversations|messages)`,
      es: `<delete> <my>?(?:chat|conversacion|conversaciones|mensajes)`,
      fr: `<delete> <my>?(?:chat|conversation|conversations|messages|discussion)`,
    },
    text: {
      en: 'Tap [Delete this conversation] at the top of this chat.',
      es: 'Toca [Delete this conversation], arriba en este chat.',
      fr: 'Touchez [Delete this conversation] en haut de cette conversation.',
    },
  },
  {
    id: 'password',
    to: '/forgot-password',
    page: 'Forgot password?',
    asks: {
      en: `<change> <my>?(?:new )?password
        reset <my>?password
        forgot(?:ten)? my password`,
      es: `<change> <my>?(?:contrasena|clave)
        olvid\\w+ (?:mi|la) contrasena`,
      fr: `<change> <my>?(?:de )?mot de passe
        oublie mon mot de passe`,
    },
    text: {
      en: 'At [Forgot password?] you get an email with a link to set a new one.',
      es: 'En [Forgot password?] recibes un correo con un enlace para poner una nueva.',
      fr: 'À [Forgot password?], vous recevez un e-mail avec un lien pour en choisir un nouveau.',
    },
  },
  ...SIGNED_IN_PLACES,
]
