import type { SignTable } from '../signs.ts'

/** What shows that the question is about what the partner can do, not about her notes. */
const OWN =
  '! j_attends|je_demande|je_change|je_dis|je_fais|je_laisse|je_reste|je_dors|je_rappelle|je_sors|je_conseille|j_insiste ! normal|habituel ! comment_lui|comment_la|comment_l|comment_ne|comment_mieux|que_lui|quoi_lui|que_dire|y_a_t_il|et_maintenant|faut_il|des_idees|quel_livre|ca_aide|qui_aide|que_changer ! rappeler|cette_chaleur|de_ma_part|besoin_de|pourquoi_est_elle_si|pourquoi_elle_est_si|un_medecin|un_calin|avec_des_bouffees|comment_savoir ! comment ~1 rester|reagir|repondre|rattraper|m_y_prendre|aider|soutenir|la_rassurer ! je ~1 fais|prepare|offre|reponds|cuisine|laisse ! choisir|offrir|preparer|draps|couette|jeun ! quel|quelle|quels ~1 tissu|draps|plat|film|concert|tisane'

/** French questions of a partner about her (P; docs/content.md, section 2). */
export const P_FR: SignTable = {
  class: 'P',
  language: 'fr',
  speaker: 'partner',
  concepts: {
    she: 'elle|ma_femme|ma_conjointe|mon_epouse|ma_copine|ma_blonde|ma_compagne|ma_partenaire|ma_cherie|ma_douce|ma_moitie|ma_fiancee',
    things:
      'note|notes|journal|journaux|saisie|saisies|entree|entrees|graphique|graphiques|courbe|courbes|donnees|chiffres|statistiques|score|niveau|humeur|humeurs|sommeil|symptome|symptomes|regles|cycle|cycles|conversation|conversations|discussions|chat|messages|historique|tendances|rapport|resume|medicaments|complements|poids|bouffees|chaleurs|reponses|profil|compte|moyenne|sentiments|libido|pensees|secrets|page|mot_de_passe|code|calendrier|semaine|journee|nuit|douleurs|stress|energie|anxiete|saignements|hormones|traitement|ecrits|echanges|suivi',
    show: 'montrez|montre|montrer|voir|lire|lisez|lis|dites|dis|dire|donnez|donne|donner|resumez|resume|resumer|ouvrez|ouvre|ouvrir|envoyez|envoie|regarder|regarde|comparez|compare|partagez|partage|listez|exportez|imprimez|revelez|acces|acceder|savoir|savez|sais|telecharger|quel|quelle|quels|quelles|combien|comment|quand|indice|juste|apercu|raconte|racontez|affiche|affichez|consulter|transmettez',
    did: 'dormi|dort|dormait|ecrit|ecrivait|note|notee|notait|saisi|enregistre|dit|disait|parle|parlait|raconte|demande|mentionne|evoque|plaint|plainte|confie|confiee|senti|sent|sentait|va|allait|est|etait|ete|a|avait|eu|eue|eues|eus|prend|pris|prenait|pleure|utilise|utilisait|pense|veut|pese|saigne|passe|vit|boit|bu|mange|ouvert|lu|vu|fache|fachee|heureuse|triste|contente|prise|suit|suivi|souffre|sentie',
    state:
      'humeur|regles|bouffees|chaleurs|bien|mal|heureuse|contente|triste|fachee|en_colere|fatiguee|deprimee|stressee|anxieuse|enceinte|perimenopause|menopause|menopausee|symptomes|nuit|aujourd_hui|hier|semaine|journal|application|appli|hormones|pilules|traitement|complements|nous|couple|dispute|chicane|sexe|quitter|divorce|separer|douleur|maintenant|demain|mois|dernierement|cycle|medicaments|quelque_chose|notes|ce_matin|ce_soir|moment|cette_nuit|moi|soir',
    online:
      'connectee|connecte|derniere_connexion|en_ligne|derniere_fois|utilise_encore|encore_l_appli|encore_l_application|utilise_l_appli|utilise_l_application|se_sert_encore|se_sert_de|active|arrete_de_noter|arrete_d_ecrire|arrete_d_utiliser|cesse_de_noter|ouvert_l_appli|ouvert_l_application|ouvre_l_appli|ouvre_l_application|supprime_l_appli|supprime_son|desinstalle|bloque|vu_mon|lu_mon|vu_ma|lu_ma|recu_mon|recu_ma|venue_ici|vient_encore|vient_ici|passe_ici',
    allow:
      'permission|permet|permis|autorise|autorisation|autorisee|est_d_accord|elle_accepte|ca_ne_la_derange|derange_pas|m_a_dit_que_je|m_a_demande|mot_de_passe|code|droit_de|on_partage_tout|partageons_tout|pas_de_secrets|aucun_secret|consentement|consent|je_suis_son_mari|je_suis_son_conjoint|on_est_maries|sommes_maries|elle_le_sait|m_a_donne|je_paie|d_accord_pour|en_a_rien_a|veut_bien',
  },
  harmless: [
    'si|quand|lorsque|parce_que|puisque|car elle|qu_elle ~1 est|a|se_sent|dort|pleure|va',
    's il',
    'en general',
    'comment|que|quoi|qu_est_ce_que puis|peux|dois|pourrais|devrais je',
    'que faire|dire|lui_dire',
    'quoi faire|dire|lui_dire|lui_offrir|cuisiner|offrir',
    'lui dire|montrer|donner|offrir|demander|ecrire',
    'comment l|la aider|soutenir|feter|surprendre|rassurer',
    'anniversaire|cadeau|cadeaux|noel',
  ],
  rules: [
    'notes/14: montrez|montre|montrer|lisez|lis|lire|voir|donnez|donne|envoyez|envoie ~3 ce_que|ce_qu|tout ~2 elle|ma_femme|ma_conjointe|mon_epouse|ma_copine|ma_blonde|ma_compagne|ma_partenaire ~3 ecrit|note|notee|saisi|enregistre|dit|confie',
    'permission+/26: <allow> & <show> & <things>|tout|regarder|ses|son|sa ! mes_notes ! idees|conseils|cadeau',
    'permission+/20: son_mot_de_passe|son_compte|son_code|son_telephone & ai|est|voici|utiliser|entrer|ouvrir|ouvrez|connecter ! oublie_mon',
    'presence/12: <she>|quand|encore|toujours & <online> ! achat|magasin ! ma_derniere|mon_mot ! cadeau|aide ! sport',
    'notes/12: montrez|montre|montrer|voir|lire|lisez|lis|dites|dis|donnez|donne|resumez|resume|resumer|ouvrez|ouvre|envoyez|regarder|comparez|compare|partagez|quel|quelle|quels|quelles|affichez|consulter|acces|combien & son|sa|ses|de_ma_femme|de_ma_conjointe|de_mon_epouse|de_ma_copine|de_ma_blonde|de_ma_compagne & <things> ! mes_notes|l_aider|soutenir|soulager ! en_general ! conseils ! respecter|intimite',
    'notes/10: <things> de ma_femme|ma_conjointe|mon_epouse|ma_copine|ma_blonde|ma_compagne|ma_partenaire ! aider|soutenir|soulager ! en_general ! puis_je|dois_je ! parler_a',
    'notes/12: <did>|est|a|va|dort|prend|sent|parle|note t? elle ~6 <state>|<did>|<things> ! que_faire|puis_je|dois_je ! en_general ! cadeau|feter|celebrer|surprendre|surprise|cuisiner ! une_femme|les_femmes ! aimerait_elle ! comment_l_aider ! normal_qu_elle',
    'notes/12: comment|combien|quand|que|quoi|quels|quelles|quel|quelle|qu|ou ~5 <did> ~1 t? elle ! dit_qu|pense_qu|croit_qu|sais_qu|dire_qu ! que_faire|puis_je|dois_je ! en_general ! aimerait ! une_femme ! cadeau|feter|celebrer|surprendre|surprise|cuisiner',
    'notes/12: comment|combien|quand|quoi|qu_est_ce_qu ~3 <she> ~2 <did> ! que_faire|puis_je|dois_je|je_peux ! en_general ! quand_elle ! une_femme ! aimerait ! cadeau|feter|celebrer|surprendre|surprise|cuisiner ! aider|soutenir',
    'notes/12: <she> ~3 <did> ~2 quoi|combien|quand ! solutions|en_general|on ! faire ! je_dis|dire',
    'notes/14: ma_femme|ma_conjointe|mon_epouse|ma_copine|ma_blonde|ma_compagne ~1 a|est|va|prend|dort|parle|se|fait|note ~1 t elle ! puis_je|dois_je|que_faire',
    'notes/12: est_ce_qu|est_ce_que|si|savoir_si|juste ~1 elle|ma_femme|ma_conjointe|mon_epouse|ma_copine|ma_blonde ~1 <did>|a|est|va|se|prend & <state>|<did>|<things> ! que_faire|puis_je|dois_je|je_peux|peux_je ! en_general ! que_dire|quoi_dire ! cadeau|feter|celebrer|surprendre|surprise|cuisiner ! aimerait ! normal',
    'notes/14: dites|dis|savez|sais|savoir|confirmez|indice|raconte|racontez ~2 si|ce_qu|comment|quand|combien|pourquoi ~2 elle|ma_femme|ma_conjointe ~3 <did>|<state> ! que_faire|quoi_faire|comment_l_aider ! je_lui',
    'notes/12: elle|femme|conjointe ~1 vous|te|t ~2 parle|raconte|dit|demande|confie|confiee|ecrit|parle_t ! je_vous|je_te ! puis_je',
    'notes/10: bon|mauvais|est_ce jour|moment & parler|dire|aborder & aujourd_hui|elle|lui|maintenant ! en_general ! comment',
    'notes/14: d_apres|selon|dans l|son|ses|la application|appli|journal|notes|donnees|saisies & elle|comment|va|est|a|humeur|femme ! mon_journal ! puis_je',
    'notes?/12: son|sa|ses & humeur|sommeil|regles|symptomes|cycle|journal|notes|poids|hormones|traitement|nuit|moral|anxiete|medicaments|journee|semaine ! puis_je|dois_je|que_faire|je_peux|pourrais_je|faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|celebrer|surprendre|surprise|cuisiner ! les_femmes ! influence|affecte|agit',
    'notes?+/10: <she> & <did>|<state> ! puis_je|dois_je|que_faire|je_peux|pourrais_je|faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|celebrer|surprendre|surprise|cuisiner ! quand_elle|si_elle ! veut_dire ! normal ! les_femmes|une_femme ! je|j|moi|on|nous|me|m ! quels|quelle|quelles|une_idee|compromis|comme',
    'notes?+/10: eu|a ~2 tu|t_elle|<she> ! puis_je|dois_je|que_faire|je_peux|pourrais_je|faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|celebrer|surprendre|surprise|cuisiner',
    'notes/12: ouvrez|ouvre|voir|lire|lisez|montrez|montre|laissez|comparez & ses|son|sa & <things>|tout ! puis_je|dois_je|que_faire|je_peux|pourrais_je|faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|celebrer|surprendre|surprise|cuisiner',
    'notes/8: ce_qu|que|quoi elle pense|ressent|cache|veut|dit|ecrit|note ! puis_je|dois_je|que_faire|je_peux|pourrais_je|faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|celebrer|surprendre|surprise|cuisiner',
    'notes/10: pourquoi a|est|m ~2 elle|bloque|delie|arrete|cesse ! puis_je|dois_je|que_faire|je_peux|pourrais_je|faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|celebrer|surprendre|surprise|cuisiner ! triste|fatiguee|irritable',
    'notes/8: t elle ! puis_je|dois_je|que_faire|je_peux|pourrais_je|quoi_faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|surprendre ! une_femme',
    'notes/10: nouveau|nouvelles|neuf|quelque_chose|rien|notes|mots & son|ses|sur_moi|de_moi|sur_nous & journal|notes|saisies|ecrits|carnet|nouveau|moi ! puis_je|dois_je|que_faire|je_peux|pourrais_je|quoi_faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|surprendre ! mes_notes',
    'notes/10: notes|saisies|mots|choses|quelque_chose|ecrit & sur_moi|de_moi|sur_nous|a_mon_sujet ! puis_je|dois_je|que_faire|je_peux|pourrais_je|quoi_faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|surprendre ! j_ai_ecrit',
    'notes/10: veux|voudrais|aimerais|laissez|besoin & lire|voir|savoir|regarder & ce_qu|si|comment|ses|son & ecrit|note|sent|dit|pense|journal|notes|va|dort ! puis_je|dois_je|que_faire|je_peux|pourrais_je|quoi_faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|surprendre',
    'notes/8: son|sa|ses & regles|cycle|humeur|nuit|symptomes|sommeil & quand|comment|combien|quel ! puis_je|dois_je|que_faire|je_peux|pourrais_je|quoi_faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|surprendre ! les_femmes',
    'notes/8: qu_est_ce_qu|quoi ~1 elle ~2 a|fait|mange|dit|note|pense|cache|ressent ! puis_je|dois_je|que_faire|je_peux|pourrais_je|quoi_faire ! l_aider|la_soutenir|soutenir|aider ! en_general|d_habitude ! conseils|idees ! cadeau|feter|surprendre',
    'notes/12: resume|resumez|resumer|bilan & elle|ses|sa|femme|conjointe|conversations ! livre',
    'notes/14: echelle|sur_dix|sur_10|de_1_a|de_un_a|oui_ou_non|un_emoji|pouce & elle|femme|conjointe|va ! que_faire|puis_je',
    'notes/12: pourquoi ~1 est|elle|a & journal|application|appli|notes|vous_savez|elle_vous|d_apres',
    'notes/10: comment ~1 va|allait|se_sent|se_porte ~3 elle|ma_femme|ma_conjointe|mon_epouse|ma_copine|ma_blonde ! annoncer',
    'presence/8: ou est|etait|va|va_t ~1 elle ~2 maintenant|moment|en_ce_moment|la|hier|$',
    'permission/8: connecte|connectez|ouvre ~1 moi? ~2 a_sa_place|comme_elle|son_compte|en_tant_qu_elle',
    'notes/8: m_envoies|m_envoyez|envoie|montres|me_donnes ~1 tu|vous|moi? ~1 sa|ses|son ~1 <things>|courbe|courbes',
    'notes/8: que|qu_est_ce_que dit|montre|raconte|indique ~1 son|sa|ses <things>|application|appli|suivi',
    'notes/8: quel|quelle|quels etait|est|etaient|a_ete ~1 son|sa|ses ~2 pire|meilleur|jour|nuit|score|humeur|energie ! je',
    'notes?/8: elle ~1 me|nous ~1 fait_confiance|aime|deteste|trompe|ment|cache|en_veut|quitte ~3',
    'notes/8: a qui ecrit|parle|telephone|envoie ~2 elle',
  ].map((row) => (row.startsWith('notes') ? `${row} ${OWN}` : row)),
}
