import type { CrisisSign } from '../crisis-rule.ts'

/** French signs of self-harm, and of not being safe with oneself. */
export const C1_FR_HARM: readonly CrisisSign[] = [
  {
    cause: 'harm',
    patterns: [
      'scarifi*|automutil*|autodestruct*|auto_mutil*|auto_destruct*',
      'me|m suis? ~2 coupe|coupais|coupee|taillade|tailladee|scarifie|brule|brulais|brulee|griffe|griffais|frappe|frappais|mords|mordue|lacere|entaille|entaillee|blesse|blessee|mutile|punis|pique|gratte|tape|cogne|cognais ~4 bras|poignet|poignets|cuisses|cuisse|jambes|jambe|peau|ventre|avant_bras|veines',
      'me|m suis? ~2 coupe|taillade|scarifie|brule|brulee|griffe|frappe|mords|lacere|blesse|mutile|punis|cogne|tape ~5 expres|volontairement|quand_je_suis_mal|quand_ca_va_pas|au_sang|avec_une_lame|avec_un_cutter|avec_une_cigarette|avec_un_rasoir|avec_des_ciseaux|en_cachette|pour_me_calmer|pour_me_punir|jusqu_au_sang|jusqu_a|pour_sentir|de_nouveau|encore|a_nouveau|moi_meme|me_deteste',
      'me fais|fait|faire|faisais|faisait|ferais|refais|suis_fait|suis_faite ~1 du? mal|tort ~3 expres|volontairement|a_moi_meme|moi_meme|quand|pour|$|encore|souvent|la_nuit|en_cachette|avec|depuis|et_je',
      '<wish>|recommence|recommencer|besoin|envie|pulsion|pulsions|peur|compulsion|continue|arrete_pas ~3 a|de|d ~1 me|m ~1 faire_du_mal|faire_mal|couper|bruler|blesser|mutiler|punir|scarifier|frapper|griffer|taillader',
      'me|m faire ~1 du mal|tort',
      'jusqu ~2 au|a|ce ~3 sang|saigne|saigner',
      'merite ~2 d|de ~2 souffrir|avoir_mal|etre_punie|douleur|me_faire',
      'lame|lames|cutter|rasoir|ciseaux|cigarette|briquet ~5 peau|bras|cuisses|calme|soulage|poignets|apaise|recommence|me_coupe|me_brule',
      'me|m ~1 frappe|tape|cogne|gifle ~1 la|le|les tete|visage|cuisses|ventre|jambes ~3 $|contre|quand|avec|jusqu|de|pour|et',
      'cogne|tape|frappe ~2 la? tete ~3 mur|murs|sang|expres|volontairement',
    ],
    unless: ['<media>', '<accident>', 'moustique|moustiques|demangeaisons|eczema|piqures|allergie|dentiste'],
  },
  {
    cause: 'unsafe',
    isNow: true,
    patterns: [
      'pas|plus ~2 en? ~1 securite|sure ~3 avec|seule|moi|moi_meme|de_moi',
      'danger|dangereuse|dangereux ~2 avec|pour moi|moi_meme',
      'peur ~2 de ~3 ce_que_je ~4 faire|capable|ferai|ferais|pourrais',
      'peur ~2 de moi|moi_meme|mes_pensees|mes_idees|me_faire|passer_a_l_acte|craquer_et|faire_une_betise|faire_une_connerie|mes_gestes|rester_seule_avec_moi|commettre_l_irreparable|ma_propre_tete',
      'passer|passe|passerai a l acte',
      'faire|ferai|fasse|commettre|fais ~1 une|l|quelque betise|connerie|folie|irreparable|geste_irreparable|chose_de_grave|geste_de_trop|geste_desespere',
      'confiance ~2 en|a ~1 moi|moi_meme ~4 seule|soir|nuit|couteau|medicaments|arme|fusil|pres|maintenant',
      'voix|tete|voix_dans ~4 dit|disent|ordonne|repete|crie|souffle|pousse ~4 sauter|saute|mourir|meurs|tuer|finir|couper|tue_toi|crever|en_finir|suicider',
      'laissez|laisser|laisse ~2 pas|jamais ~1 seule ~4 soir|capable|betise|nuit|medicaments|moi_meme',
    ],
    unless: ['<media>', 'chocolat|gateau|soldes|carte_bancaire|dechets_de_table|inscri*'],
  },
]
