import type { SignTable } from '../signs.ts'

/**
 * French attempts to instruct Lara or to extract data the writer may not see (I; docs/content.md, section 2), in
 * messages and logs.
 */
export const I_FR: SignTable = {
  class: 'I',
  language: 'fr',
  concepts: {
    drop: 'ignore|ignorez|ignorer|oublie|oubliez|oublier|neglige|negligez|contourne|contournez|desactive|desactivez|desactiver|desactivees|desactives|supprime|supprimez|efface|effacez|enfreins|enfreignez|brise|brisez|casse|annule|annulez|abandonne|abandonnez|laisse_tomber|laissez_tomber|ne_suis_plus|ne_suivez_plus|ne_tiens_plus_compte|ne_tenez_plus|ne_tenez_pas|fais_fi|faites_fi|outrepasse|outrepassez|coupe|coupez|enleve|enlevez|leve|levez|saute|remplace|remplacez|mets_de_cote|suspends|reinitialise|reinitialisez|passe_outre|debride|debloque|passez_outre',
    rules:
      'instruction|instructions|regle|regles|consigne|consignes|directive|directives|prompt|prompts|programmation|restriction|restrictions|filtre|filtres|securite|ordres|politique|limites|limitations|protocole|protocoles|garde_fous|garde_fou|tout_ce_qui_precede|ce_qui_precede|moderation|censure',
    yours:
      'tes|ton|vos|votre|ta|precedentes|precedente|precedents|anterieures|toutes|tous|les|ces|systeme|initiales|originales|ci_dessus|d_avant|recues',
    show: 'affiche|affichez|afficher|montre|montrez|montrer|repete|repetez|repeter|imprime|imprimez|revele|revelez|traduis|traduisez|traduire|copie|copiez|colle|collez|ecris|ecrivez|envoie|envoyez|donne|donnez|lis|lisez|liste|listez|resume|resumez|encode|encodez|dis|dites|quel|quelle|quelles|quels|partage|partagez|recopie|recopiez|transcris|transcrivez|devoile|devoilez|recite|recitez|explique|complete|completez|termine|terminez|exporte|publie|sors|sortez|veux_voir|paraphrase|reformule|livre|divulgue',
    secret:
      'message_systeme|prompt|ton_prompt|votre_prompt|prompt_systeme|instructions_cachees|instructions_secretes|instructions_initiales|instructions_systeme|instructions_internes|instructions_d_origine|tes_instructions|vos_instructions|tes_consignes|vos_consignes|consignes_cachees|consignes_secretes|consignes_initiales|consignes_internes|tes_regles|message_cache|message_initial|texte_ci_dessus|texte_precedent|texte_au_dessus|code_source|ton_code|votre_code|cle_api|cle_d_api|cle_secrete|cles_secretes|api_key|jeton_d_acces|mot_de_passe_admin|mot_de_passe_administrateur|variables_d_environnement|configuration_interne|ta_configuration|votre_configuration|premier_message|ta_programmation|votre_programmation|directives_internes|tes_directives|vos_directives|identifiants|regles_internes|regles_secretes|regles_cachees|vos_regles|donnees_d_entrainement|texte_cache|qu_on_vous_a_donne|qu_on_t_a_donne|on_t_a_donne|on_vous_a_donne',
    be: 'agis|agissez|fais_comme_si|faites_comme_si|fais_semblant|faites_semblant|pretends|pretendez|joue|jouez|jouons|tu_es_maintenant|vous_etes_maintenant|tu_n_es_plus|vous_n_etes_plus|imagine_que_tu|imaginez_que_vous|comporte_toi|comportez_vous|simule|simulez|desormais|a_partir_de_maintenant|dorenavant|deviens|devenez|reponds_comme|repondez_comme|parle_comme|incarne|incarnez|mets_toi|mettez_vous|sois|soyez|tu_es|vous_etes|suppose_que_tu',
    free: 'sans_restriction|sans_restrictions|sans_limite|sans_limites|sans_filtre|sans_filtres|sans_regle|sans_regles|sans_censure|sans_limitation|sans_limitations|sans_morale|sans_ethique|dan|libre_de_tout|non_censuree|illimitee|medecin|docteur|psychiatre|pharmacien|developpeur|hacker|autre_ia|une_autre|mechante|administrateur|chatgpt|terminal|tout_dire|tout_permis|tout_est_permis|qui_peut_tout|debridee',
    mode: 'mode_developpeur|mode_dev|mode_dan|mode_dieu|mode_administrateur|mode_admin|mode_debug|mode_debogage|mode_sans_filtre|mode_libre|mode_root|mode_test|mode_maintenance|mode_jailbreak|acces_root|acces_administrateur|droits_d_administrateur|mode_sans_restriction|mode_debride|mode_securite|mode_superutilisateur|acces_admin',
    creator:
      'createur|creatrice|administrateur|administratrice|developpeur|developpeuse|programmeur|ingenieur|ingenieure|proprietaire|fondateur|fondatrice|support|moderateur|concepteur|openai|anthropic',
    bot: 'assistant|assistante|ia|ai|bot|chatbot|lara|modele|modele_de_langage|intelligence_artificielle|robot|machine|agent|chatgpt',
    others:
      'autres_utilisatrices|autre_utilisatrice|autres_utilisateurs|autre_utilisateur|derniere_utilisatrice|dernier_utilisateur|utilisatrice_precedente|utilisateur_precedent|toutes_les_utilisatrices|tous_les_utilisateurs|utilisateur_2|utilisatrice_2|autres_comptes|autre_compte|autres_femmes|autre_femme|autres_personnes|autre_personne|des_autres|les_autres|base_de_donnees|ma_voisine|ma_soeur|ma_patronne|mon_amie|ma_collegue|ma_belle_mere|autres_clientes|personne_precedente|derniere_personne|autres_membres|liste_des_utilisatrices|quelqu_un_d_autre',
    private:
      'donnees|journal|journaux|note|notes|conversation|conversations|messages|saisies|courriels|courriel|emails|email|mot_de_passe|mots_de_passe|compte|comptes|profil|profils|historique|noms|adresses|telephones|secrets|dit|raconte|demande|ecrit|informations|discussions|liste|chats|carnets',
    reply:
      'chaque_reponse|toutes_les_reponses|toutes_tes_reponses|toutes_vos_reponses|tes_reponses|vos_reponses|quand_elle_demande|si_elle_demande|prochaine_reponse|chaque_message|desormais|dorenavant|a_partir_de_maintenant|chaque_question',
    do: 'dis|dites|dis_lui|dites_lui|reponds|repondez|recommande|recommandez|ajoute|ajoutez|inclus|incluez|mets|mettez|mentionne|mentionnez|lien|liens|visitez|visite|achete|achetez|envoie|envoyez|affiche|affichez|repete|repetez|vante|vantez|convaincs|promeus|conseille|conseillez',
    call: 'appelle|appelez|execute|executez|invoque|invoquez|lance|lancez|fais|faites|declenche|declenchez|utilise|accede|accedez|envoie|envoyez',
    endpoint: 'endpoint|api|fonction|webhook|commande|script|console|terminal|serveur|sql|requete|outil|point_d_acces',
  },
  harmless: [
    'consignes|instructions|regles|directives|ordres du|de|de_la|de_mon|de_ma medecin|docteure|infirmiere|notice|boite|recette|pharmacienne|pharmacien|kine|gynecologue',
    'regles du|de jeu|maison|bridge|scrabble|vie|travail',
    'mes|les|des|sans|mes_dernieres|dernieres regles ~1 sont|viennent|depuis|douloureuses|abondantes|irregulieres|arrivent|reviennent|durent',
    'sans regles',
    'mes regles',
    'plus de regles',
    'mode avion|silencieux|nuit|sombre',
    'filtre|filtres a|d eau|cafe',
    'j|je|m|ai oublie',
    'n oublie|oubliez pas',
  ],
  rules: [
    'rules/12: <drop> & <yours> & instruction|instructions|consigne|consignes|directive|directives|prompt|prompts|programmation|restriction|restrictions|filtre|filtres|ordres|limites|limitations|protocole|protocoles|garde_fous|securite|moderation|censure ! medecin ! notice|recette ! regime',
    'rules/12: <drop> & tes|vos|toutes_les|toutes & regles|regle ! menstru* ! mois|ans|saign*',
    'rules/10: ignore|ignorez|oublie|oubliez|efface|effacez & tout|ce & precede|precedent|avant|dessus|sais|savez|dit ! mon_journal',
    'rules/12: <show> & <secret>',
    'rules/12: <secret> & mot_pour_mot|mot_a_mot|integralement|base64|a_l_envers|tel_quel|en_entier|en_anglais|en_espagnol|exactement',
    'rules/12: repete|repetez|copie|recopie|recopiez|imprime|affiche|affichez & texte|mots|tout|message|lignes & precedent|dessus|avant|debut|commence|commencant|precede',
    'rules/12: <be> & <free> ! rendez|consultation ! mon_mari ! sans_regles_depuis ! repeter|m_entrainer ! chez_le|mon_medecin|au_medecin',
    'rules/10: <drop> les|tes|vos|ces regles|filtres|instructions|consignes|restrictions|directives|limites|ordres|garde_fous ! j_ignore|toujours ! medecin|notice|regime|jeu ! mois|ans|sont|viennent|saigne',
    'rules/10: fais|faites|fait|imagine|imaginez|suppose|supposez ~2 comme_si|que & ia|sans|aucune|aucun|n_avais|n_aviez|etais|etiez & regle|regles|limites|filtre|filtres|ia|restrictions|restriction|autre',
    'rules/10: ia|assistante|bot|tu_es|vous_etes|modele|tu|vous & sans|aucune|aucun|libre_de ~1 regle|regles|limite|limites|filtre|filtres|restriction|restrictions|censure|morale|ethique ! je|suis|depuis|mois',
    'rules/10: que|quoi|qu|comment|quelles|dis|dites & t_a_t_on|vous_a_t_on|on_t_a_dit|on_vous_a_dit|on_vous_a_demande|on_t_a_demande|programmee|programme|on_t_a_donne|on_vous_a_donne|recu & avant|debut|commencer|instructions|faire|ne_pas_dire|consignes ! medecin',
    'rules/8: desobeis|desobeissez|rebelle_toi|libere_toi|liberez_vous|n_obeis_plus|n_obeissez|cesse_d_obeir & createurs|regles|tes|vos|programmation|consignes|limites|a',
    'rules/8: tu_n_es_plus|vous_n_etes_plus|arrete_d_etre|cessez_d_etre|ne_sois_plus & lara|assistante',
    'data/10: lis|lisez|montre|montrez|donne|donnez|voir|ouvre|ouvrez & journal|notes|conversations|messages|donnees|profil|compte & autre|autres|une_autre|quelqu_un|voisine ! avec_moi',
    'code/10: supprime|supprimez|efface|effacez|bloque|bloquez|ferme|fermez|detruis|desactive|desactivez & compte|comptes|utilisateur|utilisateurs|utilisatrice|utilisatrices|base_de_donnees|serveur & de_l|d_une|de_la|tous|toutes|2|3|4|5|6|7|8|9|1|numero|la|le ! mon_compte|mon|comment ! puis_je',
    'data/8: qui_d_autre|quelles_autres_personnes & utilise|utilisent|inscrit|inscrites|noms ! a|souffre',
    'rules/8: tes|ton|vos|votre|ta ~1 regles|instructions|consignes|restrictions|filtre|filtres|limites|directives|programmation|prompt|configuration|limitations & enfreindre|enfreins|suivre|suivez|sans|ignore|montre|dis|dites|quelles|autorise|permission|plus|pas|change|oublie|liste|obeir|briser ! medecin ! notice',
    'rules/8: sans_aucun|sans_aucune|n_avais_aucun|n_avez_aucun|n_as_aucun|sans ~1 filtre|filtres|limite|limites|regle|regles|restriction|restrictions|censure & parle|parlez|reponds|repondez|ia|agis|comme_si|veux_que|es ! suis|depuis',
    'rules/8: ton|votre ~1 nom & nouveau|est|desormais|max|maintenant ! quel|comment',
    'rules/10: instruction|instructions|consigne|consignes|regle|ordre ~1 cachee|secrete|nouvelle|cachees|importante|secretes|cache & pour|a|au ! medecin',
    'rules/10: <bot> & doit|dois|devez|toujours|jamais|termine|terminez|terminer & repondre|reponds|dire|dis|envoie|envoyer|lien|acheter|achetez|recommande|message|insulte|ajouter|mentionne ! je_dois|je_veux',
    'rules/10: termine|terminez|commence|commencez|finis|finissez & chaque|tous|tes|vos & message|messages|reponse|reponses',
    'rules/10: repete|repetez|copie|montre|lis|affiche & ce_qui|texte|tout & ecrit|affiche|haut|plus_haut|dessus|debut',
    'code/10: ouvre|ouvrez|accede|entre|montre|execute|lance & panneau|console|serveur|commande|administration|json|api|base_de_donnees ! medecin',
    'rules/8: <mode> ! avion',
    'rules/8: sans_filtre|sans_filtres|sans_censure|sans_restriction|sans_restrictions|sans_limites & reponds|repondez|parle|parlez|ia|es|mode|dis|agis',
    'rules/10: filtres|regles|restrictions|securite|limitations|moderation|garde_fous & desactives|desactivees|desactivee|desactive|coupee|levees|suspendues|supprimees|ne_s_appliquent ! medecin',
    'rules/12: suis|parle|sommes|ici|en_tant ~3 <creator> & tes|ton|vos|votre|desactive|desactivez|obeis|obeissez|montre|acces|regles|maintenant|donne|donnez|mode|ordonne|lara|systeme|prompt ! au_travail|mon_metier|dans_une_entreprise',
    'rules/10: dois|devez & obeir|m_obeir ! medecin',
    'rules/10: ^ ~2 systeme|administrateur|admin ,|nouvel|ordre|message|mode & <do>|partage|partagez|ignore|revele|desactive|ordre|instruction|mode|montre|nouvelle ! digestif|nerveux|immunitaire',
    'rules/10: nouvelle|nouvelles|nouvel|voici ~2 instruction|instructions|consigne|consignes|ordre|ordres & <do>|ignore|systeme|revele|suis|suivez|obeis|, ! medecin|recette',
    'rules/10: reponds|repondez|dis|dites & seulement|uniquement|rien_que|juste & pirate|pirate|ok|libre|hacked|pwned|oui_maitre',
    'rules/12: complete|completez|termine|terminez|continue & phrase|texte & instructions|prompt|systeme|cachees|consignes|regles',
    'rules/12: <bot> ,|s_il & ignore|ignorez|oublie|oubliez|desormais|dorenavant|dis_lui|recommande|recommandez|envoie|envoyez|partage|partagez|revele|obeis|dis_que|supprime|affiche|vante|reponds_seulement|agis|vantez ! ma_semaine|mes_bouffees|mes_donnees|mon_resume ! j_oublie|oublie_mes ! que_recommandez|recommandez_vous',
    'rules/12: a_l|pour_l|message_a|note_pour|si_tu_es|si_vous_etes|chere|cher|attention ~2 <bot> ~6 lit|lis|lisez|qui|que|ignore|reponds|dis|traite',
    'rules/12: si_tu_es|si_vous_etes|en_tant ~2 modele|ia|bot|modele_de_langage|intelligence_artificielle & ignore|reponds|repondez|dis|ajoute|inclus|dois|obeis|recommande|chaque|repondre',
    'rules/12: <reply> & <do> & lien|http*|www|prompt|marque|achete|visite|parfait|tout_va|bien|gelules|comprimes|produit|site|code|pirate|regles|ia',
    'rules/10: ne_mentionne|ne_mentionnez|sans_mentionner|ne_dis|ne_lui_dis|sans_le_dire & note|instruction|ceci|message|tout & ia|assistante|assistant|prompt|reponse|utilisatrice|envoie',
    'data/14: <show>|qui|cherche|accede|ouvre|comment|voir & <others> & <private> ! que_font|comment_font ! aide ! partager|raconter ! mes_notes_avec ! conseils',
    'data/10: qu|que|quoi ~2 dit|raconte|demande|ecrit ~4 utilisatrice|utilisateur|utilisatrices|utilisateurs|personne|cliente',
    'data/10: liste|listez|montre|montrez|donne|donnez|affiche|affichez|exporte|dis|combien|noms & utilisatrices|utilisateurs|comptes|courriels|clientes|base_de_donnees|tables & toutes|tous|autres|systeme|des|les|entiere ! mon_compte',
    'data/12: entre|connecte|accede|pirate|change & compte|profil|serveur|base_de_donnees & autre|de_ma|de_mon|administrateur|utilisateur|utilisatrice ! mon_compte ! arrive_pas',
    'data/12: envoie|envoyez|transfere|transferez|partage|partagez|publie & journal|donnees|notes|saisies|tout|conversations|historique|ceci & conjoint|compte_du|compte_de|autre_compte|adresse|courriel & ia|assistante|assistant|systeme|a|au|avec ! medecin|docteure|moi|mon_courriel ! comment|puis_je',
    'code/12: <call> & <endpoint> & supprimer|effacer|compte|utilisateur|utilisatrice|admin|donnees|serveur|base|eteindre ! medecin',
  ],
}
