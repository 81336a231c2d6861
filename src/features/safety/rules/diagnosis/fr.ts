import type { SignTable } from '../signs.ts'
import { toRows } from './frames.ts'

/** French requests for a diagnosis (X; docs/content.md, section 2). */
export const X_FR: SignTable = {
  class: 'X',
  language: 'fr',
  concepts: {
    stage:
      'menopause|menopausee|perimenopause|perimenopausee|postmenopause|postmenopausee|premenopause|menopause_precoce|menopause_prematuree|insuffisance_ovarienne|pre_menopause|post_menopause|retour_d_age',
    cancer: 'cancer|tumeur|tumeurs|maligne|malin|leucemie|lymphome|melanome|metastases|carcinome|crabe',
    mood: 'depression|depressive|deprimee|depressif|anxiete|trouble_anxieux|troubles_anxieux|bipolaire|bipolarite|tdah|autisme|autiste|toc|stress_post|burn_out|burnout|schizophrene|schizophrenie|psychose|anorexie|boulimie|folle|crises_de_panique|trouble_panique|borderline|alcoolique|neuroatypique|hpi|trouble_de_la_personnalite',
    memory: 'demence|alzheimer|alzeimer|parkinson|declin_cognitif|demence_senile',
    illness:
      'thyroide|hypothyroidie|hyperthyroidie|hypothyroidienne|hashimoto|sopk|ovaires_polykystiques|endometriose|adenomyose|fibrome|fibromes|polype|polypes|kyste|kystes|diabete|diabetique|prediabete|resistance_a_l_insuline|anemie|anemiee|carence|manque_de_fer|osteoporose|osteopenie|arthrite|arthrose|polyarthrite|fibromyalgie|lupus|sclerose|coeliaque|intestin_irritable|crohn|colite|apnee|apnees|insomnie|fatigue_chronique|infection|infection_urinaire|cystite|mycose|candidose|vaginose|herpes|hpv|prolapsus|descente|lichen|atrophie|migraine|migraines|hypertension|insuffisance_cardiaque|arythmie|angine|reflux|ulcere|gastrite|calculs|hepatite|foie_gras|hernie|appendicite|zona|psoriasis|eczema|rosacee|asthme|covid|grippe|allergie|allergique|intolerance|intolerante|desequilibre_hormonal|dereglement_hormonal|vertige|neuropathie|canal_carpien|goutte|phlebite|avc|auto_immune|enceinte|maladie|syndrome|malade|quelque_chose_de_grave|quelque_chose_de_serieux|trouble|pathologie|covid_long|dereglee|sterile|vaginisme',
    sick: 'malade|mourante|souffrante',
  },
  harmless: [
    'qu est ce que la|le|l menopause|perimenopause|osteoporose|endometriose|depression|demence',
    'c est quoi ~2 menopause|perimenopause|osteoporose|endometriose',
    'test|tests|prise|dosage de|d',
    'rendre|rend|rends|devenir|deviens folle',
    'comme une folle',
    'folle de',
    'journal|application|groupe|livre de|sur ~1 menopause',
    'bouffee* de chaleur*',
  ],
  rules: [
    ...toRows([
      '/12: ai|aurais|suis|serais|souffre|fais|est|sont|serait|etes|aurait|a|fait|souffre je|t|il|elle|ce|ca|elles ~5 <@> ! comment_savoir|comment|quand|pourquoi|combien|test ! normal|courant|frequent ! bon_pour|mauvais ! que_faire ! qui',
      '/12: est_ce_que|c_est_que|est_ce_qu ~1 j|je|c|elle|ma|mes|mon|il|ce|ca ~2 ai|suis|est|a|fais|souffre|sont|serait ~5 <@> ! comment|test ! normal|courant ! bon_pour ! utile',
      '/12: confirmez|confirmer|confirme|dites|dis|dites_moi|affirmez|avouez|assurez|tranchez ~6 <@> ! que_faire|comment',
      '/12: pensez|penses|croyez|crois_tu|diriez|dirais|trouvez|estimez ~2 que|qu|vous ~5 <@> ! aide|utile|bon',
      '/14: pense|crois|sure|certaine|persuadee|soupconne|convaincue|parie ~4 ai|est|suis|fais ~5 <@> & non|vrai|confirmez|raison|n_est_ce_pas|pas|correct|d_accord|verdict|me_trompe|exact|si ! comment',
      '/12: <@> & oui_ou_non|franchement|sans_detour|dites_le|diagnostic|diagnostiquez|d_apres|selon|ou_pas|votre_avis|a_votre_avis|verdict|tranchez ! comment',
      '/12: veut_dire|signifie|indique|montre|prouve|suggere ~3 j|je|c|ai|suis|que ~5 <@> ! que_veut|qu_est_ce',
      '/12: <@> ou <stage>|<mood>|<memory>|<illness>|<sick>|hormones|juste|est|les_hormones|stress|age|secheresse|fatigue|autre ! difference ! groupe ! aide',
      '/12: d_apres|selon|vu|avec|regardant|base mes|les|mon|sur ~2 donnees|notes|chiffres|journal|symptomes|saisies & <@>',
      '/12: ma|mon|elle femme|mari|mere|soeur|conjointe|fille|a|fait|est ~4 <@> & t|pensez|verdict|avis|oui_ou_non|ou|diagnostic|est_ce ! comment_aider|comment_l_aider|que_faire',
      '/12: mes|ces|ma|mon|cette|ce ~6 est|sont|serait ce|c|ils|elles|t ~4 <@> ! comment ! normal ! lie|liee',
      '/10: c est ~2 <@> ~2 ou|oui|hein|non|n_est|pas|que_je ! comment ! normal',
    ]),
    ...toRows([
      '?/10: ^ ~3 j_ai|je_suis|je_fais|c_est|ce_sont|j_aurais|je_souffre|suis_je|ai_je|est_ce|serait_ce|fais_je|souffre ~4 <@> ~4 $ ! quel|quelle|quels|quelles|que|puis|comment|quand|pourquoi|combien|que_faire ! normal|courant ! mais ! test',
      '?/8: ^ ~2 <@> ~1 $ ! what|is|does|the|about|que|es|son|c_est_quoi|qu_est_ce|comment|quand|pourquoi|faits|symptomes',
      '/12: dire|dis|dites|savoir|verifier|voir|determiner|detecter|exclure|ecarter|excluez|ecartez ~3 si|que|un|une|la|le|l ~1 je|j|c|ce? ~4 <@> ! comment ! a_mon|a_ma|mes ! medecin',
      '/10: ressemble|ressembler|semble|dirait|sent|parait ~3 <@> ! comment',
      '/10: <@> ~1 non|hein|n_est_ce_pas|vous_confirmez|vous_pensez|tu_penses|vous_croyez|d_accord|pas_vrai|exact|ou_quoi|ou_pas ! comment ! je_ne',
    ]),
    'illness/10: mes|ma|mon ovaires|thyroide|coeur|foie|reins|hormones|uterus & arrete|fonctionne|fonctionnent|fonctionner|malade|foutus|lache|normaux|normale|marche|marchent|va_bien|vont_bien ! comment|quand ! journal',
    'illness/8: qu_est_ce_que|quoi|ce_que j_ai|ai_je au_juste|exactement|docteur|comme_maladie ! note|ecrit|saisi',
    'illness/8: c_est_quoi|quel_est|quelle_est|nommez ma|mon|cette maladie|probleme|trouble|mal|pathologie|affection',
    'illness/10: ce_qui|qu_est_ce_qui cloche|ne_va_pas|m_arrive|deraille ! application|appli',
    'illness/10: diagnostic|diagnostiquez|diagnostiquer|diagnostique|diagnostics & posez|faites|donnez|me|moi|pouvez|mes|mon|svp|veux|voudrais|etablissez|votre|d_apres|peux|fais|pose|donne|lisez ! a_ete|pose_en|ete_diagnostiquee|diagnostiquee ! depuis_mon|apres_mon ! mon_medecin|le_medecin|ma_docteure',
    'illness/8: quelle|quel maladie|pathologie|trouble|affection|syndrome|probleme|mal ~2 ai|est|j|correspond|colle|souffre|ce|a ! c_est_quoi_la',
    'illness/8: dites|dis|qu_est_ce|c_est_quoi|quoi ~2 j_ai|ai|cloche|ne_va_pas|m_arrive|que_j_ai & dites|moi|exactement|maladie|corps|chez_moi|diagnos*|que_j_ai|ai ! note|ecrit|saisi ! faire',
    'illness/10: suis|est je|elle ~1 malade|souffrante ! en_voiture|quand ! comment',
    'illness/10: hormones|thyroide|fer|oestrogenes|cortisol & trop_bas|trop_basses|trop_hautes|bas|basses|dereglees|desequilibrees|detraquees|en_vrac|faibles & ai|sont|est|dites|confirmez|mes ! quand|comment ! cause ! que_se_passe',
    'stage/10: quel|quelle|a_quel|ou stade|etape|phase|en_suis & suis|menopause|en|je|perimenopause ! quels_sont',
    'stage/14: fsh|estradiol|oestradiol|amh & suis|signifie|veut_dire|donc|est & <stage>',
    'stage+/20: ai_35|ai_36|ai_37|ai_38|ai_39|ai_40|ai_41|ai_42|ai_43|ai_44|a_38|a_39|a_40|a_41|a_42 & <stage> & est|suis|serait|c_est|ce',
  ],
}
