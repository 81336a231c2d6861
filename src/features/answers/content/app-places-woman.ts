/** What the woman can ask for in the app; see `AppPlace`. */
import { type AppPlace, COMMON_ASKS, SIGNED_IN_PLACES } from './app-places.ts'
import { HEALTH_PLACES } from './app-places-health.ts'

const PROFILE = { to: '/settings?tab=profile', page: 'Profile' } as const
const VOICE = { to: '/settings?tab=voice', page: 'Voice & Tone' } as const
const PRIVACY = { to: '/settings?tab=privacy', page: 'Privacy' } as const
const LOOKS = { to: '/settings?tab=accessibility', page: 'Accessibility' } as const
const NOTICES = { to: '/settings?tab=notifications', page: 'Notifications' } as const
const ACCOUNT = { to: '/settings?tab=account', page: 'Account & Data' } as const
const HOME = { to: '/home', page: 'Home' } as const
const HISTORY = { to: '/tracker/history', page: 'Entry History' } as const
const REMINDERS = { to: '/reminders', page: 'Reminders' } as const
const COMPASS = { to: '/add-partner', page: 'Compass' } as const

const SETTINGS_PLACES: readonly AppPlace[] = [
  {
    id: 'language',
    ...PROFILE,
    asks: COMMON_ASKS.language,
    text: {
      en: 'It’s in [Settings], under [Profile]: choose it at [Language] and tap [Save changes].',
      es: 'Está en [Settings], en la pestaña [Profile]: elígelo en [Language] y toca [Save changes].',
      fr: 'C’est dans [Settings], sous [Profile] : choisissez-la à [Language], puis touchez [Save changes].',
    },
  },
  {
    id: 'name',
    ...PROFILE,
    asks: {
      en: `<change> <my>?(?:full |first |last |display |user)?(?:name|pronouns|profile)
        <my>?(?:profile|pronouns)(?: settings?| page)?`,
      es: `<change> <my>?(?:nombre|pronombres|perfil|apellido)
        <my>?(?:perfil|pronombres)`,
      fr: `<change> <my>?(?:nom|prenom|pronoms|profil)
        <my>?(?:profil|pronoms)`,
    },
    text: {
      en: 'Your name and pronouns are in [Settings], under [Profile]. Change them there and tap [Save changes].',
      es: 'Tu nombre y tus pronombres están en [Settings], en la pestaña [Profile]. Cámbialos ahí y toca [Save changes].',
      fr: 'Votre nom et vos pronoms sont dans [Settings], sous [Profile]. Modifiez-les là, puis touchez [Save changes].',
    },
  },
  {
    id: 'time-zone',
    ...PROFILE,
    asks: {
      en: `(?:<change> )?<my>?time ?zone`,
      es: `(?:<change> )?<my>?(?:zona horaria|huso horario)`,
      fr: `(?:<change> )?<my>?fuseau horaire`,
    },
    text: {
      en: 'Your time zone is in [Settings], under [Profile], at [Time zone]. It sets when your day begins.',
      es: 'Tu zona horaria está en [Settings], en la pestaña [Profile], en [Time zone]. Decide cuándo empieza tu día.',
      fr: 'Votre fuseau horaire est dans [Settings], sous [Profile], à [Time zone]. Il décide quand commence votre journée.',
    },
  },
  {
    id: 'about',
    ...PROFILE,
    asks: {
      en: `<change> <my>?(?:country|region|goals?|age|birth ?year|year of birth|stage|sign ?up answers|answers from the start|first answers)`,
      es: `<change> <my>?(?:pais|region|objetivos?|metas?|edad|ano de nacimiento|etapa|respuestas del principio|primeras respuestas)`,
      fr: `<change> <my>?(?:pays|region|objectifs?|age|annee de naissance|reponses du debut|premieres reponses)`,
    },
    text: {
      en: 'What you told us at the start is in [Settings], under [Profile], at [About you]. Change it and tap [Save answers].',
      es: 'Lo que nos contaste al principio está en [Settings], en la pestaña [Profile], en [About you]. Cámbialo y toca [Save answers].',
      fr: 'Ce que vous avez dit au début est dans [Settings], sous [Profile], à [About you]. Modifiez-le, puis touchez [Save answers].',
    },
  },
  {
    id: 'factors',
    ...PROFILE,
    asks: {
      en: `(?:<change> |<note> )?<my>?(?:own )?(?:factors|(?:custom|own) (?:symptoms?|factors?)|things? (?:i|to) (?:note|track|log))
        (?:<note>|<change>) ~(?:alcohol|caffeine|coffee|smoking|wine|late dinners?|something of my own|what i (?:note|track|log|get asked)|what (?:it|the soft log) asks)`,
      es: `(?:<change> |<note> )?<my>?(?:factores|cosas que anoto)
        (?:<note>|<change>) ~(?:alcohol|cafeina|cafe|tabaco|vino|algo propio|lo que (?:anoto|registro|quiero anotar|me pregunta))`,
      fr: `(?:<change> |<note> )?<my>?(?:facteurs|choses que je note)
        (?:<note>|<change>) ~(?:alcool|cafeine|cafe|tabac|vin|quelque chose a moi|ce que je (?:note|suis|veux noter)|mon suivi)`,
    },
    text: {
      en: 'You can choose up to twelve symptoms and six things about your day, also in your own words, in [Settings], under [Profile], at [What I track]. Your Soft Log then asks for each of them with one tap.',
      es: 'Puedes elegir hasta doce síntomas y seis cosas de tu día, también con tus palabras, en [Settings], en la pestaña [Profile], en [What I track]. Después respondes a cada una con un toque en tu Soft Log.',
      fr: 'Vous pouvez choisir jusqu’à douze symptômes et six détails de votre journée, aussi avec vos propres mots, dans [Settings], sous [Profile], à [What I track]. Vous répondez ensuite à chacun dans votre Soft Log, en un geste.',
    },
  },
  {
    id: 'tone',
    ...VOICE,
    asks: {
      en: `(?:<change> )?(?:your|lara s|laras|lara) (?:tone|manner|style|personality|voice and tone|way of (?:talking|speaking|writing))
        <change> (?:the )?(?:tone|way you (?:talk|speak|answer|write|reply))
        (?:make you |be |have you )(?:be )?(?:less|more) (?:warm|cheerful|chatty|formal|brief|short|direct|soft|gentle|gushing|wordy|to the point)
        voice (?:and|&) tone
        shorter answers`,
      es: `(?:<change> )?(?:tu|el|de) (?:tono|estilo|manera de hablar|forma de hablar|forma de responder)(?: de lara)?
        (?:mas|menos) (?:breve|corta|directa|formal|carinosa|cercana)
        voz y tono
        respuestas mas (?:cortas|breves)`,
      fr: `(?:<change> )?(?:votre|ton|le|de) (?:ton|style|maniere de parler|facon de (?:parler|repondre|ecrire))(?: de lara)
        (?:<change> )(?:le|ton|votre|de) (?:ton|style|facon de parler|facon de repondre)
        voix et ton
        reponses plus (?:courtes|breves)`,
    },
    text: {
      en: 'You choose how I speak to you in [Settings], under [Voice & Tone], at [Tone]: warm, calm, or short and to the point.',
      es: 'Eliges cómo te hablo en [Settings], en la pestaña [Voice & Tone], en [Tone]: con calidez, con calma o al grano.',
      fr: 'Vous choisissez ma façon de vous parler dans [Settings], sous [Voice & Tone], à [Tone] : chaleureuse, calme, ou brève.',
    },
  },
  {
    id: 'voice',
    ...VOICE,
    asks: {
      en: `(?:have |hear |<on> |<off> )?~(?:read|reads|reading|speak|speaks|play|played|spoken) ~(?:aloud|out loud|to me|answers)
        (?:<change> |<on> |<off> )<my>?(?:voice|speech|auto ?play|reading aloud|speech speed|speaking speed|sound)(?: speed| settings?)?
        (?:auto ?play|speech speed|read aloud)
        (?:make you |you )?(?:talk|speak|read) (?:slower|faster|more slowly|louder)`,
      es: `(?:leer|escuchar|oir) ~(?:respuestas?|mensajes?|lara) en voz alta
        (?:me )?(?:leas|lea|lees) ~en voz alta
        (?:<change> |<on> |<off> )<my>?(?:voz|lectura en voz alta|velocidad|sonido)(?: de la voz)?
        (?:hablar|hables|leer|leas) mas (?:despacio|rapido|lento)
        velocidad de la voz`,
      fr: `(?:lire|lises|lisiez|lise|ecouter|entendre) ~(?:reponses?|messages?|toi|lara) (?:a voix haute|a haute voix)
        (?:me )?(?:lises|lisiez|lise|lis) ~(?:a voix haute|a haute voix)
        (?:<change> |<on> |<off> )<my>?(?:voix|lecture|vitesse|son)(?: a voix haute| de la voix)?
        (?:parler|parles|lire|lises) (?:plus|moins) (?:lentement|vite)
        vitesse de la voix`,
    },
    text: {
      en: 'Turn on [Voice] in [Settings], under [Voice & Tone]; there you also set [Speech speed] and [Auto-play]. Each of my answers then has its own button for it.',
      es: 'Activa [Voice] en [Settings], en la pestaña [Voice & Tone]; ahí ajustas también [Speech speed] y [Auto-play]. Cada respuesta mía tiene entonces su botón.',
      fr: 'Activez [Voice] dans [Settings], sous [Voice & Tone] ; vous y réglez aussi [Speech speed] et [Auto-play]. Chacune de mes réponses a alors son bouton.',
    },
  },
  {
    id: 'hide',
    ...PRIVACY,
    asks: {
      en: `(?:hide|cover|mask|blur|conceal) ~(?:intimate|private|sensitive|period|flow|sex|sexual|journal|bleeding) ?(?:entries|notes|things|stuff|details|logs|entry|days|life)?
        hide (?:my )?(?:entries|notes|logs)`,
      es: `(?:ocultar|oculto|esconder|escondo|tapar|tapo) ~(?:intimo|intimas?|intimos|privad\\w+|registros|notas|entradas|regla|flujo|diario|sexo|sangrado)`,
      fr: `(?:masquer|masque|cacher|cache|dissimuler) ~(?:intimes?|privee?s?|notes|regles|flux|journal|saignements?)(?: intimes?| privees?)?`,
    },
    text: {
      en: 'Turn on [Hide intimate entries] in [Settings], under [Privacy]. They then stay covered in your history until you tap to see them.',
      es: 'Activa [Hide intimate entries] en [Settings], en la pestaña [Privacy]. Así quedan tapados en tu historial hasta que toques para verlos.',
      fr: 'Activez [Hide intimate entries] dans [Settings], sous [Privacy]. Elles restent alors couvertes dans votre historique jusqu’à ce que vous touchiez pour les voir.',
    },
  },
  {
    id: 'memory',
    ...PRIVACY,
    asks: {
      en: `(?:<change> |<off> |<on> )~(?:your |lara s |the )?(?:memory|remembering)
        (?:<change> |<off> |<on> )~(?:language model|ai model|llm)
        (?:<change> )~how long ~(?:chats|conversations|messages) ~(?:kept|stored|saved|stay)
        privacy settings?
        settings? (?:for|about|on) privacy`,
      es: `(?:<change> |<off> |<on> )~(?:memoria|recuerdes|recuerdos)
        (?:<change> |<off> |<on> )~(?:modelo de lenguaje)
        ajustes de privacidad
        privacidad de la app`,
      fr: `(?:<change> |<off> |<on> )~(?:memoire|souvenirs)
        (?:<change> |<off> |<on> )~(?:modele de langage)
        (?:reglages|parametres) de (?:la )?confidentialite`,
    },
    text: {
      en: 'That’s in [Settings], under [Privacy]: [Remember what we spoke of] for my memory, and [Keep conversations for] for how long our chats stay.',
      es: 'Eso está en [Settings], en la pestaña [Privacy]: [Remember what we spoke of] para mi memoria, y [Keep conversations for] para cuánto se guardan nuestras charlas.',
      fr: 'C’est dans [Settings], sous [Privacy] : [Remember what we spoke of] pour ma mémoire, et [Keep conversations for] pour la durée de nos échanges.',
    },
  },
  {
    id: 'therapist',
    to: '/report',
    page: 'A page for your visit',
    asks: {
      en: `(?:share|send|give|export) ~(?:with|to) <my>?(?:therapist|doctor|gp|gynaecologist|gynecologist|nurse)
        (?:show|give|send|bring) (?:her|them|the doctor|my doctor|my gp) ~(?:numbers|notes|logs?|data|entries)
        <my>?(?:report|summary|questions|page) ~(?:for|to) ~(?:doctor|gp|visit|appointment) ~app
        app ~(?:report|summary|questions|page) ~(?:for|to) ~(?:doctor|gp|visit|appointment)
        my report
        app ~prepare ~(?:appointment|visit)`,
      es: `(?:compartir|comparto|enviar|envio|mandar) ~(?:con|a|al) <my>?(?:terapeuta|medica?o?|doctora?|ginecolog[ao])
        (?:mostrarle|ensenarle|llevarle|mandarle|enviarle) ~(?:numeros|datos|notas|registros)
        (?:app|aplicacion) ~(?:informe|resumen|preguntas|hoja) ~(?:para|a) ~(?:medic[ao]|consulta|cita|ginecolog[ao])
        (?:informe|resumen|preguntas|hoja) ~(?:para|a) ~(?:medic[ao]|consulta|cita|ginecolog[ao]) ~(?:app|aplicacion)
        mi informe`,
      fr: `(?:partager|partage|envoyer|transmettre) ~(?:avec|a|au) <my>?(?:therapeute|medecin|docteur|gynecologue)
        lui (?:montrer|apporter|donner|envoyer) ~(?:chiffres|donnees|notes)
        (?:rapport|bilan|questions|page) ~(?:pour|a) ~(?:medecin|consultation|rendez vous|rdv|gyneco\\w*) ~(?:appli|application|app)`,
    },
    text: {
      en: 'Emberwell sends nothing to anyone by itself. On [A page for your visit] you choose what it shows, then print it, save it as a PDF, copy it or share it with a link.',
      es: 'Emberwell no envía nada a nadie por su cuenta. En [A page for your visit] eliges qué se muestra, y lo imprimes, lo guardas como PDF, lo copias o lo compartes con un enlace.',
      fr: 'Emberwell n’envoie rien à personne de lui-même. Sur [A page for your visit], vous choisissez ce qui s’affiche, puis vous l’imprimez, l’enregistrez en PDF, le copiez ou le partagez par un lien.',
    },
  },
  {
    id: 'font',
    ...LOOKS,
    asks: {
      en: `(?:<change>|increase|enlarge|reduce) ~(?:font|fonts|text|letters?|print|writing)(?: size)?
        (?:make|have|want|need|get) ~(?:font|fonts|text|letters?|print|writing|words|type|screen|everything|it)(?: size)? ~(?:bigger|larger|smaller|big|large)
        (?:bigger|larger|smaller) (?:font|text|letters|print|writing|words|type)
        (?:font|text|letter) sizes?
        (?:font|text|letters?|writing|print) (?:is|are|s) (?:so |too |much too |way too |very )+(?:small|tiny|big|little)
        accessibility(?: settings?)?
        zoom in`,
      es: `(?:(?:<change>|hacer|hago|agrandar|aumentar|ampliar|subir|reducir) )~(?:letras?|texto|fuente|tamano)(?: de (?:la )?(?:letra|texto|fuente|pantalla))? ?(?:mas (?:grandes?|pequenas?))?
        (?:letras?|texto|fuente) (?:mas )?(?:grandes?|pequen[ao]s?)
        tamano de (?:la |el )?(?:letra|texto|fuente)
        (?:letras?|texto) (?:es|son) (?:muy|demasiado) (?:pequen\\w+|grandes?|chic\\w+)
        accesibilidad`,
      fr: `(?:(?:<change>|agrandir|augmenter|grossir|reduire|rendre) )~(?:lettres|texte|police|caracteres|taille|ecriture)(?: (?:de la |du |des )?(?:police|texte|caracteres|lettres))? ?(?:plus (?:grande?s?|gros\\w*|petit\\w*))?
        (?:lettres|texte|police|caracteres|ecriture) plus (?:grande?s?|gros\\w*|petit\\w*)
        taille (?:du texte|de la police|des caracteres|des lettres)
        (?:texte|ecriture|lettres|caracteres) (?:est|sont) (?:trop|tres) petit\\w*
        accessibilite`,
    },
    text: {
      en: 'Move [Font size] in [Settings], under [Accessibility]. It applies at once, on all your devices.',
      es: 'Mueve [Font size] en [Settings], en la pestaña [Accessibility]. Se aplica al momento, en todos tus dispositivos.',
      fr: 'Déplacez [Font size] dans [Settings], sous [Accessibility]. L’effet est immédiat, sur tous vos appareils.',
    },
  },
  {
    id: 'dark',
    ...LOOKS,
    asks: {
      en: `(?:<on> |<off> |<change> )?<my>?(?:dark|darker|night|light|lighter) (?:mode|theme|colou?rs?|look|background|screen)
        (?:make|turn|have) ~(?:screen|app|background|it|page) (?:dark|darker|black|white|light|lighter)
        <change> <my>?(?:colou?rs?|theme|background)`,
      es: `(?:<on> |<off> |<change> )?<my>?(?:modo|tema|fondo|aspecto) (?:oscuro|claro|noche|nocturno|negro)
        <change> <my>?(?:colores|tema|fondo)`,
      fr: `(?:<on> |<off> |<change> )?<my>?(?:mode|theme|fond|ecran) (?:sombre|clair|nuit|noir|fonce)
        <change> <my>?(?:couleurs|theme|fond)`,
    },
    text: {
      en: 'Choose light or dark at [Colours] in [Settings], under [Accessibility].',
      es: 'Elige claro u oscuro en [Colours], en [Settings], en la pestaña [Accessibility].',
      fr: 'Choisissez clair ou sombre à [Colours] dans [Settings], sous [Accessibility].',
    },
  },
  {
    id: 'contrast',
    ...LOOKS,
    asks: {
      en: `(?:high(?:er)?|more|strong(?:er)?) contrast
        <change> <my>?contrast
        (?:<off> |reduce |less )<my>?(?:animations?|motion|movement|moving)`,
      es: `(?:alto|mas|mayor) contraste
        <change> <my>?contraste
        (?:<off> |reducir |menos )<my>?(?:animaciones|movimiento)`,
      fr: `contraste (?:eleve|plus fort)
        plus de contraste
        <change> <my>?contraste
        (?:<off> |reduire |moins d )<my>?(?:animations?|mouvements?)`,
    },
    text: {
      en: '[High contrast] and [Reduce motion] are switches in [Settings], under [Accessibility].',
      es: '[High contrast] y [Reduce motion] son interruptores en [Settings], en la pestaña [Accessibility].',
      fr: '[High contrast] et [Reduce motion] sont des interrupteurs dans [Settings], sous [Accessibility].',
    },
  },
  {
    id: 'reminders',
    ...REMINDERS,
    asks: {
      en: `(?:<see> |<change> |<note> |<delete> |set up |create |make |manage )?<my>?(?:own |new |medication |medicine |pill )?reminders?(?: page| list)?
        (?:have you |get you to |you )remind me(?: to take my (?:medicine|tablets|pills|patch|hrt))?
        (?:get|receive) push (?:notifications|messages)`,
      es: `(?:<see> |<change> |<note> |<delete> |crear |creo |programar |gestionar )?<my>?(?:nuevo )?recordatorios?
        (?:que )?me recuerdes`,
      fr: `(?:<see> |<change> |<note> |<delete> |creer |programmer |gerer |definir )?<my>?(?:nouveau )?rappels?
        que tu me rappelles?`,
    },
    text: {
      en: 'Your reminders have a page of their own: [New reminder] sets one. Or tell me, for example “Remind me of my patch every Sunday at 9”, and I’ll prepare it.',
      es: 'Tus recordatorios tienen su propia página: con [New reminder] creas uno. O dímelo, por ejemplo «Recuérdame el parche cada domingo a las 9», y te lo preparo.',
      fr: 'Vos rappels ont leur propre page : [New reminder] en crée un. Ou dites-le-moi, par exemple « Rappelle-moi mon patch chaque dimanche à 9 h », et je le prépare.',
    },
  },
  {
    id: 'notifications',
    ...NOTICES,
    asks: {
      en: `(?:<off> |<on> |<change> )<my>?(?:daily |push )?(?:reminders|notifications|notification|alerts|nudges|pings)
        (?:<off> |<on> )~(?:reminding|notifying|pinging) me
        turn ~(?:emails|e mails|mails|notifications|reminders|alerts) off
        stop (?:you |emberwell )?(?:from )?(?:emailing|mailing|notifying|reminding) me
        notification settings?
        <my>?notifications
        (?:<off> )<my>?(?:emails?|e mails?|mails)(?: updates| from (?:you|emberwell))?
        (?:get|receive) (?:fewer|less|no more|no) (?:emails|notifications|reminders)
        unsubscribe`,
      es: `(?:<off> |<on> |<change> )<my>?(?:recordatorios|notificaciones|notificacion|avisos|alertas)(?: diarios)?
        ajustes de notificaciones
        <my>?notificaciones
        (?:<off> )<my>?(?:correos|emails|mails|e mails)
        recibir menos (?:correos|avisos|notificaciones)`,
      fr: `(?:<off> |<on> |<change> )(?:de )?<my>?(?:rappels|notifications|notification|alertes)(?: quotidiens)?
        reglages des notifications
        <my>?notifications
        (?:<off> )<my>?(?:e mails|mails|emails|courriels)
        recevoir moins de? (?:mails|notifications|rappels)
        plus recevoir (?:de |d )?(?:mails|e mails|notifications|rappels|alertes)`,
    },
    text: {
      en: 'In [Settings], under [Notifications], [Daily reminders] pauses them all and keeps your list; [Email updates] stops the emails. A single reminder can be switched off on the page [Reminders].',
      es: 'En [Settings], en la pestaña [Notifications], [Daily reminders] los pausa todos sin perder tu lista, y [Email updates] detiene los correos. Uno solo se apaga en la página [Reminders].',
      fr: 'Dans [Settings], sous [Notifications], [Daily reminders] les suspend tous et garde votre liste ; [Email updates] arrête les e-mails. Un seul rappel se coupe à la page [Reminders].',
    },
  },
  {
    id: 'password',
    ...ACCOUNT,
    asks: {
      en: `<change> <my>?(?:new )?(?:password|passcode|email|e mail|mail)(?: address)?
        reset <my>?password
        (?:new|different) (?:password|email|e mail)(?: address)?
        forgot(?:ten)? my password
        <my>password`,
      es: `<change> <my>?(?:contrasena|clave|correo|email|e mail|direccion de correo)
        nueva contrasena
        olvid\\w+ (?:mi|la) contrasena
        <my>?contrasena`,
      fr: `<change> <my>?(?:de )?(?:mot de passe|e mail|email|mail|adresse(?: e mail| mail)?)
        nouveau mot de passe
        oublie mon mot de passe
        <my>?mot de passe`,
    },
    text: {
      en: '[Change password] is in [Settings], under [Account & Data]; [Change email] is under [Profile].',
      es: '[Change password] está en [Settings], en la pestaña [Account & Data]; [Change email] está en [Profile].',
      fr: '[Change password] est dans [Settings], sous [Account & Data] ; [Change email] est sous [Profile].',
    },
  },
  {
    id: 'devices',
    ...ACCOUNT,
    asks: {
      en: `<my>?(?:active )?(?:sessions|other devices|devices|logins)
        (?:sign|log) out ~(?:everywhere|all devices|other devices|of my old phone|elsewhere)
        where ~(?:signed|logged) in`,
      es: `<my>?(?:otros )?(?:sesiones|dispositivos)(?: abiertas| conectados)?
        cerrar (?:la )?sesion en (?:todos|los demas|otros|otro)~(?:dispositivos|dispositivo|movil|sitios)?
        donde tengo (?:la )?sesion(?: abierta| iniciada)?`,
      fr: `<my>?(?:autres )?(?:appareils|sessions)(?: connectes| ouvertes)?
        deconnecter ~(?:partout|autres appareils|tous les appareils)
        ou (?:suis je|je suis) connectee?`,
    },
    text: {
      en: 'Your devices are listed in [Settings], under [Account & Data], at [Where you are signed in]. You can sign each one out there.',
      es: 'Tus dispositivos están en [Settings], en la pestaña [Account & Data], en [Where you are signed in]. Ahí puedes cerrar la sesión de cada uno.',
      fr: 'Vos appareils sont dans [Settings], sous [Account & Data], à [Where you are signed in]. Vous pouvez y déconnecter chacun.',
    },
  },
  {
    id: 'export',
    ...ACCOUNT,
    asks: {
      en: `(?:export|download|back ?up|take|save)(?: out)? ~(?:copy of |file of |file with |all )?(?:my |the )?(?:data|entries|everything|notes|logs|records)(?: (?:with me|out|as a file|to a file|to (?:excel|csv|pdf)))?
        (?:data )?export
        get ~(?:data|notes|entries) out(?: of (?:here|the app|emberwell))?
        (?:a )?(?:back ?up|copy|download) of (?:my |all my )?(?:data|entries|notes|logs)`,
      es: `(?:exportar|exporto|descargar|descargo|bajar|bajo|llevarme|sacar|guardar una copia de) ~(?:datos|registros|notas|informacion|todo)
        (?:exportacion|copia) de (?:mis )?(?:datos|seguridad)`,
      fr: `(?:exporter|exporte|telecharger|telecharge|sauvegarder|recuperer|emporter) ~(?:donnees|notes|informations)
        (?:export|copie|sauvegarde) de (?:mes )?(?:donnees|notes)`,
    },
    text: {
      en: 'Tap [Download my data] in [Settings], under [Account & Data]: one file with everything you wrote.',
      es: 'Toca [Download my data] en [Settings], en la pestaña [Account & Data]: un archivo con todo lo que escribiste.',
      fr: 'Touchez [Download my data] dans [Settings], sous [Account & Data] : un fichier avec tout ce que vous avez écrit.',
    },
  },
  {
    id: 'import',
    ...ACCOUNT,
    asks: {
      en: `(?:import|restore|upload|bring back) ~(?:data|entries|logs|notes|backup|file|export)`,
      es: `(?:importar|importo|restaurar|restauro|recuperar|recupero|subir|subo) ~(?:datos|registros|notas|copia|archivo)`,
      fr: `(?:importer|importe|restaurer|remettre) ~(?:donnees|notes|sauvegarde|fichier)`,
    },
    text: {
      en: 'A file that you downloaded here comes back in [Settings], under [Account & Data], with [Restore]. It needs an account without entries.',
      es: 'Un archivo que descargaste aquí vuelve en [Settings], en la pestaña [Account & Data], con [Restore]. Hace falta una cuenta sin registros.',
      fr: 'Un fichier téléchargé ici revient dans [Settings], sous [Account & Data], avec [Restore]. Il faut un compte sans notes.',
    },
  },
  {
    id: 'delete-account',
    ...ACCOUNT,
    asks: {
      en: `<delete> <my>?(?:whole |entire )?(?:account|profile|membership)(?: (?:and|with) ~(?:data|everything|it))?
        (?:delete|erase|wipe|remove) ~(?:all my data|everything about me|everything you (?:have|know) about me)
        account (?:deletion|deleted)`,
      es: `<delete> (?:de )?<my>?(?:cuenta|perfil)(?: y (?:todos )?(?:mis )?datos)?
        (?:eliminar|borrar|borro|elimino) (?:todos mis datos|todo lo mio)
        darme de baja`,
      fr: `<delete> <my>?(?:compte|profil)(?: et (?:toutes )?mes donnees)?
        (?:supprimer|effacer) (?:toutes mes donnees)
        me desinscrire`,
    },
    text: {
      en: 'Tap [Delete my account] in [Settings], under [Account & Data]. You have some days to change your mind, and you may want to tap [Download my data] first.',
      es: 'Toca [Delete my account] en [Settings], en la pestaña [Account & Data]. Tienes unos días para cambiar de idea, y quizá quieras tocar antes [Download my data].',
      fr: 'Touchez [Delete my account] dans [Settings], sous [Account & Data]. Vous avez quelques jours pour changer d’avis, et peut-être voudrez-vous d’abord toucher [Download my data].',
    },
  },
  {
    id: 'settings',
    to: '/settings',
    page: 'Settings',
    asks: {
      en: `<my>?(?:settings|preferences)(?: page| menu)?`,
      es: `<my>?(?:ajustes|configuracion|preferencias)`,
      fr: `<my>?(?:reglages|parametres|preferences)`,
    },
    text: {
      en: '[Settings] is always at hand: at the bottom on a phone, at the top on a wide screen.',
      es: '[Settings] está siempre a mano: abajo en el teléfono, arriba en una pantalla ancha.',
      fr: '[Settings] est toujours à portée de main : en bas sur un téléphone, en haut sur un grand écran.',
    },
  },
]

const NOTING_PLACES: readonly AppPlace[] = [
  {
    id: 'past-log',
    to: '/tracker',
    page: 'Tracker',
    asks: {
      en: `(?:<note> |fill in |add |<change> |back ?fill |catch up on |make up )~(?:yesterday|yesterday s|last night|the day before|a past day|an earlier day|earlier days|missed days?|days? i missed|past days?|last week|previous days?|another day|a different day|sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?: log| entry| mood| symptoms)?
        (?:correct|fix|<change>|amend) ~i (?:logged|wrote|noted|entered|saved) ~(?:yesterday|\\w+day|last week|last month)
        (?:forgot|missed) to (?:log|note|fill in|write) ~(?:yesterday|last night|day)(?: can i(?: still)?(?: do it| do that| log it| add it| fill it in)?| is (?:it|that) (?:still )?possible| is it too late)?
        (?:correct|fix|<change>|amend) <my>?(?:old |earlier |past |wrong |saved )(?:log|entry|entries|logs|note|notes|soft log|deep log)`,
      es: `(?:olvide|se me olvido|me olvide|no) (?:de )?<note>? ?~ayer(?: ~(?:se puede|puedo|todavia|aun))?
        ayer (?:me |se me )?(?:olvide|olvido)(?: de)? <note>(?: ~(?:se puede|puedo|todavia|aun))?
        (?:<note> |completar |recuperar |<change> )~(?:ayer|anteayer|anoche|dia anterior|dias anteriores|dia pasado|dias pasados|otro dia|dias que me faltan|semana pasada)
        (?:corregir|corrijo|<change>) (?:un |una |el |la |mi )?(?:registro|nota|entrada) (?:antigu[oa]|anterior|pasad[oa]|de ayer|viej[oa])`,
      fr: `(?:<note> |completer |rattraper |<change> )~(?:hier|avant hier|la veille|jour passe|jours passes|jours precedents|jour precedent|autre jour|jours manques|semaine derniere|hier soir)
        (?:corriger|corrige|<change>) (?:une |un |ma |la |mon )?(?:ancienne |vieille )?(?:note|entree|saisie)(?: ancienne| passee| d hier)?`,
    },
    text: {
      en: 'You can. In [Tracker], tap [Another day]: there you add what is missing, from yesterday or any earlier day, and change what is already saved.',
      es: 'Sí que puedes. En [Tracker], toca [Another day]: ahí añades lo que falte, de ayer o de cualquier día anterior, y cambias lo que ya esté guardado.',
      fr: 'C’est possible. Dans [Tracker], touchez [Another day] : vous y ajoutez ce qui manque, pour hier ou tout autre jour passé, et vous y modifiez ce qui est enregistré.',
    },
  },
  {
    id: 'soft-log',
    to: '/tracker/soft',
    page: 'Soft Log',
    asks: {
      en: `(?:<note> |start |begin |make |create |see )?<my>?(?:soft|quick|daily) logs?
        (?:<note>|start|begin|make|create|fill out) <my>?(?:day|today|log|entry|today s log|daily entry|check ?in|new log|new entry|symptoms?(?: for)?(?: today)?|sleep|energy|stress)(?: for)?(?: today| of today)?
        (?:today s|todays) (?:log|entry)`,
      es: `(?:<note> |empezar |empiezo |crear |rellenar )?<my>?(?:soft log|registro (?:rapido|diario|de hoy|del dia))
        (?:<note>|empezar|empiezo|crear) <my>?(?:dia|dia de hoy|registro|sintomas?|sueno|energia|estres|como estoy)(?: de hoy)?`,
      fr: `(?:<note> |commencer |creer |remplir )?<my>?(?:soft log|note (?:rapide|du jour|d aujourd hui))
        (?:<note>|commencer|creer) <my>?(?:journee|jour|symptomes?|sommeil|energie|stress|comment je vais)(?: d aujourd hui| du jour)?`,
    },
    text: {
      en: 'That goes into your Soft Log, about five minutes for today. Open it here, or from [Tracker]. I can note a symptom or your sleep for you: just say “Note a headache” or “Note that I slept 6 hours”.',
      es: 'Eso va en tu Soft Log, unos cinco minutos para hoy. Ábrelo aquí, o desde [Tracker]. Si quieres, te apunto yo un síntoma o lo que has dormido: dime «Apunta dolor de cabeza» o «Apunta que dormí 6 horas».',
      fr: 'Cela va dans votre Soft Log, environ cinq minutes pour aujourd’hui. Ouvrez-le ici, ou depuis [Tracker]. Je peux aussi noter un symptôme ou votre sommeil pour vous : dites « Note un mal de tête » ou « Note que j’ai dormi 6 heures ».',
    },
  },
  {
    id: 'deep-log',
    to: '/tracker/deep',
    page: 'Deep Log',
    asks: {
      en: `(?:<note> |start |begin |make |create )?<my>?(?:deep|long|weekly) logs?
        (?:<note> |write in |start )<my>?(?:journal|diary|thoughts)
        <my>(?:journal|diary)`,
      es: `(?:<note> |empezar |crear )?<my>?(?:deep log|registro (?:profundo|largo|semanal))
        (?:escribir(?:lo)?|escribo|anotar(?:lo)?) ~(?:en )?(?:un |<my>)?diario
        (?:donde|como) ~escribir(?:lo)? ~(?:app|aqui|aca)
        <my>?diario`,
      fr: `(?:<note> |commencer |creer )?<my>?(?:deep log|note (?:longue|approfondie|hebdomadaire))
        (?:ecrire|ecris) (?:dans )?<my>?journal
        (?:mon |le )journal`,
    },
    text: {
      en: 'The Deep Log is the place to say more, once a week or whenever you like. Open it here, or from [Tracker].',
      es: 'El Deep Log es para contar más, una vez por semana o cuando quieras. Ábrelo aquí, o desde [Tracker].',
      fr: 'Le Deep Log sert à en dire plus, une fois par semaine ou quand vous voulez. Ouvrez-le ici, ou depuis [Tracker].',
    },
  },
  {
    id: 'history',
    ...HISTORY,
    asks: {
      en: `(?:<see> )?<my>?(?:old|older|past|previous|earlier|saved|former|last|recent|all) (?:logs?|entries|entry|notes|records|days)
        (?:<see> )?<my>?(?:history|entry history|log history|past logs)(?: of (?:my )?(?:logs|entries))?
        <see> <my>?(?:logs|entries|records)
        <see> ~what i (?:wrote|logged|noted|recorded|entered|put)(?: (?:last|this) (?:week|month|year|time)| yesterday| in \\w+)?
        last (?:week|month|year) s (?:logs|entries|notes)
        (?:logs|entries) (?:from|of) (?:last|previous|earlier) (?:week|month|year)s?
        search (?:my |through my |in my )?(?:logs|entries|notes|history)`,
      es: `(?:<see> )?<my>?(?:registros|notas|entradas)(?: (?:antigu[oa]s|anteriores|pasad[oa]s|viej[oa]s|guardad[oa]s|de antes))
        (?:<see> )?<my>?historial(?: de registros)?
        <see> <my>?(?:registros|notas|entradas)
        <see> ~lo que (?:escribi|anote|apunte|registre|puse)
        buscar (?:en )?(?:mis )?(?:registros|notas)`,
      fr: `(?:<see> )?<my>?(?:anciennes? |vieilles |precedentes )?(?:notes|entrees|saisies)(?: (?:passees|precedentes|anciennes|enregistrees|d avant))
        (?:<see> )?<my>?(?:anciennes|vieilles|precedentes|dernieres) (?:notes|entrees|saisies)
        (?:<see> )?<my>?historique(?: des notes| de mes notes)?
        <see> <my>?(?:notes|entrees|saisies)
        <see> ~ce que j ai (?:note|ecrit|enregistre|saisi)
        chercher (?:dans )?(?:mes )?(?:notes|entrees)`,
    },
    text: {
      en: 'Everything you logged is in [Entry History], newest first. You get there from [Tracker], with [View All].',
      es: 'Todo lo que registraste está en [Entry History], lo más nuevo primero. Se llega desde [Tracker], con [View All].',
      fr: 'Tout ce que vous avez noté est dans [Entry History], du plus récent au plus ancien. On y arrive depuis [Tracker], avec [View All].',
    },
  },
  {
    id: 'delete-log',
    ...HISTORY,
    asks: {
      en: `<delete> <my>?(?:single |wrong |one |old |today s |yesterday s |last )?(?:log|logs|entry|entries|note|notes|soft log|deep log|day)(?: (?:of|from|for) (?:today|yesterday|the day before yesterday|\\w+day|last week))?`,
      es: `(?:<delete>|borra|borrame|elimina|quita) <my>?(?:registro|registros|entrada|entradas|nota|notas|soft log|deep log|anotacion)(?: de (?:hoy|ayer|anteayer|antes de ayer|el \\w+|la semana pasada))?`,
      fr: `(?:<delete>|supprime|efface) <my>?(?:note|notes|entree|saisie|soft log|deep log)(?: d aujourd hui| d hier| d avant hier| du jour| de \\w+)?`,
    },
    text: {
      en: 'Open the log in [Entry History] with [View] and tap [Delete]. You can undo it for a few seconds.',
      es: 'Abre el registro en [Entry History] con [View] y toca [Delete]. Puedes deshacerlo durante unos segundos.',
      fr: 'Ouvrez la note dans [Entry History] avec [View], puis touchez [Delete]. Vous pouvez revenir en arrière pendant quelques secondes.',
    },
  },
  {
    id: 'calendar',
    ...HOME,
    asks: {
      en: `(?:<see> |<note> ~(?:in|on|into) )?<my>?(?:flow |period |menstrual |cycle |bleeding )?calendar
        (?:<note>|track) <my>?(?:period|periods|bleeding|flow|spotting|cycle|menstruation)(?: days?)?(?: here| in the app)?
        (?:period|cycle|flow) (?:tracker|tracking|log|page)
        (?:<see>) <my>?(?:period|cycle|bleeding) (?:days|dates|history|entries)
        (?:<see> )?(?:<my>|me )(?:periods?|bleeding)(?: days| dates)? ~app`,
      es: `(?:<see> |<note> ~en )?<my>?calendario(?: (?:de flujo|menstrual|de la regla|del ciclo|del periodo))?
        (?:<note>) <my>?(?:regla|periodo|sangrado|flujo|manchado|ciclo|menstruacion)
        <my>?(?:reglas?|sangrados?|periodos?) ~(?:app|aplicacion)`,
      fr: `(?:<see> |<note> ~(?:dans|sur) )?<my>?calendrier(?: (?:du flux|des regles|menstruel|du cycle|de mes regles))?
        (?:<note>) <my>?(?:regles|saignements?|flux|cycle|spotting)
        <my>?(?:regles|saignements?) ~(?:appli|application|app)`,
    },
    text: {
      en: 'Your [Flow Calendar] is on [Home], further down. Tap a day to note bleeding or a symptom, also for days gone by. On the page [Calendar] you mark several days at once.',
      es: 'Tu [Flow Calendar] está en [Home], más abajo. Toca un día para anotar el sangrado o un síntoma, también de días pasados. En la página [Calendar] marcas varios días a la vez.',
      fr: 'Votre [Flow Calendar] est sur [Home], plus bas. Touchez un jour pour noter un saignement ou un symptôme, aussi pour les jours passés. Sur la page [Calendar], marquez plusieurs jours à la fois.',
    },
  },
  {
    id: 'moments',
    ...HOME,
    asks: {
      en: `(?:<note>) <my>?(?:hot (?:flash|flush)(?:es)?|flash|flush|night sweats?|mood|moods|moments?|how i feel)(?: here| now| in the app| right now)?
        (?:quick )?mood (?:check|faces|tracker)
        hot (?:flash|flush) (?:button|counter|tracker)`,
      es: `(?:<note>) <my>?(?:sofocos?|bochornos?|sudor(?:es)? nocturnos?|animo|estado de animo|humor|momentos?|como me siento)
        boton (?:de|del) (?:sofoco|sofocos)`,
      fr: `(?:<note>) <my>?(?:bouffees?(?: de chaleur)?|sueurs? nocturnes?|humeur|moments?|comment je me sens)
        bouton (?:de |des )?bouffees?`,
    },
    text: {
      en: 'On [Home], at [Quick Mood Check]: tap a face, or [Hot flash now]. Or just tell me “Note a {hot flash}”, and I’ll prepare it for you.',
      es: 'En [Home], en [Quick Mood Check]: toca una cara, o [Hot flash now]. O dime «Anota un sofoco» y te lo preparo.',
      fr: 'Sur [Home], à [Quick Mood Check] : touchez un visage, ou [Hot flash now]. Ou dites-moi « Note une bouffée de chaleur », et je vous la prépare.',
    },
  },
  {
    id: 'trends',
    to: '/insights',
    page: 'Your trends',
    asks: {
      en: `(?:<see> )?<my>?(?:own )?(?:trends|statistics|stats|insights)(?: page)?
        (?:<see> )?my (?:own )?(?:charts?|graphs?|averages|diagrams?|curves?)
        (?:charts?|graphs?) of my \\w+
        print ~(?:trends|charts?|logs?|data|notes|for my doctor)
        <see> <my>?progress`,
      es: `(?:<see> )?<my>?(?:tendencias|graficos?|graficas?|estadisticas|promedios|evolucion)
        imprimir ~(?:tendencias|graficos?|registros|datos|notas)?`,
      fr: `(?:<see> )?<my>?(?:tendances|graphiques?|statistiques|courbes?|moyennes|evolution)
        imprimer ~(?:tendances|graphiques?|notes|donnees)?`,
    },
    text: {
      en: '[Your trends] show your days as charts, for a week, a month or a year; [Print] puts them on paper.',
      es: '[Your trends] muestran tus días en gráficos, por semana, mes o año; [Print] los pasa a papel.',
      fr: '[Your trends] montrent vos jours en graphiques, sur une semaine, un mois ou un an ; [Print] les met sur papier.',
    },
  },
  {
    id: 'check-ins',
    to: '/check-ins',
    page: 'Check-ins',
    asks: {
      en: `(?:<see> |answer |do |fill in |take )?<my>?(?:check ?ins?|questionnaires?|menopause rating scale)`,
      es: `(?:<see> |responder |hacer |rellenar )?<my>?(?:cuestionarios?|escala (?:mrs|de menopausia))`,
      fr: `(?:<see> |remplir |faire |repondre a )?<my>?(?:questionnaires?|echelle (?:mrs|de menopause))`,
    },
    text: {
      en: 'On [Check-ins] you can answer questionnaires that doctors know, and see your earlier numbers.',
      es: 'En [Check-ins] puedes responder cuestionarios que los médicos conocen y ver tus números anteriores.',
      fr: 'Dans [Check-ins], vous pouvez répondre à des questionnaires que les médecins connaissent et revoir vos chiffres.',
    },
  },
  {
    id: 'embertides',
    to: '/embertides',
    page: 'EmberTides',
    asks: {
      en: `(?:<see> |<note> |draw |paint )?<my>?(?:ember ?tides?|tides?|ember picture|picture of how i feel)
        (?:show|draw|paint|touch) ~(?:how i (?:am|feel) with (?:a )?(?:touch|picture))`,
      es: `(?:<see> |<note> )?<my>?ember ?tides?
        (?:mostrar|dibujar|pintar) como estoy`,
      fr: `(?:<see> |<note> )?<my>?ember ?tides?
        (?:montrer|dessiner|peindre) comment je vais`,
    },
    text: {
      en: 'EmberTides lets you show how you are with a touch; [Save this moment] keeps the picture.',
      es: 'En EmberTides muestras cómo estás con un toque; [Save this moment] guarda la imagen.',
      fr: 'EmberTides vous laisse montrer d’un geste comment vous allez ; [Save this moment] garde l’image.',
    },
  },
  {
    id: 'tracker',
    to: '/tracker',
    page: 'Tracker',
    asks: {
      en: `<my>?(?:tracker|streak|day streak|weekly goal)(?: page)?`,
      es: `<my>?(?:tracker|racha|registro)`,
      fr: `<my>?tracker
        (?:page|onglet|rubrique|mon|le) suivi
        ma serie`,
    },
    text: {
      en: 'Under [Tracker] you can write a log and see your latest entries.',
      es: 'En [Tracker] puedes anotar el día y ver lo último que anotaste.',
      fr: 'Sous [Tracker], vous pouvez noter votre journée et revoir vos dernières notes.',
    },
  },
  {
    id: 'home',
    ...HOME,
    asks: {
      en: `<my>?(?:home ?page|home screen|start page|start screen|main page|dashboard)
        (?:to|the|called|on|tab) home(?: tab)?`,
      es: `(?:pagina de inicio|pagina principal|pantalla principal|inicio|el inicio)`,
      fr: `(?:page d accueil|l accueil|accueil|page principale|tableau de bord)`,
    },
    text: {
      en: '[Home] shows your day at a glance.',
      es: '[Home] te muestra tu día de un vistazo.',
      fr: '[Home] montre votre journée d’un coup d’œil.',
    },
  },
]

const OTHER_PLACES: readonly AppPlace[] = [
  {
    id: 'calendar-link',
    ...REMINDERS,
    asks: {
      en: `(?:see|put|sync|connect|have|get|add|show|link) ~reminders ~(?:in|with|to|into|on) ~(?:calendar|google calendar|outlook|phone calendar|apple calendar)
        (?:calendar (?:link|feed|subscription)|ical)`,
      es: `(?:ver|poner|sincronizar|conectar|anadir) ~recordatorios ~(?:en|con|al) ~(?:calendario|agenda|google calendar|outlook)
        enlace (?:del|de) calendario`,
      fr: `(?:voir|mettre|synchroniser|relier|ajouter) ~rappels ~(?:dans|avec|a) ~(?:agenda|calendrier|google agenda|outlook)
        lien (?:d agenda|de calendrier)`,
    },
    text: {
      en: 'On the page [Reminders], at [In your calendar], tap [Make a link] and paste it into your calendar app.',
      es: 'En la página [Reminders], en [In your calendar], toca [Make a link] y pégalo en tu app de calendario.',
      fr: 'À la page [Reminders], à [In your calendar], touchez [Make a link] et collez-le dans votre application d’agenda.',
    },
  },
  {
    id: 'invite',
    ...COMPASS,
    asks: {
      en: `(?:invite|add|link|connect|bring in|include|link up with) <my>?(?:partner|husband|wife|boyfriend|girlfriend|spouse|other half|man)(?: here| to (?:the app|emberwell|compass))?
        (?:partner|husband) (?:invitation|invite|page)
        <my>?compass(?: page)?
        discovery lab
        (?:send|resend|cancel) <my>?(?:invitation|invite)(?: to my (?:partner|husband))?`,
      es: `(?:invitar|invito|anadir|anado|vincular|vinculo|conectar) (?:a )?<my>?(?:pareja|marido|esposo|novio|novia|esposa|mujer)(?: (?:a|en) (?:la app|emberwell|compass))?
        <my>?compass
        (?:mi )?laboratorio
        (?:enviar|mandar|reenviar|cancelar) <my>?invitacion`,
      fr: `(?:inviter|invite|ajouter|ajoute|lier|relier|connecter) <my>?(?:partenaire|mari|conjoint|compagnon|copain|femme|compagne|epoux)(?: (?:a|dans|sur) (?:l appli|emberwell|compass))?
        <my>?compass
        (?:mon )?laboratoire
        (?:envoyer|renvoyer|annuler) <my>?invitation`,
    },
    text: {
      en: 'On the page Compass: write in the name and email and tap [Send invitation]. Nothing of what you log or tell me is ever shown there.',
      es: 'En la página Compass: escribe el nombre y el correo y toca [Send invitation]. Nada de lo que registras o me cuentas aparece ahí.',
      fr: 'À la page Compass : indiquez le nom et l’e-mail, puis touchez [Send invitation]. Rien de ce que vous notez ou me dites n’y apparaît.',
    },
  },
  {
    id: 'unlink',
    ...COMPASS,
    asks: {
      en: `(?:unlink|disconnect|remove|delete|kick out|cut off|uninvite|unfriend|block) <my>?(?:partner|husband|wife|boyfriend|girlfriend|ex|spouse)(?: from (?:the app|here|emberwell|compass|my account))?
        (?:end|undo|remove|stop) <my>?link(?: (?:with|to) my (?:partner|husband|ex))?`,
      es: `(?:desvincular|desvinculo|quitar|quito|eliminar|echar|desconectar|bloquear) (?:a )?<my>?(?:pareja|marido|esposo|novio|ex|novia|esposa)(?: de (?:la app|aqui|emberwell|compass))?`,
      fr: `(?:delier|dissocier|retirer|retire|supprimer|enlever|deconnecter|exclure|bloquer) <my>?(?:partenaire|mari|conjoint|compagnon|copain|ex|compagne|femme)(?: de (?:l appli|emberwell|compass))?`,
    },
    text: {
      en: 'On the page Compass, tap [Unlink]. It works at once, and no message is sent about it.',
      es: 'En la página Compass, toca [Unlink]. Surte efecto al momento y no se envía ningún aviso.',
      fr: 'À la page Compass, touchez [Unlink]. L’effet est immédiat, et aucun message n’est envoyé à ce sujet.',
    },
  },
  {
    id: 'partner-view',
    ...COMPASS,
    asks: {
      en: `(?:see|check|preview|look at|find) ~what ~(?:partner|husband|he|she|wife|boyfriend) (?:can see|sees|can read|gets to see|reads)(?: here| in the app| in compass)?
        (?:send|write|tell) ~(?:partner|husband|wife|boyfriend) (?:a )?(?:message|signal|something)(?: (?:here|in the app|through the app|in compass|from here))`,
      es: `(?:ver|mirar|comprobar|revisar) ~(?:lo que|que) ~(?:pareja|marido|el|ella|novio) (?:ve|puede ver|lee)
        (?:enviar|mandar|escribir) ~(?:mensaje|algo) a (?:mi )?(?:pareja|marido|novio)(?: (?:por|en|desde) (?:la app|aqui|compass))`,
      fr: `(?:voir|verifier|regarder) ~ce que ~(?:partenaire|mari|conjoint|il|elle|compagnon) (?:voit|peut voir|lit)
        (?:envoyer|ecrire) ~(?:message|quelque chose) a mon (?:partenaire|mari|conjoint)(?: (?:ici|dans l appli|par l appli))`,
    },
    text: {
      en: 'Your partner sees only what you send: nothing that you log or tell me here. On the page Compass, once you are linked, [See exactly what your partner sees] opens the same view, and you can write a message and look at it before it goes.',
      es: 'Tu pareja solo ve lo que tú le envías: nada de lo que registras o me cuentas aquí. En la página Compass, cuando el vínculo está activo, [See exactly what your partner sees] abre la misma vista, y ahí puedes escribir un mensaje y verlo antes de enviarlo.',
      fr: 'Votre partenaire ne voit que ce que vous lui envoyez : rien de ce que vous notez ou me dites ici. À la page Compass, une fois le lien actif, [See exactly what your partner sees] ouvre la même vue, et vous pouvez y écrire un message et le relire avant l’envoi.',
    },
  },
  {
    id: 'conversations',
    to: '/chat',
    page: 'Chat',
    asks: {
      en: `<my>?(?:old|earlier|past|previous|other|older|last|saved|all) (?:chats?|conversations?|messages)(?: with you| with lara)?
        (?:list of|<see>|<delete>|clear) <my>?(?:old )?(?:chats?|conversations?|chat history|history with (?:you|lara))(?: with you| with lara)?
        my (?:chats|conversations) go
        (?:start|begin|open) (?:a )?new (?:chat|conversation)
        (?:rename|save|download|export) <my>?(?:chat|conversation)`,
      es: `<my>?(?:chats?|conversaciones|charlas|mensajes) (?:antigu[oa]s|anteriores|viej[oa]s|pasad[oa]s|guardad[oa]s)
        <see> <my>?(?:chats|conversaciones|charlas)
        (?:empezar|abrir|iniciar) (?:una |un )?(?:nueva conversacion|nuevo chat|conversacion nueva|charla nueva)
        (?:renombrar|guardar|descargar) <my>?(?:chat|conversacion)`,
      fr: `<my>?(?:anciennes |precedentes |autres |dernieres )(?:conversations|discussions)
        <my>?anciens (?:chats|messages|echanges)
        <see> <my>?(?:conversations|discussions|chats)
        (?:commencer|ouvrir|demarrer) (?:une )?nouvelle (?:conversation|discussion)
        (?:renommer|enregistrer|telecharger) <my>?(?:conversation|discussion)`,
    },
    text: {
      en: 'On a wide screen they are beside the chat; on a phone, tap [More] at the top of the chat, then [Conversations]. You can open, search, rename, save or delete each one, and begin a new one.',
      es: 'En una pantalla ancha están al lado del chat; en el teléfono, toca [More] arriba en el chat y después [Conversations]. Puedes abrir, buscar, renombrar, guardar o eliminar cada una, y empezar una nueva.',
      fr: 'Sur un grand écran, elles sont à côté du chat ; sur un téléphone, touchez [More] en haut du chat, puis [Conversations]. Vous pouvez ouvrir, chercher, renommer, enregistrer ou supprimer chacune, et en commencer une nouvelle.',
    },
  },
  {
    id: 'dictate',
    to: '/chat',
    page: 'Chat',
    asks: {
      en: `(?:dictate|voice input|dictation|microphone|voice messages?)(?: (?:to you|a message|instead of typing|my messages?))?
        (?:speak|talk) (?:to you )?instead of (?:typing|writing)`,
      es: `(?:dictar|dicto|dictado|microfono|mensajes? de voz)(?: (?:un mensaje|mis mensajes))?
        hablar en (?:vez|lugar) de escribir`,
      fr: `(?:dicter|dictee|micro|microphone|messages? vocaux?)(?: (?:un message|mes messages))?
        parler au lieu d ecrire`,
    },
    text: {
      en: 'If your browser can listen, the button [Dictate] is beside the field you write in.',
      es: 'Si tu navegador puede escuchar, el botón [Dictate] está junto al campo donde escribes.',
      fr: 'Si votre navigateur sait écouter, le bouton [Dictate] est à côté du champ où vous écrivez.',
    },
  },
]

/** What the woman can ask for; of two that match equally, the first. */
export const WOMAN_PLACES: readonly AppPlace[] = [
  ...SETTINGS_PLACES,
  ...NOTING_PLACES,
  ...OTHER_PLACES,
  ...HEALTH_PLACES,
  ...SIGNED_IN_PLACES,
]
