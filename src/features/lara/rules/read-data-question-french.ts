import { type DataGrammar, wordSet } from './read-data-question-grammar.ts'
import { WORDINGS } from './read-data-question-wordings.ts'

/** Grammar of questions about one's own notes in French. */
export const FRENCH: DataGrammar = {
  spellings: [
    [/\bc etait quand\b/g, 'quand etait'],
    [/œ/g, 'oe'],
    [/\bjai\b|\bg(?= (?:dormi|eu|saigne|note|bu)\b)/g, 'j ai'],
    [/\b(d|l|j|m|qu|c)(?=(?:heures?|humeur|energie|alcool|etais|avais|allais|octobre|avril|aout|etait)\b)/g, '$1 '],
    [/\bct\b/g, 'c etait'],
    [/(?<=\bsemaine\b.*\b(?:que?|a|avec)(?: pendant)?) la (?:derniere|precedente|passee)\b/g, ' la semaine derniere'],
    [/(?<=\bmois\b.*\b(?:que?|au|avec)(?: pendant)?) (?:le )?(?:dernier|precedent|passe)\b/g, ' le mois dernier'],
    [/\bqd\b|\bkan\b/g, 'quand'],
    [/\b(?:auj|ajd|aujourdhui)\b/g, 'aujourd hui'],
    [/\bbcp\b/g, 'beaucoup'],
    [/\bkoi\b/g, 'quoi'],
    [/\bapres midi\b|\baprem\b/g, 'apres midi'],
    [/\bsem(?= (?:derniere|passee)\b)/g, 'semaine'],
    [/\bw ?e(?= (?:dernier|passe)\b|$)/g, 'week end'],
    [/(?<=\d)h\b/g, ' h'],
    [
      /\b(depuis|avant et apres)(?: (?:que|qu|le|la|mon|ma|mes|l))(?: \p{L}+){0,5}? (?:en|le|au mois de|du) (?=\d|janvier|fevrier|mars|avril|mai|juin|juillet|aout|sept|oct|nov|dec)/gu,
      '$1 ',
    ],
    [/\b(?:la )?rentree\b/g, 'septembre'],
    [/\ble dernier (?=week ?end)(week ?end)/g, 'le $1 dernier'],
    [/\bdepuis le debut (?:du|de l|de la|de) (?=mois|semaine|annee)/g, 'ce '],
    [/\b(?:cet|en|l) ete\b(?! (?:note|mal|bien))/g, 'en été'],
    [/\best ce qu(?:e)?\b/g, 'est ce que'],
    [/\bfont mes cycles\b/g, 'durent mes cycles'],
    [/\bn ai (?:rien|pas) note\b/g, 'ai note'],
    [/^ et celle ci $/g, 'et cette semaine'],
    [/\bjours? de la semaine\b(?! (?:derniere|passee|precedente|d avant))/g, 'joursemaine'],
    ...WORDINGS.fr,
  ],
  subjects: [
    ['hot_flashes', /\b(?:bouffees?(?: de chaleurs?)?|(?:coups?|vagues?) de chaud|chaleurs)\b/g],
    [
      'night_sweats',
      /\breveille(?:e|s|es)? (?:\p{L}+ )?(?:en sueurs?|trempee|en nage|mouillee|moite)\b|\b(?:sueurs?(?: nocturnes?)?(?: (?:de|la) nuit)?|transpirations?(?: nocturnes?)?|transpire)\b/gu,
    ],
    ['sleep', /\b(?:sommeils?|dormi|dors|heures de sommeil|repose|duree de (?:mes|ma) nuits?)\b/g],
    ['mood', /\b(?:humeurs?|moral|etat d esprit)\b/g],
    ['energy', /\b(?:energies?|fatiguee?|fatigue|creve[e]?|forme(?= (?:etait|est|a)))\b/g],
    ['bleeding', /\b(?:saigne|saignements?|saignais|regles|ragnagnas|flux|menstruations?|spotting|pertes(?: de sang)?)\b/g],
  ],
  flows: [
    ['Light spotting', /\bspotting\b|\b(?:legeres|petites) pertes\b/g],
    ['Heavy flow', /\b(?:abondante?s?|abondamment|fortes?|forts?|hemorragiques?)\b/g],
    ['Moderate flow', /\bmodere?e?s?\b|(?<=(?:flux|regles|saignements?) )moyens?\b/g],
    ['Light flow', /\blegere?s?\b|\bpeu abondante?s?\b/g],
  ],
  without: /\bsans (?:aucune? |une? )?(?=@)|\b(?:zero|aucune?) (?=@)/g,
  logging: /\b(?:not(?:e|es|er|ee|ees)|entrees?|journal|ecrit|enregistre(?:e|es|ments?)?|saisi(?:e|es|s)?|rempli|inscrit)\b/,
  everything:
    /#|\b(?:senti(?:e|s)?|sens|suis|etais|ete|vais|va|allee?|porte|jours?|journees?|tout|chiffres|donnees|resume|bilan|symptomes|mieux|pire|progres|ameliore\w*|passee?)\b/,
  nights: /\bnuits?\b/,
  own: /\b(?:je|j|mon|ma|mes|moi|me)\b/,
  ownVerbs: null,
  asked: [
    /^(?:et )?j ai\b.*(?:@|#).*\bcomment\b/,
    /^(?:et )?(?:mon|ma|mes) @ (?:est|sont|a|ont|etait|etaient) (?:il|elle|ils|elles)\b/,
    /^(?:mon|ma|mes) (?:meilleure?s?|pires?)\b/,
    /^(?:mon|ma|mes) @ s (?:ameliore|degrade|aggrave|est|sont)\b/,
    /^(?:j ai|je suis|je vais|j etais) (?:mieux|moins|plus|bien|pire|@)/,
  ],
  frames: [
    /\bcomment\b.*\b(?:je|j|mon|ma|mes)\b/,
    /\b(?:mon|ma|mes)\b.*\b(?:laquelle|lequel|lesquels)\b/,
    /\b(?:combien|quand|quel|quelle|quels|quelles|a quelle frequence|tous les combien)\b.*\b(?:je|j|mon|ma|mes)\b/,
    /\b(?:ai|suis|vais|etais|avais) je\b/,
    /\best ce que (?:je|j|mon|ma|mes)\b/,
    /\bqu (?:est ce que )?(?:j|ai je)\b/,
    /\b(?:montre|montrez|dis|dites|donne|donnez|compare|comparez|resume|resumez|bilan|liste|voir|savoir|dire|montrer|faire|regarde|regardez|parle|parlez|raconte|racontez)\b.*\b(?:mon|ma|mes|je|j)\b/,
  ],
  refuses: [
    /\bde retard\b/,
    /\bcomment (?:@ )?(?:mieux|faire|puis|peux|pourrais|dois|bien|reussir|ameliorer|avoir|eviter|calmer)\b/,
    /\bcomment (?:est ce que )?(?:je|on) (?:peux|puis|dois|fais|pourrais|devrais|@)(?!.*#)/,
    /\bcomment je (?:@|dors) (?:mieux|bien)\b/,
    /\bpourquoi\b/,
    /\bqu est ce qu(?:i|e c|e (?:une?|la|le|les|des?)|une?)?\b(?! j| mes notes)/,
    /\b(?:dois|faut|puis|peux|pourrais|devrais|peut|doit)(?: (?:je|il|on))?\b(?! (?:voir|savoir|me dire|me montrer))(?<!\b(?:tu|vous) (?:peux|pourrais))/,
    /(?<!#.*)\b(?:pour|afin)\b(?! la derniere fois)(?!.*#)/,
    /\b(?:est|sont) (?:ce|il|elle) (?:une?|des|normale?|grave)\b|\bc est (?:une?|normal|quoi(?! (?:mon|ma|mes))|grave|bien|trop)\b/,
    /\bcombien de temps (?:dure|durent|est|faut|ca)\b/,
    /\bquand (?:est ce que )?(?:mes|mon|ma|je|j) (?:@ )?(?:vais|va|vont|aurai|auront|arrive|arrivent|reviennent|suis|dors)\b/,
    /\bquand\b.*\b(?:mieux|pire|ameliore\w*)\b/,
    /\b(?:suis je|je suis) (?:en|dans|a la|une?|normale|@)\b/,
    /(?<!\bmes )\b(?:semaines?|debut|fin|milieu|moitie|jours|nuits) (?:de |du |d )#/,
    /\b(?:avant|apres)(?: le)? #|\bjusqu (?:a |au )?#(?!.*#)/,
  ],
  needsTime: [
    /\b(?:est ce que j ai (?:des|une?|de|les|mes)|ai je (?:des|une?|de|mes)) @/,
    /\best ce que (?:je|mon|ma|mes)\b/,
    /^(?:est ce que )?j ai\b/,
    /^(?:et )?(?:mon|ma|mes) @ (?:est|sont)\b/,
    /\bvais je\b|\bje vais\b|\bsuis je\b|\bje suis\b/,
    /\bcomment (?:est ce que )?je @/,
  ],
  compare:
    /\b(?:mieux|pire|meilleure?s?|ameliore\w*|plus|moins|compare\w*|comparaison|par rapport|differences?|differente?s?|change|evolue|progresse|baisse|augmente|diminue|empire|empirent|empirees?|monte|descend|montee?|descendue?)\b/,
  than: /(?<!\best ce )\b(?:que|qu(?! est ce)|rapport|contre|vs|versus|compare\w*|comparaison|difference)\b[^#]*(#\d)/,
  until: /(#\d) (?:a|au|jusqu au|jusqu a|et|et le) (#\d)/,
  between: /\b(?:entre|du|de)\b/,
  last: /\b(?:dernier|derniere|derniers|dernieres)\b|\bdepuis (?:combien|quand)\b|\bcombien de (?:jours|mois|temps) depuis\b|\b(?:ca|cela) fait combien\b|\bil y a combien de (?:jours|semaines|mois|temps)\b|\bcombien de (?:jours|semaines|mois|temps) (?:ca fait|cela fait|se sont ecoules)\b|\bquand (?:ai je|est ce que j ai|j ai|etaient|etait|ont ete|remontent)\b/,
  best: /\b(?:(?:mon|ma|mes|la|le|les) meilleure?s?|(?:le|la) plus (?:haute?|longue)|(?:le )?moins (?:de |d )@|(?:jour|nuit) avec le moins)\b/,
  worst:
    /\b(?:(?:mon|ma|mes|la|le|les) (?:pires?|plus (?:mauvaise?|dure?|difficile))|(?:le|la) plus (?:basse?|bas|courte?)|le plus (?:de |d )@)\b|\ble plus (?:de |d )@/,
  count: /\b(?:combien|a quelle frequence|tous les combien|nombre de|au total|fois)\b/,
  follows: /^(?:et|qu en est il|alors|aussi|pareil|meme chose|et pour)\b/,
  mended:
    'semaine semaines dernier derniere derniers dernieres bouffees chaleur combien comment sommeil humeur energie vendredi mercredi dimanche octobre septembre novembre decembre saignements'.split(
      ' ',
    ),
  known: wordSet(`
    ecoules ecoulees partir empire empirent chambre
    parle parlez raconte racontez saisies regulier reguliere regulieres elle elles
    voulais point plutot quasiment globalement franchement cote question concernant sinon truc trucs chose choses genre petit petite
    fait faite faites subie subies ressenties subis comptabilise compte compter releve relevees remplies arrivent arrive tombent tombe surviennent apparaissent prennent prend reviennent frappent
    nombreuses nombreux frequentes rares restee reste rester sois soit tenu tenue pu reussi dormais jour la les ou quelqu quelles quelle etat niveau debut fin cette celle celles comptes droit
    remonte mise mises claires idees pris prends niveau lesquels lequel quoi record trou
    plutot allais faits joue jouent oublie oubliee oublies saute sautes
    plupart majorite periode monte descend
    fais vont quelque chose a c je afin ai ailleurs aimerais ainsi allee alle alors ameliore amelioree ameliorent apres as au aucun aucune aussi autre autres aux avais avait avec avez avons baisse beaucoup bien bilan bon bonjour
    bonne bonnes ca ce ces cet cette change chaque chiffres combien comme comment compare comparee compares comparez comparaison contre cours d dans de depuis derniere dernieres dernier derniers des difference
    differences different differente difficile diminue dire dis dites donc donne donnez moi donnees du durant dure ecrit elle elles en enregistre enregistrements enregistree entre entree entrees environ est et etaient
    etait etais ete etre eu eue eues evolue exactement faire fait fois frequence general grand haute heure heures hier il ils inscrit ici j jour journal journee journees jours juste l la lara le les leur liste longue ma mal
    mauvais mauvaise me meilleur meilleure meilleures meilleurs meme merci mes mieux mois mon montre montrer montrez moyen moyenne n nombre non note notee notees noter notes nous nuit nuits on ont ou par pas
    passe passee passees passes pendant peu peux pire pires plait plus porte portee pour pourrais pourriez pouvez progres progresse qu quand que quel quelle quelles quels qui quoi rapport rapports
    regarde regardez rempli resume resumez s saisi saisie salut savoir se semaine semaines sens senti sentie si sont soir sous statistiques suis suivi sur sans symptomes te temps tendance
    tot toujours tous tout toute toutes tres trop tu un une va vais vers veux voir voudrais vous vs versus vraiment y zero laquelle lequel annee an courte basse bas haut moins augmente coucou lors mensuel hebdomadaire remontent ressenti ressentie
  `),
}
