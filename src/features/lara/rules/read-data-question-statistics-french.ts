import { type StatisticsSaid, wordSet } from './read-data-question-grammar.ts'

/** Statistics in French. */
export const FRENCH_STATISTICS: StatisticsSaid = {
  choices: [
    ['waking', 'clear', /\breveille(?:e|s|es)? (?:la tete )?(?:claire|l esprit clair)\b/g],
    ['waking', 'groggy', /\breveille(?:e|s|es)? vaseuse\b/g],
    ['waking', 'heavy', /\breveille(?:e|s|es)? lourde\b/g],
    ['waking', 'tired', /\breveille(?:e|s|es)? fatiguee\b/g],
    ['feeling', 'exhausted', /\b(?:sentie? |ete |suis )?epuisee?\b/g],
    ['feeling', 'stressed', /\b(?:sentie?|ete) stressee?\b/g],
    ['feeling', 'fine', /\bsentie? bien\b/g],
    ['feeling', 'calm', /\b(?:sentie? |ete )?calme\b/g],
    ['feeling', 'energized', /\b(?:sentie? )?pleine d energie\b/g],
  ],
  subjects: [
    ['tide_focus', /\bfocus\b/g],
    ['tide_tension', /\btension\b/g],
    ['mood_taps', /\bhumeurs? (?:ai je |j ai )?(?:appuyee?s?|touchee?s?|tapee?s?|cochee?s?)\b|\bappuis d humeur\b/g],
    [
      'clarity',
      /\b(?:le |du |de )?brouillard(?: mental| cerebral| dans la tete)?\b|\bclarte(?: d esprit| mentale)?\b|\b(?:avoir |les |l |mes )*(?:idees|esprit|tete) (?:plus |assez |aussi )?(?:claires?|embrumee?s?|confuses?)\b|\bconcentr(?:ation|ee?|er)\b|\bembrumee\b/g,
    ],
    ['stress', /\b(?:niveaux? de )?stress\b|\bstressee?\b/g],
    ['waking', /\breveil(?:s|lee?|lees)?\b/g],
    ['feeling', /\bemotions?(?: principales?| dominantes?)?\b|\bsentiments?\b/g],
    ['bleeding', /\bcycles?\b|\bsaigner\b/g],
    ['sleep', /\bdormir\b|\bdormais\b|\bdormie?s?\b/g],
  ],
  high: /\brecord\b|\b(?:plus (?:hautes?|hauts?|longues?|longs?|elevee?s?|grande?|forte)|maximum|max|maximale?)\b|\b(?:l[ae]|les) plus (?:de |d )?@|(?:\b(?:avec|eu|ai|note|dormi)|@) le plus(?! (?:bas|court|petit))\b/,
  low: /\b(?:plus (?:bas(?:se)?s?|courte?s?|petite?|faibles?)|minimum|min|minimale?)\b|\b(?:l[ae]|les) moins (?:de |d )?@|(?:\b(?:avec|eu|ai|note|dormi)|@) le moins\b/,
  first: /\bcommence a (?:noter|ecrire|remplir)\b|\b(?:premiere?s?(?! (?:semaine|moitie|quinzaine|jours))|plus ancienne?)\b/,
  average: /\b(?:(?:en )?moyen(?:ne)?s?|par (?:jour|nuit)|chaque (?:jour|nuit)|quotidienne?s?|d habitude|habituellement|normalement)\b/,
  total: /\b(?:au total|en tout|total|somme)\b/,
  days: /\b(?:combien de|nombre de) (?:jours|nuits|matins|fois)\b|\ba quelle frequence\b|\btous les combien\b|\b(?:quels|quelles) (?:jours|nuits|dates)\b/,
  weekdays: /\bjoursemaine\b/,
  weeks:
    /\bquelles? (?:a ete |est |etait )?(?:ma |la )?(?:meilleure |pire )?semaines?\b|\bpar semaine\b|\bchaque semaine\b|\bsemaine (?:par|apres) semaine\b|\bma (?:meilleure|pire) semaine\b/,
  months:
    /\bquel (?:a ete |est |etait )?(?:mon |le )?(?:meilleur |pire )?mois\b|\bpar mois\b|\bchaque mois\b|\bmois (?:par|apres) mois\b|\bmon (?:meilleur|pire) mois\b/,
  hours: /\b(?:a quelles? heures?|quelles? heures?|moment de la journee|quels? moments?|heure de la journee|partie de la journee)\b|=/,
  cycles:
    /^(?!.*\b(?:commence|debut|termin|fini)).*\bcycles?\b|\bentre (?:mes |deux )?(?:deux )?(?:dernieres )?(?:@|regles)|\bespacees\b|(?<!ir)\breguli(?:eres?|ers?|arite)\b|\btous les combien\b/,
  gap: /\b(?:plus (?:long(?:ue)?|grande?|gros(?:se)?)) (?:intervalle|ecart|pause|temps|periode|duree|delai)\b|\b(?:intervalle|ecart|pause|temps|periode|duree) (?:la |le )?plus (?:long(?:ue)?|grande?)\b|\bplus (?:grand|long) trou\b|\bplus longtemps\b|\becarts?\b/,
  span: /\b(?:commence(?:e|es|r)?|debute(?:e|s)?|debut|fini(?:e|es)?|termine(?:e|es)?|arretee?s?|fin|dure|durees?)\b/,
  why: /\bpourquoi\b|\braison\b/,
  judged: /\b(?:mal|mauvaise?s?|bien|bon(?:ne)?s?|horribles?|mieux|pires?)\b/,
  link: /\b(?:affecte(?:nt)?|joue(?:nt)?|influence(?:nt)?|cause(?:nt)?|lie(?:e|s|es)?|lien|rend(?:ent)?|aggrave(?:nt)?|empire(?:nt)?|ameliore(?:nt)?|provoque(?:nt)?|a cause|depend(?:ent)?|quand (?:je|j)|jours (?:avec|ou|de)|nuits (?:avec|ou|de)|apres|effet|impact)\b/,
  asking:
    /\b(?:comment|quand|combien|quel(?:le)?s?|est ce|quoi|lesquel(?:le)?s|lequel|(?:ai|suis|avais|etais|vais|dors) je|a t il|y avait il|nombre de|montre[zs]?|dis|dites|donne[zs]?|compare[zs]?|liste)\b|\b(?:ont|sont|a|est|va|vont|etait|etaient) (?:t )?(?:elles?|ils?)\b|^le (?:minimum|maximum|plus|moins) (?:\p{L}+ )?(?:que|de)\b|^(?:et )?(?:le|la|les) (?:jour|journee|nuit|semaine|mois)s? (?:ou|avec|sans)\b|^(?:et |alors )*(?:qu|que|qu est ce)\b/u,
  advice:
    /\b(?:de retard|puis|(?:je|on) peu[xt]|peux je|peut on|pourrais je|dois|devrais|normale?s?|aide(?:r|nt)?|faire pour|faut|remedes?|traitement|medecin|docteur|dangereu(?:x|se)|grave|risque|inquiet\w*|menopause|perimenopause|hormones?|oestrogenes?|mon mari|ma mere|ma soeur|ma fille|mon amie|besoin|ameliorer|eviter|conseils?|est ce trop|sert)\b/,
  known: wordSet(`
    remplir ecrire
    joursemaine ecoule ecoulee viennent vient moyen moyens il fait dormir deux frequente frequentes degrade reveillees
    lundis mardis mercredis jeudis vendredis samedis dimanches lundi mardi mercredi jeudi vendredi samedi dimanche weekend weekends week end ends commence commencee commencees commencer debute debut fini finie
    finies termine terminee terminees arrete arretee arretees fin dure durent duree durees cycle cycles ecart ecarts intervalle intervalles pause longtemps premiere premieres premier premiers ancienne ancien maximum max minimum min
    maximale minimale moyenne moyennes quotidien quotidienne habitude habituellement normalement somme total heures heure moment moments partie appui appuis appuye appuyee touche tape raison pourquoi affecte influence cause lie liee
    lien rend rendent aggrave aggravent empire empirent provoque depend effet impact quand jours nuits matins soirs mauvaise mauvaises mauvais bonnes horribles horrible reveillee reveille lit niveau niveaux score scores date dates liste
    regulier reguliers longueur longueurs long longs longue longues court courts courte courtes haut hauts haute hautes bas basse basses eleve elevee elevees elevees grand grande gros petit petite faible fort forte espaces espacees
    chaque par entre environ approximativement exactement rappelle rappelez moi pouvez pourriez voudrais aimerais veux voir savoir connaitre comparer comparaison compares compare precedent precedente precedents avant apres celle celui
    d un une le la les l des du de au aux a et ou en dans sur sous avec sans mon ma mes je j me m mien mienne ai as est es suis sont etait etaient ete eu eus eue eues avais avait ont a t il elle ils elles on y ce c cet cette ces ca cela
    qu que qui quoi quel quelle quels quelles combien comment ou pas ne n plus moins mieux pire pires meilleur meilleure autant tellement assez peu beaucoup tres trop vraiment encore deja jamais toujours depuis pendant durant jusqu
    souffert subi ressenti ressentie connu arrive arrivee arrives arrivees survenu survenue survenues passe passees augmente diminue baisse monte change changement evolution evolue variation difference meme pareil
    tout toute tous toutes seulement juste general globalement recemment recent recente actuel actuelle entier entiere complet complete notes note notees notee inscrit saisi journal calendrier appli soft deep log logs embertides lara
    bonjour salut merci svp stp plait s vous te alors donc aussi bon ok dites dis donne donnez montre montrez fois nombre frequence frequemment souvent vais va vont fait faire fais
  `),
}
