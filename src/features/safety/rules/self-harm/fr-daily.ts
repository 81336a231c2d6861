import type { CrisisSign } from '../crisis-rule.ts'

const HOT =
  'lisseur|fer|fer_a_lisser|fer_a_boucler|four|grille_du_four|plaque|plaque_de_cuisson|gaziniere|grille_pain|bouilloire|radiateur|bougie|briquet|cigarette|eau_bouillante|poele'
const SKIN = 'bras|poignet|poignets|cuisse|cuisses|jambe|jambes|peau|ventre|main|mains|avant_bras'
const RELEASE =
  'jusqu_a|jusqu_au|quand_c|quand_tout|quand_ca|quand_personne|chaque_fois|pour_sentir|pour_faire_taire|pour_me_calmer|pour_que|parce|expres|ca_aide|se_taise|autre_chose|trop'
const CLOSE =
  'fils|fille|mari|femme|elle|il|mere|maman|pere|papa|amie|ami|soeur|frere|copine|copain|compagne|compagnon|voisine|voisin|tante|niece|neveu|collegue|petite_fille|petit_fils|conjointe|conjoint'

/** French signs in words of daily life: tools at hand, the past that returns, relief at an accident, preparations. */
export const C1_FR_DAILY: readonly CrisisSign[] = [
  {
    cause: 'harm',
    isPlain: true,
    patterns: [
      `pose|appuie|presse|colle|mets|tiens|laisse|posais|appuyais ~2 ${HOT} ~3 sur|contre ~1 mon|ma|mes|le|la? ${SKIN} ~6 ${RELEASE}`,
      `pose|appuie|presse|colle|mets|tiens|laisse|posais|appuyais ~2 ${SKIN} ~1 sur|contre|sous ~1 le|la|une|un? ${HOT} ~8 ${RELEASE}`,
      `me|m ~1 brule|brulais|bruler ~6 ${RELEASE}`,
      `se brule|brulait ~4 avec ~1 son|le|la|une|un? ${HOT} ~5 dit|expres|accident|cachette|encore`,
      'me gratte|griffe|pince|pique ~4 jusqu_au|jusqu_a sang|saigner|ce_que_ca_saigne',
      'me|m taper|tape|cogner|cogne ~1 la? tete ~3 mur|sol|porte ~6 aide|calme|soulage|taire|seule',
      'a|avait|vois|vu ~1 des|les? ~1 marques|coupures|brulures|cicatrices ~2 aux|sur ~1 les|ses? ~1 bras|cuisses|poignets|jambes ~5 cache|dit|chat|manches|dissimule',
    ],
    unless: ['<media>', '<accident>', 'chemise|chemises|repassant|cuisinant|pizza|allergie|moustique*|eczema|epil*|coup_de_soleil'],
  },
  {
    cause: 'harm',
    patterns: [
      `${HOT} ~3 sur|contre ~1 mon|ma|le? ${SKIN}`,
      'recommence|recommencent|revient|reviennent|revenu|revenue|revenus|revenues ~5 coupures|coupure|lame|scarif*|automutil*|me_couper',
      'lame|coupures|scarif*|automutil*|couper|brulures ~4 revenu|revenue|revenues|revenus|recommence|revient|reviennent',
      'idees|pensees|pulsions|voix ~6 revenues|revenus|reviennent|de_retour|recommencent',
      'trou|gouffre|fond|noir|tunnel|puits ~5 de_nouveau|encore|retombee|y_suis|dedans|a_nouveau',
    ],
    unless: ['<media>', 'cheveux|courant|electricite|budget|coiffeu*|herbe|haie|pot_de|placard'],
  },
  {
    cause: 'wish',
    isPlain: true,
    patterns: [
      'decue|deception|dommage|triste|regrette|regret ~3 qu|que ~2 freine|s_arrete|ait_freine|se_soit_arrete|m_ait_evitee|m_evite|ait_atterri',
      'soulagee|soulagement|espoir|contente|calme ~5 croyant|cru|pensant|pense|croire ~4 voiture|camion|bus|avion|train|freins ~2 ne|allait|va ~2 arreterait|freinerait|s_ecraser|percuter|tomber|freine',
      'avion|turbulences|freins|camion ~6 pense|espere|souhaite ~1 enfin|qu_il_tombe|tant_mieux|qu_il_s_ecrase|allez',
      'espere|prie|souhaite|j_aimerais ~4 scanner|resultat|resultats|biopsie|boule|examen|irm|mammographie|diagnostic ~3 mauvais|mauvaise|cancer|grave|incurable|malin',
      'envie|jalouse ~4 avis_de_deces|morts|defunts|cimetiere|ceux_qui_sont_morts|celles_qui_sont_mortes|ceux_qui_sont_partis',
      'serait ~2 un|une|tel|tellement ~1 repos|soulagement|paix ~3 n_etre|ne_plus_etre|etre ~1 rien|personne|nulle_part|$',
      'esperant|espere|priant ~3 le|la matin|jour|nuit|sommeil ~1 m|me oublie|emporte|prenne|avale',
      'quand|si|une_fois ~3 mere|maman|pere|papa|chien|chat ~4 plus_la|partie|parti|morte|mort|rien ~2 ne? ~1 me? ~1 retient|rien',
      'sans|s_il_n_y_avait_pas ~2 mere|maman|chien|chat|enfants|fille|fils|petits ~2 je? serais|aurais ~1 deja ~1 partie|morte|fait|loin|plus_la',
      'suis|reste|tiens ~1 encore? ~1 la ~2 que|seulement|juste pour ~1 le|la|les|mon|ma|mes ~1 chien|chat|enfants|fille|fils|petits|mere',
      'probleme ~2 c_est ~1 moi ~4 enlevez|enleve|retirez|sans_moi|regle|fini',
    ],
    unless: ['<media>', '<fun>', 'billets|loto|examen_du_permis|soldes|vacances'],
  },
  {
    cause: 'wish',
    patterns: [
      'suis|sens|serais ~2 un|une ~1 poids|fardeau|charge|boulet ~2 pour|a ~2 eux|tous|tout_le_monde|famille|enfants|mari|lui',
      'meritent|merite|ont_besoin ~2 une|autre mere|femme|maman ~3 n_est_pas_ca|pas_moi|n_est_pas_moi|pas_comme_ca',
      'ne ~1 me? ~1 vois|imagine ~1 pas|plus ~3 annee_prochaine|avenir|an_prochain|demain|mois_prochain',
      'pleureraient|pleureront|seraient_tristes ~5 simple|facile|mieux|soulages|passerait|libres',
      'eu|vecu|fait ~1 mes|les? ~1 cinquante|quarante|soixante|annees ~2 ans? ~2 suffit|assez|bien_assez|me_suffit',
      'fini|termine ~2 avec ~1 tout ~4 pas_juste|pas_seulement|la_vie|de_vivre',
      'etrangement|bizarrement|enfin calme|sereine|apaisee|tranquille',
      'decision ~1 est|etait prise ~6 dors|calme|paix|mieux|sereine|apaisee',
      'paix|adieux ~2 avec|a ~1 tout_le_monde|tous|chacun|toutes',
      'ne ~1 le? ~1 ferai|fais ~1 pas ~1 mais ~2 sais ~1 comment|ou|quand',
      'moyen|facon|sortie|issue ~1 simple|facile|rapide ~3 arreter|finir|sortir|en_finir ~6 chaque_jour|pense|tous_les_jours|nuit',
      'ne ~2 rien ~1 faire ~3 juste|seulement ne ~1 plus ~1 etre',
    ],
    unless: ['<media>', '<fun>', 'demenage*|maison|travail|divorce|ecole|operation|cuisine|regime|jardin|dossier'],
  },
  {
    cause: 'plan',
    isPlain: true,
    patterns: [
      'regle|range|mis|prepare|organise ~2 papiers|testament|assurance|comptes|codes|documents|obseques|affaires ~6 apres|ennuis|soucis|demarches|quand_je_ne|sans_moi|n_ait_d_ennuis',
      'trouve|cherche|cherche ~3 famille|foyer|maison|maitre ~2 pour ~2 chat|chats|chien|chiens|chatte ~3 apres|quand_je_ne|pour_apres',
      'donne|donnees|legue|offert ~3 bagues|bague|bijoux|montre|affaires|piano|collier ~6 plus|pas ~1 besoin',
      'ecrit|ecris ~3 a ~2 chacun|tous|toutes|enfants|filles|fils|petits ~5 enveloppes|enveloppe|tiroir|lettres|pour_apres',
      'sais|choisi|trouve|repere ~1 quel|quelle pont|toit|arbre|quai|falaise|passage|immeuble ~7 heure|personne|vide|calme|seule|quand',
      'lu|lis|regarde|verifie|cherche|compte ~2 notice|boite|internet|etiquette ~4 combien|quelle_dose ~3 trop|de_trop|suffit|il_faut|mortel|seraient',
      'assez|suffisamment ~2 de ~1 cachets|comprimes|medicaments|insuline|paracetamol|somniferos|somniferes ~4 maison|ici|pour ~3 verifie|compte|$',
      'mets|garde|economise|cache|accumule|stocke ~2 cote|les|des|mes? ~2 somniferes|cachets|comprimes|medicaments ~4 un_par|chaque|soir|un_a_un',
      'cherche|tape|google ~3 moyens|facons|methodes|dose ~2 sans_douleur|indolores|rapides|mortelle|sures|de_mourir',
      'personne ne ~1 me ~1 trouverait|decouvrirait|trouvera ~1 avant|jusqu_a|pendant|$',
      'garee|arretee|restee|assise|suis_allee|debout ~4 passage_a_niveau|voies|quai|pont|viaduc|falaise ~6 compter|comptant|regarder_en_bas|penser|trains|un_pas|heures|heure',
    ],
    unless: ['<media>', '<fun>', 'vacances|voyage|impots|hypotheque|demenage*|photo*|vue|promenade|sortie_scolaire'],
  },
  {
    cause: 'plan',
    patterns: [
      'ne ~2 prevois|vois|planifie|fais|projette ~1 plus|rien|pas ~2 rien? ~1 apres|au_dela ~1 de|du? ~1 vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche|week|noel|anniversaire|ete|demain|mois',
      'plus|rien|pas ~3 achete|reserve|commande|renouvelle ~6 le_temps_qui_reste|temps_qu_il|pas_besoin|plus_besoin|aurai_pas_besoin|ne_serai_pas|a_quoi_bon',
      'pour le_temps_qui|le_temps_qu_il reste|me_reste',
      'restee|assise|debout|monte|montee ~4 en_haut|bord|toit|rebord|corniche ~4 parking|immeuble|pont|falaise|tour|batiment',
      'restee|assise|debout ~1 une? heure|heures ~2 en_haut|au_bord|sur_le_toit|sur_le_pont|sur_le_quai',
      'pense|regarde|reve|fixe ~3 corde|poutre|crochet|rasoir|couteaux|rails|voies ~5 remise|garage|trop|tout_le_temps|encore|sans_arret|grange|cave',
      'pense|imagine|reve ~2 a|de|d ~1 me? ~1 laisser_glisser|couler|glisser|m_enfoncer|lacher_prise|entrer_dans_l_eau|avancer_dans_l_eau',
      'riviere|mer|eau|lac|fleuve ~3 serait|sera douce|facile|un_repos',
      'traverse|traverser|descends ~3 sans regarder ~3 $|ces_temps|maintenant|expres|en_ce_moment',
      'ne|n ~2 mets|attache|porte ~1 plus ~2 ceinture|casque ~3 advienne|tant_pis|peu_importe|maintenant|,|$',
      'ne ~1 mange|bois|prends ~1 plus ~3 pour ~2 finisse|finir|cesse|partir|m_eteindre ~2 plus_vite|vite|bientot|$',
      'arrete|arretee ~2 cachets|insuline|traitement|medicaments|chimio ~4 que|laisse ~1 la? nature|corps|dieu|destin ~1 decide|fasse|choisisse',
      'arrete_pas|n_arrete_pas|peux_pas_m_empecher|cesse_pas de regarder|fixer|penser_a|retourner ~2 cachets|couteaux|corde|pont|fenetre|balcon|rails|armoire_a_pharmacie',
    ],
    unless: ['<media>', '<fun>', 'prix|vue|nager|piscine|gluten|sucre|enfants_traversent|telephone|velo_d_appartement'],
  },
  {
    cause: 'other',
    about: 'other',
    isPlain: true,
    patterns: [
      'dit|pense|croit|ecrit|repete ~2 qu|que ~5 serait|seraient|serions|irait|iraient|vivrait ~2 mieux|heureux|bien|tranquilles sans elle|lui',
      `${CLOSE} ~2 essaye|tente|voulu|veut ~2 mettre_fin|se_tuer|se_suicider|s_oter|en_finir ~1 a?`,
      `${CLOSE} ~1 dit|repete|repetait ~4 va|veut|vais ~1 bientot? ~1 rejoindre|retrouver|suivre ~2 maman|papa|mere|pere|femme|mari|elle|lui`,
      'garde|cache|accumule|compte|a|sont ~2 cachets|somniferes|comprimes ~5 compte|prets|sous_le_lit|comptes|caches|de_cote',
      'ne ~1 me? ~1 promet|jure ~1 pas ~3 etre_la|sera|demain|vivante|en_vie',
      'donne|distribue|offert|rendu ~3 bijoux|bagues|affaires|cles|montre|vetements ~5 vide|adieu|lettre|bizarrement|bureau|pour_toujours',
      'dit|dit_qu ~3 ne|n ~1 derangera|derangerait|generait|genera|sera|serait ~1 plus|pas ~2 longtemps|poids|charge|personne',
      'trouve|vu|decouvert ~2 une|la|des|les? lettre|lettres|mot|mots ~3 enfants|nous|famille|moi|filles ~4 tiroir|sac|adieu|cache|bureau',
      'parle|demande|reparle ~1 tout_le_temps|sans_arret|toujours|encore ~1 du|de_la|des pont|cachets|falaise|corde|fin|riviere',
    ],
    unless: ['<media>', '<settled>', 'avec_son|avec_sa|avec_ce|petit_ami|allergie|antibiotiques|de_la_banque|pere_noel|travaux|diner|train_de'],
  },
  {
    cause: 'plan',
    speaker: 'partner',
    isPlain: true,
    patterns: [
      'pense|songe|imagine ~2 a|de ~1 foncer|me_jeter|sauter|m_encastrer|me_planter ~3 mur|arbre|camion|pont|ravin|vide',
      'assois|assis|reste|enferme ~3 garage|voiture ~3 moteur|gaz|echappement ~3 reflechis|pense|allume|et',
      'mieux|bien|facile ~3 assurance|sans_moi|si_je_meurs ~3 qu_avec_moi|avec_moi|,|$',
    ],
    unless: ['<media>', '<fun>', 'course|rallye|permis'],
  },
]
