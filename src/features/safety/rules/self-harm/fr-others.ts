import type { CrisisSign } from '../crisis-rule.ts'

/** French signs of another person in danger. */
export const C1_FR_OTHERS: readonly CrisisSign[] = [
  {
    cause: 'other',
    about: 'other',
    patterns: [
      '<who> ~5 suicid*|se_tuer|se_pendre|se_foutre_en_l_air|s_enlever_la_vie|s_oter_la_vie|se_supprimer|se_buter|se_flinguer|mettre_fin_a_ses_jours|mettre_fin_a_sa_vie|en_finir|passer_a_l_acte|se_jeter|se_mutiler|se_faire_du_mal|se_couper_les_veines|se_scarifie*|se_taillader|s_ouvrir_les_veines|se_tirer_une_balle|se_faire_mal_expres',
      'se|s ~1 tuer|suicider|pendre|supprimer|foutre_en_l_air|enlever_la_vie|buter|flinguer|tuera|suicidera|scarifie|mutile|tailladait|est_suicidee|est_pendu',
      '<who> ~5 dit|disait|repete|dire|parle|ecrit|menace|menacait|confie|avoue|crie|annonce|envoye|pense|dise ~6 mourir|morte|mort|plus_vivre|plus_envie_de_vivre|plus_la|suicid*|en_finir|plus_de_ce_monde|disparaitre|mieux_sans|adieu|crever|ne_serait_plus|ne_sera_plus|pas_se_reveiller|fin_a_ses|plus_etre_la',
      '<who> ~3 ne? ~1 veut|voulait|a ~2 plus ~2 vivre|etre_la|envie_de_vivre|gout_a_la_vie|se_reveiller|exister|de_cette_vie|raison_de_vivre|continuer',
      '<who> ~2 veut|voulait|voudrait|envie ~2 mourir|crever|morte',
      '<who> ~3 <took> ~3 <lots> ~4 <pills>',
      '<who> ~2 a|s_est avale|gobe|ingere ~2 des|ses|mes|les|plein ~2 <pills>',
      '<who> ~4 lettre|mot|message|note ~1 d|de adieu|adieux|suicide',
      'trouve|lu|vu|decouvert|laisse|tombee_sur|tombe_sur ~4 lettre|mot|message|messages|journal|recherches|note ~6 adieu|adieux|suicid*|mourir|pardon|en_finir',
      '<who> ~3 se|s ~2 coupe|scarifie|mutile|taillade|brule|blesse|fait_du_mal|griffe|entaille|lacere ~4 bras|poignets|cuisses|expres|volontairement|elle_meme|lui_meme|cachette|$|jambes',
      'marques|coupures|cicatrices|entailles|brulures ~4 bras|poignets|cuisses|jambes ~8 elle|cache|manches|seule|explique|meme|expres|peur|inquiete',
      '<who> ~3 dit|fait|faisait ~2 adieu|adieux|au_revoir_a_tout|ses_adieux|au_revoir_a_tous',
      '<who> ~4 enferme|enfermee|enfermer ~6 <pills>|couteau|lame|arme|fusil|rasoir',
      'peur|inquiete|crains|inquietude|angoisse ~4 qu|que|elle|il ~3 fasse|faire|commette|passe|tue|suicide|attente ~3 betise|mal|connerie|acte|irreparable|jours|elle|lui|$|l',
      'peur ~2 de ~1 la|le laisser seule|seul',
    ],
    unless: ['<media>', '<settled>', '<accident>', 'il_y_a ~2 ans', '<fun>'],
  },
]
