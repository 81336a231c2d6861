/** Words of requests for a page, for `readAppQuestion`; patterns are written as in `AppPlace`. */
import type { Language } from '../../text/rules/speech.ts'

export type AppWords = {
  /** Groups of words for `<name>` in patterns. */
  readonly groups: Readonly<Record<string, string>>
  /** Ways to ask where something is or how it is done, one per line. */
  readonly frames: string
  /** Sentences with one of these ask something else, one per line. */
  readonly guards: string
  /** Words that may be in any such request. */
  readonly light: string
  readonly open: (page: string) => string
  readonly quoted: (label: string) => string
}

export const APP_WORDS: Readonly<Record<Language, AppWords>> = {
  en: {
    groups: {
      my: 'my |the |your |our |this |that |these |those |all my |all of my |a |an |some ',
      change: 'change|switch|set|alter|update|edit|modify|adjust|correct|pick|choose|select|changing',
      off: 'turn off|switch off|disable|stop|pause|silence|mute|get rid of|cancel|turning off|deactivate',
      on: 'turn on|switch on|enable|activate|start|allow|use',
      see: 'see|find|view|look at|look up|read|open|check|get to|get back to|go back to|access|show|look through|browse',
      note: 'note|log|record|track|write down|write|enter|add|put|put in|fill in|mark|save|register|tap in|key in|jot down',
      delete: 'delete|remove|erase|get rid of|wipe|close|cancel|deactivate|deleting|removing',
    },
    frames: `where (?:exactly |on earth )?(?:do|can|could|would|should|did|is|are|s|was|were|has|have)
      where
      how (?:exactly )?(?:do|can|could|would|should|does|might|d)(?: i| you| we| one| someone)?
      how to
      (?:can|could|may|might|am) i(?: able to)?
      is (?:there|it possible)(?: any| some| a)?(?: way| place| button| setting| option)?(?: to| for| where)?
      do you have
      does (?:this|the|emberwell|it) (?:app )?have
      i (?:just |really )?(?:want|need|wanna|would like|d like|d love|would love|wish|try|am trying|m trying|have been trying)(?: to| a)?
      let me
      help me
      (?:take|bring|get|lead|send) me(?: over| back)? to
      show me
      open(?: up)?
      go(?: back)? to
      i (?:still )?(?:can t|cannot|can not|couldn t|could not|don t|do not|didn t)(?: seem to)?(?: find| see| know| remember| figure out| work out| understand)?
      (?:i m|i am|im|am)? ?looking for
      what do i (?:press|tap|click|have to do)(?: to)?
      (?:which|what) (?:page|button|tab|menu|screen|part|section)
      can you (?:show|tell|help|take|open)(?: me)?
      (?:tell|remind|explain to) me (?:where|how)
      the way to
      i(?: ve| have)? (?:forgot|forgotten|lost)
      what happened to`,
    guards: `why|should i|is it (?:ok|okay|safe|normal|better|worth|good|bad)
      (?:can|does|could|will|do) (?:he|she|they|it|anyone|anybody|someone|somebody|people|my (?!app)\\w+)
      (?:can|could|do) you (?:see|read|look|access|use|look at)
      what (?:is|are|does|s)
      (?:profile|my) (?:picture|photo|avatar|image)s?
      do i (?:need|have) to
      how many sessions
      best way`,
    light: `i me my you your we the a an to do does is are it its this that these those in on of for at from with and or but so if by as be been can could would
      should will please pls plz hi hello hey lara dear ok okay thanks thank there here app emberwell program site website page screen section tab menu
      button option options setting settings again now today quickly just actually exactly really anyway somewhere anywhere all any some old one
      up out way how where what which want need like find go get see have has had know myself phone tablet computer laptop desktop mobile device
      easily best possible able using use please right first also then about into back new inside within over when while looking trying t s m d ve re`,
    open: (page) => `Open ${page}`,
    quoted: (label) => `“${label}”`,
  },
  es: {
    groups: {
      my: 'mi |mis |el |la |los |las |un |una |tu |tus |este |esta |ese |esa |esto |todos mis |todas mis |lo ',
      change:
        'cambiar|cambio|cambiarlo|cambiarla|modificar|ajustar|actualizar|corregir|editar|poner|pongo|elegir|elijo|escoger|configurar|modifico|edito|actualizo|cambia|pon',
      off: 'desactivar|desactivo|apagar|apago|quitar|quito|parar|paro|pausar|pauso|silenciar|silencio|deshabilitar|cancelar|cancelo|detener|dejar de recibir|desactiva|quita',
      on: 'activar|activo|encender|enciendo|habilitar|poner|pongo|usar|uso|activa|pon',
      see: 'ver|veo|encontrar|encuentro|mirar|miro|consultar|consulto|leer|leo|abrir|abro|buscar|busco|revisar|reviso|acceder a|entrar en|entro en|esta|estan|ensename|muestrame|quedan|volver a',
      note: 'anotar|anoto|apuntar|apunto|registrar|registro|escribir|escribo|poner|pongo|anadir|anado|agregar|agrego|guardar|guardo|meter|meto|marcar|marco|rellenar|relleno|introducir|llenar',
      delete:
        'eliminar|elimino|borrar|borro|quitar|quito|suprimir|cerrar|cierro|cancelar|cancelo|dar de baja|darme de baja|elimina|borra|borrarme',
    },
    frames: `(?:donde|adonde)(?: demonios| diablos)?(?: esta| estan| se| puedo| podria| debo| veo| encuentro| queda| quedan| me| lo| la| hay| tengo que)?
      como(?: puedo| podria| se| hago para| hago| le hago para| debo| me| lo| la| tengo que)?
      (?:se )?(?:puedo|podria|puede|podemos)
      hay (?:alguna |una |algun |un )?(?:manera|forma|modo|sitio|lugar|boton|opcion)?(?: de| para| donde)?
      es posible
      tiene(?:s|n)? (?:la app |esta app )?
      (?:quiero|quisiera|necesito|querria|me gustaria|deseo|intento|estoy intentando|trato de|quieria)
      dejame
      ayudame(?: a)?
      (?:llevame|llevame otra vez|ve|vamos|ir|voy|volver) (?:a|al)
      (?:ensename|muestrame|mostrame|abre|abreme|abrir|dime donde|dime como|me dices donde|me dices como)
      no (?:encuentro|veo|se|consigo|logro|puedo|recuerdo|me acuerdo)(?: donde| como| encontrar| ver)?
      (?:estoy |ando )?busc(?:o|ando)
      que (?:toco|pulso|presiono|aprieto)(?: para)?
      en que (?:pagina|boton|pestana|menu|pantalla|parte|apartado|seccion)
      que paso con`,
    guards: `por que|es (?:mejor|bueno|malo|normal|seguro)
      puede(?:n)? (?:el|ella|alguien|mi|leer|ver)
      puedes (?:ver|leer|mirar|acceder)
      no se que
      (?:foto|imagen|avatar)(?:es)? de perfil
      (?:que|cual|cuales) (?:es|son|significa)
      deberia`,
    light: `yo me mi mis tu tus el la los las lo un una de del en a al por para con y o e que se es esta este esto ese esa eso hola oye lara porfa favor gracias
      aqui ahi alli ahora hoy app aplicacion emberwell programa sitio web pagina pantalla apartado seccion pestana menu boton opcion opciones ajuste
      ajustes otra vez ya bien mejor rapido exactamente donde como cual cuales puedo puede quiero necesito ver ir hacer hago todo todos toda todas
      nuevo nueva viejo vieja movil celular telefono tableta ordenador computadora desde dentro sobre le te nos su sus antes cuando si no hay
      manera forma modo tengo debo podria gustaria quisiera algo alguna algun esos esas estos estas estan son era tiene misma mismo`,
    open: (page) => `Abrir ${page}`,
    quoted: (label) => `«${label}»`,
  },
  fr: {
    groups: {
      my: 'mon |ma |mes |le |la |les |l |un |une |des |ton |ta |tes |votre |vos |ce |cette |ces |tous mes |toutes mes |d |du |de |mon ',
      change:
        'changer|change|modifier|modifie|regler|regle|ajuster|ajuste|mettre a jour|mettre|mets|choisir|choisis|corriger|corrige|parametrer|basculer|passer|passe',
      off: 'desactiver|desactive|couper|coupe|arreter|arrete|enlever|enleve|supprimer|stopper|eteindre|annuler|annule|suspendre|ne plus recevoir|mettre en pause|retirer',
      on: 'activer|active|allumer|mettre|mets|utiliser|utilise',
      see: 'voir|vois|trouver|trouve|retrouver|retrouve|consulter|consulte|regarder|regarde|lire|lis|ouvrir|ouvre|acceder a|afficher|affiche|revoir|relire|montre moi|sont|est|chercher|trouvent',
      note: 'noter|note|enregistrer|enregistre|inscrire|inscris|ajouter|ajoute|ecrire|ecris|saisir|saisis|remplir|remplis|mettre|mets|marquer|marque|consigner|indiquer|entrer',
      delete: 'supprimer|supprime|effacer|efface|enlever|enleve|retirer|retire|fermer|ferme|cloturer|resilier|detruire|desinscrire|annuler',
    },
    frames: `ou (?:est ce que )?(?:puis je|je peux|peut on|on peut|se trouvent?|est|sont|dois je|je dois|faut il|vois je|je vois|je trouve|trouver|on trouve|ca se trouve)?
      comment (?:est ce que )?(?:je peux|puis je|peut on|on peut|on|je|faire pour|dois je|je fais pour|fait on pour|vous|tu)?
      (?:est ce que je |je |on |puis |peut )?(?:puis je|peux|peut|peut on|pouvoir)
      (?:y a t il|il y a|est ce qu il y a)(?: un| une)?(?: moyen| endroit| facon| bouton| option)?(?: de| pour| ou)?
      est il possible de
      c est possible de
      je (?:veux|voudrais|souhaite|souhaiterais|dois|cherche|cherche a|aimerais|n arrive pas a|ne trouve pas|ne trouve plus|ne vois pas|ne sais pas|ne sais plus|n arrive plus a)(?: ou| comment| pas| plus| trouver)?
      j (?:aimerais|ai besoin de|essaie de|essaye de)
      (?:aide|aidez) moi a
      (?:emmene|amene|emmenez|conduis) moi (?:a|au|aux|vers|sur)
      (?:montre|montrez) moi
      (?:ouvre|ouvrez|ouvrir|aller|va|retourner)(?: a| au| aux| sur| dans| vers)?
      (?:dis|dites|rappelle) moi (?:ou|comment)
      impossible de (?:trouver|voir)
      (?:sur|dans) quel(?:le)? (?:page|bouton|onglet|menu|ecran|partie|rubrique)
      quel(?:le)? (?:est la |est le )?(?:page|bouton|onglet|menu|ecran|rubrique)
      qu est devenue?
      faut il`,
    guards: `pourquoi
      est ce (?:mieux|bien|normal|sur|grave)
      peut (?:il|elle|mon|ma)
      (?:peux tu|pouvez vous|tu peux) (?:voir|lire|regarder|acceder)
      (?:photo|image|avatar) de profil
      je ne sais pas quoi
      qu est ce (?:que|qu) (?:c est|est)
      devrais je`,
    light: `je j me m moi tu te vous nous on il elle le la les l un une des de du d en a au aux y et ou par pour avec dans sur sous ce c cette ces ca cela qui que qu
      est sont s se si ne n pas plus mon ma mes ton ta tes votre vos notre bonjour salut coucou lara merci svp stp plait il ici maintenant aujourd hui
      app appli application emberwell programme site page ecran rubrique onglet menu bouton option options reglage reglages encore bien vite exactement
      comment quel quelle quels quelles peux puis peut veux voudrais trouver voir aller faire tout tous toute toutes nouveau nouvelle ancien ancienne
      telephone portable tablette ordinateur depuis dedans donc alors mieux possible moyen facon endroit dois faut aimerais quand trouve fait etre`,
    open: (page) => `Ouvrir ${page}`,
    quoted: (label) => `« ${label} »`,
  },
}
