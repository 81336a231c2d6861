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
    id: 'about',
    ...COMPASS,
    asks: {
      en: `what (?:is|s) (?:this|it|the app|emberwell|my part) (?:here )?for
        (?:what can|what do|how do) i (?:actually )?(?:do|start|begin) (?:here|in here|on here|with this)`,
      es: `(?:para )?que (?:hago|puedo hacer) (?:aqui|yo aqui|con esto)
        para que (?:sirve|es) (?:esto|mi parte|la app|emberwell)`,
      fr: `(?:que|qu est ce que je|je) (?:puis je |peux )?(?:faire|fais) (?:ici|la dessus)
        (?:a quoi|ca) (?:sert|ca sert)(?: quoi)? (?:ma partie|cette appli|emberwell)`,
    },
    text: {
      en: 'This is your side of Emberwell. On the page Compass you write down what you did for her at [Log Supportive Action], find ideas, read what she wrote to you herself, and see, as totals, what she liked. Here you can ask me about menopause, or about what you can do or say. A good way to begin is to log one small thing you did for her this week.',
      es: 'Esta es tu parte de Emberwell. En la página Compass anotas lo que has hecho por ella en [Log Supportive Action], encuentras ideas, lees lo que ella misma te ha escrito y ves, solo en totales, qué fue bien recibido. Aquí puedes preguntarme por la menopausia, o por lo que tú puedes hacer o decir. Para empezar, anota algo pequeño que hayas hecho por ella esta semana.',
      fr: 'C’est votre partie d’Emberwell. À la page Compass, vous notez ce que vous avez fait pour elle à [Log Supportive Action], vous trouvez des idées, vous lisez ce qu’elle vous a écrit elle-même, et vous voyez, en totaux seulement, ce qui a été bien reçu. Ici, vous pouvez me parler de la ménopause, ou me demander ce que vous pouvez faire ou dire. Pour commencer, notez une petite chose faite pour elle cette semaine.',
    },
  },
  {
    id: 'seen',
    ...COMPASS,
    asks: {
      en: `(?:does|can|will|could) she (?:see|read|know|find out)(?: about)? what i (?:log|logged|write|wrote|put|did|note)(?: here| there| in there| down)?`,
      es: `(?:lo |la )?(?:ve|lee|puede ver|puede leer) (?:ella|mi mujer|mi pareja|mi esposa) lo que (?:apunto|anoto|escribo|registro|pongo|hago)(?: aqui| ahi)?`,
      fr: `(?:elle (?:voit|lit|peut (?:voir|lire))|est ce qu elle (?:voit|lit)) ce que (?:je|j) (?:note|ecris|mets|fais|ai note|ai ecrit|ai mis)(?: ici| la)?`,
    },
    text: {
      en: 'She can read what you log at [Log Supportive Action], and react to it; you only see the totals. She can’t see what you write to me in this chat.',
      es: 'Lo que registras en [Log Supportive Action] ella puede leerlo y reaccionar; tú solo ves los totales. Lo que me escribes en este chat, ella no puede verlo.',
      fr: 'Ce que vous notez à [Log Supportive Action], elle peut le lire et y réagir ; vous n’en voyez que les totaux. Ce que vous m’écrivez ici, elle ne peut pas le voir.',
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
    id: 'helped',
    ...COMPASS,
    asks: {
      en: `<see> (?:if|whether) ~(?:helped|worked|liked it)
        <see> <my>?(?:past |recent |logged )?(?:actions|what (?:i did|worked|helped))
        what worked well`,
      es: `<see> si ~(?:ayudo|sirvio|funciono|le gusto)
        <see> <my>?(?:gestos|acciones|lo que (?:funciono|ayudo|hice|he hecho))
        lo que funciono bien`,
      fr: `<see> si ~(?:aide|marche|plu)
        <see> <my>?(?:gestes|actions|ce que j ai fait|ce qui a (?:marche|aide))
        ce qui a bien marche`,
    },
    text: {
      en: 'On the page Compass, [Recent Actions] lists what you have logged. [What Worked Well] fills in once she has reacted three times to one kind of support. It only shows totals, never a single reaction or a day. If it is still empty, that does not mean she didn’t like it: she decides whether to react, and there is no hurry.',
      es: 'En la página Compass, [Recent Actions] muestra lo que has registrado. [What Worked Well] se va llenando cuando ella ha reaccionado tres veces a un mismo tipo de apoyo. Solo muestra totales, nunca una reacción suelta ni un día. Que esté vacío no quiere decir que no le gustara: ella decide si reacciona, y no hay prisa.',
      fr: 'À la page Compass, [Recent Actions] liste ce que vous avez noté. [What Worked Well] se remplit dès qu’elle a réagi trois fois à un même genre de soutien. On n’y voit que des totaux, jamais une réaction seule ni un jour. Si c’est encore vide, cela ne veut pas dire que cela ne lui a pas plu : c’est elle qui décide de réagir, et rien ne presse.',
    },
  },
  {
    id: 'read',
    ...COMPASS,
    asks: {
      en: `<see> ~(?:wrote|sent|writes) ?(?:to )?me
        what (?:can|do) i see (?:in|on) compass`,
      es: `<see> ~me (?:escribio|ha escrito|mando|envio)
        que (?:puedo ver|veo) en compass`,
      fr: `<see> ~m a (?:ecrit|envoye)
        qu est ce que je vois (?:dans|sur) compass`,
    },
    text: {
      en: 'At the top of the page Compass you’ll find what she wrote to you herself, in her own words. It disappears by itself after a while. You see nothing else of hers: no notes, no symptoms, no chats.',
      es: 'Arriba en la página Compass está lo que ella misma te ha escrito, con sus palabras; desaparece solo al cabo de un tiempo. No ves nada más suyo: ni notas, ni síntomas, ni sus charlas conmigo.',
      fr: 'En haut de la page Compass se trouve ce qu’elle vous a écrit elle-même, avec ses mots ; cela disparaît tout seul au bout d’un temps. Vous ne voyez rien d’autre d’elle : ni ses notes, ni ses symptômes, ni ce qu’elle me dit.',
    },
  },
  {
    id: 'settings',
    to: '/partner/account',
    page: 'Your account',
    asks: {
      en: `<my>?(?:account|settings?|notifications?|two step|passkeys?)(?: page)?`,
      es: `<my>?(?:cuenta|ajustes|configuracion|notificaciones|avisos)`,
      fr: `<my>?(?:compte|reglages|parametres|notifications)`,
    },
    text: {
      en: 'There is not much to set here. How you sign in is under [Your account], the languages are at the foot of every page, and [Delete this conversation] is at the top of this chat. For a new password, use [Forgot password?] on the sign-in page. Compass doesn’t send you notifications.',
      es: 'Aquí hay poco que ajustar. Cómo entras se cambia en [Your account], los idiomas están al pie de cada página, y [Delete this conversation] arriba en este chat. Para una contraseña nueva, usa [Forgot password?] en la página de acceso. Compass no te manda avisos.',
      fr: 'Il y a peu à régler ici. Votre façon de vous connecter est sous [Your account], les langues sont au bas de chaque page, et [Delete this conversation] en haut de cette conversation. Pour un nouveau mot de passe, utilisez [Forgot password?] sur la page de connexion. Compass ne vous envoie pas de notifications.',
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
      en: 'On the page Compass, further down, tap [Leave Compass]. The link ends at once, what you noted there is removed, and she sees that you are no longer linked. To come back you need a new invitation.',
      es: 'En la página Compass, más abajo, toca [Leave Compass]. El vínculo termina al momento, se borra lo que anotaste ahí, y ella ve que ya no hay vínculo. Para volver necesitas otra invitación.',
      fr: 'À la page Compass, plus bas, touchez [Leave Compass]. Le lien prend fin aussitôt, ce que vous y avez noté est supprimé, et elle voit que vous n’êtes plus liés. Pour revenir, il faut une nouvelle invitation.',
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
