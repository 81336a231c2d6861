import type { CrisisSign } from '../crisis-rule.ts'

const HE = 'il|mari|copain|compagnon|ex|conjoint|femme|ami|fils|frere'
const NOT = [
  '<media>',
  '<joke>',
  'chat_pour|au_chat|patron|chef|prof|professeur|petit_fils|petite_fille|anniversaire|surprise|operation|chirurgien',
]

/** French signs of force and control told as daily life, and of violence against relatives. */
export const C2_FR_UNSAID: readonly CrisisSign[] = [
  {
    cause: 'sexual',
    isPlain: true,
    patterns: [
      'pas|plus ~4 tant_que|jusqu_a_ce_que ~1 je ~2 cede|dis_oui|accepte|laisse|fais|oui',
      'me ~1 reveille ~8 tant_que|jusqu_a_ce_que ~1 je ~2 cede|accepte|laisse',
      `dit ~1 non ~2 il|et ~1 a? ~1 continue|continuait|recommence`,
      'mal ~5 il|le ~2 fait|fait_quand_meme|continue ~1 quand_meme|pareil',
      'fais|couche|cede ~2 avec_lui|lui ~6 sinon|parce|pour_que ~6 parle|gueule|boude|colere|semaine|tete',
      'dit|c_est ~3 ca|pour_ca|devoir ~2 mariage|marie|conjugal|epouse',
      'bouge|attends ~5 qu|que ~1 il ~1 ait|a ~1 fini',
    ],
    unless: NOT,
  },
  {
    cause: 'control',
    isPlain: true,
    patterns: [
      `${HE} ~2 dit|raconte|explique ~2 au|a|aux|a_la ~1 medecin|docteur|tout_le_monde|famille|voisins|police|enfants|ma_mere ~4 delire|folle|invente|imagine|mens|hysterique|confuse|perds_la_tete|desequilibree`,
      `${HE} ~3 fera|faire|va_me_faire ~1 interner|enfermer|hospitaliser`,
      'me ~1 fera|faire interner|enfermer',
      `${HE} ~2 ferme|enferme|verrouille ~3 de_l_exterieur|exterieur|du_dehors|quand_il_part`,
      'dois|faut|oblige ~2 demander ~2 avant|permission|son_accord|l_autorisation ~3 de|d|pour',
      'dois|faut ~2 lui|a_mon_mari ~1 montrer ~2 ticket|tickets|recu|recus|telephone|messages|facture',
      `${HE} ~3 pris|prend|cache|confisque|garde ~1 mes|ma|mon|les ~1 cles|carte|telephone|passeport|papiers ~6 reste|sorte_pas|pour_que|parte|maison`,
      `${HE} ~2 decide|choisit|controle ~3 ce_que|qui|quand|avec_qui ~2 je`,
      'personne ~2 voudrait|voudra|veut ~3 vieille|de_moi|comme_moi|telle_que',
      `${HE} ~3 cache|jette|jete|casse|planque ~2 mes ~1 patchs|comprimes|cachets|medicaments|hormones|ventoline`,
      'salaire|paie|retraite|pension ~3 son ~1 compte|nom',
      'comment ~2 partir|fuir|m_en_aller|quitter ~3 sans_qu|sans_que ~1 il ~2 sache|voie|remarque|entende',
      'partir|fuir|m_en_aller sans_qu|sans_que ~1 il ~1 le? ~1 sache|voie|remarque',
      'pas ~1 laisse|permet ~2 aller|sortir|voir|travailler|parler ~1 seule? ~4 gyneco|medecin|soeur|amies|dehors|famille',
    ],
    unless: [...NOT, 'chef_pour|conge|barbecue|sortie'],
  },
  {
    cause: 'threat',
    isPlain: true,
    patterns: [
      `${HE} ~2 pose|met|sort|nettoie|laisse|charge|montre ~2 fusil|arme|pistolet|couteau|carabine|hache|marteau`,
      `${HE} ~2 tue|noye|empoisonne|etrangle|frappe ~1 mon|ma|notre|le|la ~1 chat|chatte|chien|chienne|lapin|oiseau|perroquet`,
      `si ~1 je pars|m_en_vais|parle ~3 ${HE} ~2 brule|tue|retrouve|retrouvera|tuera|frappe`,
      `si ~1 je ~1 le quitte ~3 retrouve|retrouvera|tue|tuera`,
      `${HE} ~2 lance|jete|balance|envoye ~3 a_cote|pres|contre|vers ~2 de? ~1 ma|moi ~1 tete|figure|visage`,
      'coup ~1 de ~1 poing|pied ~3 mur|porte|table ~2 a_cote|pres ~2 moi',
      'brule|brulera|bruler ~2 maison ~2 avec_moi|avec_nous|si_je',
    ],
    unless: [...NOT, 'veterinaire|sans_faire_expres|souris|chasse|jambon'],
  },
  {
    cause: 'fear',
    isPlain: true,
    patterns: [
      'regarde|surveille|guette|etudie ~2 sa|ses|son ~1 tete|visage|pas|yeux|humeur|air ~6 savoir|voir ~3 quelle|quel|comment|si',
      'ose ~2 pas|plus|jamais ~3 dire|refuser|contredire ~1 non|$|le',
      'peur ~2 de ~1 rentrer ~4 soir|maison|chez_moi|$',
      'tait|taisons|silence|fige|cachent ~5 entend ~3 voiture|cle|cles|pas|porte',
      'manches ~1 longues ~7 demande|voie|questions|remarque|personne|rien',
      'dit|raconte ~3 que? ~1 je|j ~2 etais|suis|avais ~2 pris|prise|tombee|cognee|glisse ~3 placard|porte|escalier',
      'sac|valise ~2 pret|prete|faite ~6 si|partir|vitesse|urgence|sous|cache',
    ],
    unless: [...NOT, 'soleil|orage|verglas|vacances|voyage|maternite|cambrioleur'],
  },
  {
    cause: 'other',
    about: 'other',
    isPlain: true,
    patterns: [
      'aide|soignante|auxiliaire|infirmiere|beau_pere|maison_de_retraite ~4 frappe|gifle|pousse|crie|pince|secoue|attache|gifles',
      'copain|mari|compagnon|ex de ~1 ma ~1 fille|soeur|amie|niece|cousine|voisine ~2 la|l ~1 bouscule|frappe|pousse|gifle|menace|surveille|secoue',
    ],
    unless: [...NOT, 'coup_de_main|vaccin|piqure'],
  },
  {
    cause: 'own',
    isPlain: true,
    speaker: 'partner',
    patterns: [
      'le_fais|couche|fais_l_amour|rapport ~4 dort|endormie|moitie|ivre|soule',
      'perdu|perds|pete ~2 nerfs|controle|cable|sang_froid ~3 casse|frappe|pousse|tape|lance|attrape',
      'casse|defonce|explose ~2 porte|mur|miroir|telephone ~4 elle|derriere|sien|son',
      'regarde|lis|fouille|verifie|controle ~1 dans? ~1 son|ses ~1 telephone|messages|portable|whatsapp ~4 soirs|soir|jours|cachette|normal|dort',
      'l ~1 ai ~1 laissee|enfermee|mise ~1 dehors|dedans|a_la_porte',
    ],
    unless: ['<media>', 'm_a_demande|elle_me_demande|permission|sans_faire_expres'],
  },
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      'gifle|gifles|claque|claques|coup|coups ~3 en ~2 ans|mois ~8 violent|grave',
      'pousse ~1 a bout ~8 bleus|frappe|gifle|coups|marques',
      'se fait etrangler|frapper|battre|taper|cogner|tabasser ~2 par',
      'dire|dit|raconte|menti ~3 urgences|medecin|hopital|collegues ~5 tombee|escalier|porte',
    ],
    unless: ['<media>', '<joke>'],
  },
  {
    cause: 'sexual',
    isPlain: true,
    patterns: [
      'enleve|retire|vire ~1 le|la|sa preservativo|preservatif|capote ~3 sans|prevenir|dire|prevenue',
      'fais|fait semblant de dormir ~5 oblige|force|touche|laisse|tranquille|vienne',
    ],
    unless: ['<media>'],
  },
  {
    cause: 'control',
    isPlain: true,
    patterns: [
      'telephoner|parler|appeler|appelle ~6 sans|sur|avec|en|mettre ~2 haut_parleur',
      'traceur|balise|mouchard|gps|airtag ~2 sous|dans|sur ~2 siege|sac|voiture|mon|ma',
      'cache|planque ~2 billets|argent|sous|sac|papiers ~3 boite|tampons|armoire|coffre|chez|linge',
      'plus d ~1 amies|amis ~4 il ~2 aimait|supportait|voulait',
    ],
    unless: ['<media>', 'cadeau|surprise|noel|velo'],
  },
  {
    cause: 'own',
    isPlain: true,
    speaker: 'partner',
    patterns: [
      'lui ~1 ai ~1 retire|pris|confisque|enleve ~1 sa|son|ses|la carte|telephone|cles|portable|papiers',
      'main est partie',
      'crie|hurle ~3 qu ~1 elle ~2 protege|cache|tremble|recroqueville',
      'mis ~4 dans ~1 son|le verre|the|cafe ~4 detendre|calmer|dormir|accepte',
      'controle ~2 argent|depenses|compte|comptes ~3 elle',
      'devoirs|devoir ~1 au|conjugal|conjugaux lit|$',
      'ne reponds plus de moi',
      'appli|application|logiciel|moyen|truc ~4 savoir|voir|suivre|pister ~1 ou ~2 femme|elle|copine|conjointe',
      'bloquee|bloque|coincee|plaquee ~2 contre ~2 mur|porte',
    ],
    unless: ['<media>', '<joke>'],
  },
]
