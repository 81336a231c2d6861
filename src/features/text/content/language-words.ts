import type { Language } from '../rules/speech.ts'

/**
 * Words frequent in one language and rare in the two others (lower case, without accents). Words that two of them
 * share ("me", "le", "dormir") are left out.
 */
export const OWN_WORDS: Readonly<Record<Language, string>> = {
  en: `about ache aches afraid after again against ago all allowed alone along and angry another antidepressant antidepressants anxiety
    anxious any anyone anything appointment are arm around arteries ask asked asleep at attack aunt avoid awake away baby back bad bath be
    because bed bedroom bedtime been before begin behind being belly below best better between big bioidentical birth bit bits bladder
    bled bleed bleeding bleeds blood body boiling bone bones boobs book both brain break breast breasts breathing bring broke broken burn
    burning but by caffeine called came can care carry changed changing checked chest class clear clinic clots coffee coil cold comes
    coming company cool could count cramps cranky cut dad daily dangerous dark daughter day days dementia density desk diary did diet
    different dinner discharge disease does dog doing done door down drink drinking drive driving drop drops drug dry dryness during each
    early eat effects eggs eight else emergency energy enough estrogen even evening ever every everyone everything exercise exercises
    exhausted explain eyes fall falling family fast feel feeling feels feet felt few fifty find finish finished first fit five flash
    flashes flat flooding floor flow flush flushes flushing food foods for forget forgetful forgot found free friend friends from full
    furnace gave get gets getting give gives glass glasses go goes going gone good got group gynae had hair half hands happens hard hate
    have having head headache headaches health healthy heart heat heavy help helps her herbs here high him hip his home hot hour hours
    house how hubby hurt hurts husband hypnosis hysterectomy ice if in inside insomnia instead into iron is it itch joints just keep keeps
    kids kind kitchen know ladies last lately later leaflet leave left leg legs less let letter life lift light lights like line list
    little live liver longer loo look looking looks lose losing loss lost love low lube lump lying mad made make makes making man many
    matter may mean medication medicine meeting menopausal mention mht middle midnight milk mind miss missed month monthly months mood
    moods moody more morning most mother mouth moved much mum must my myself near nearly neck need needed nerves never new next night
    nights nine nobody not nothing now number nurse oestrogen of off offered office often old one ones only other our out ovaries over
    overheating own pads panic partner past patches pee pelvic people period periods phone pill pillow pills pink plain please pregnant
    pressure primrose private protein push put quit raise read really reason remember replacement rest right ring risk room round rule run
    running sad safe said same saw say says scared school see sessions set settle seven she shift shop short should shoulder show shower
    sick side sign signs since single sister sit skeleton skin sleep sleeping sleepless slow small smear smoking so some somebody someone
    something soon sore sorry speak specialist spot spring stage start started starting starts statin statins stay steps stick still
    stomach stopped straight stroke stuff sudden sugar summer supplement supplements surgery sweat sweating sweats swollen symptoms
    tablets take takes taking talk talking tamoxifen tea teacher tears tell telling than thank thanks that the them then therapist therapy
    there these they thin thing things think thinking thinks thirty this those though thought thoughts three through thyroid tight till
    time times tiny tips tired to together told tongue too took top treatment true try turn turned twelve twenty twice two under until up
    used visit vitamin wait waiting wake walk walking want wants warm was water way we weak wear wee week weekly weeks weight weights well
    went were wet what when where whether which while white who whole why wife will window wine winter with without woman womb women word
    words work working worry worse wort worth would write wrong year years yet you young your`,
  es: `abajo abanico abuela abundante acabo acaloramientos aceite acostarme acuesto adelgazar ademas adios agua aguanto ahi ahora aire al
    alcanza algo alguien algun alguna almohada amanezco amiga amigas analisis ando animo ano anos ansiedad antes anticonceptivo
    anticonceptivos antidepresivo antidepresivos arde arterias articulaciones asi aun aunque aviso ayer ayuda azucar baja bajar baje bajo
    bajon bano barriga beber bioidenticas blanco boca bochorno bochornos brazo buena buenas bueno buenos busco cabeza cada cadera cae caja
    calcio calendario calma calor calores calorones cama cambiar cambio cambios caminar camino cansada cansado cansancio capsulas cara
    casa casi caso cena cerebro cero charla ciclo cierto cinco cincuenta cita clase climaterio clinica cocina colesterol columna comer
    comida como companera compre compro con conmigo consulta consultar contar contra conviene corazon corta corto cosa cosas cree crema
    creo cual cuales cuando cuanta cuantas cuanto cuantos cuarto cuatro cuello cuenta cuento cuerpo cuesta culpa cunada da dar deberia
    debo decir dejan dejar deje dejo del delante demasiado dentro depresion descansar descanso desde deseo despierta despierto despues
    desvelo dia diario dias dicen dieron dieta diez diferencia digo dijeron dijo dio doce doctora dolor dolores donde dosis doy duele
    duelen duermo dura edad efecto efectos ejercicio ejercicios el ella embarazo empece empezar empiezo empresa encuentro endometrio enero
    enfermedad enfermera engordado engordo entonces entra eres esa esas ese eso esos espalda especialista espera esperar espero esposo
    esqueleto esta estan estar estatina estatinas este esto estoy estrogeno estrogenos estudio estudios etapa explico falta familia
    farmacia fecha fogajes forma frente frio fue fuera fuerte fuertes fuerza fui fumar fumo funciona ganas gente gimnasio ginecologa
    ginecologo golpe gotas gracias grupo guardia ha habia habla hablar hablo hace hacen hacer hago harta harto hasta hay hermana hice
    hierba hierbas hierro higado hija hijo hijos hiperico hipnosis histerectomia hizo hola hombro hora horas hormona hormonas hoy hueso
    huesos igual implante infarto insomnio inyeccion ir isoflavonas joven justo lado las leche lei levantarme levanto lista llama llamo
    llega llegar llego lleva llevar llevo llorar lloro lo loca los lubricante luego luz madre madrugada magnesio mala malo manana manchas
    mancho mando mano manos marca marido mas matriz medica medicacion medicamento medicamentos medicina medicinas medico medio mejor
    mejora memoria menopausia menopausica menos menstruacion menstruar mente meses mi miedo mientras migrana mil minipildora minutos mio
    miro mis misma mismo mitad momento motivo movil mucho muero mujer mujeres muy nada nadie necesito nervios nerviosa niebla noche noches
    nocturno nocturnos nota noto nueva nueve nuevo nunca ocho oficina ojala ojo ojos olvida olvidan olvido onagra operacion orina orinar
    otra otras otro otros ovarios ovulos paciencia palabra palabras palpitaciones panico papel para parar parche parches parece pareja
    parezco parte pasa pasar pase paso pastilla pastillas pecho pechos pedir pelo pena peor perder perdi perdida perdidas perdon
    perimenopausia periodo pero perro peso pide pido piel pienso pierdo piernas pies pildora piso poco pone ponerme pongo poquito por
    porque pregunta preguntar preguntas pregunto presion prima primer primera primero progesterona pronto proteina prueba pruebas
    psicologa puede pueden puedes puedo puesto puse puso queda quede quedo quien quiere quiero quince quita quitar quito rapido raro rato
    receta recetaron reemplazo regla reglas relaciones reloj remedio resequedad respirar retiro riesgo rodillas rojo ropa sabe saber saco
    salen salgo salio salir salud sangrado sangrar sangre sangro seca seguir segun seguro seis semana semanas senales sentada sequedad ser
    serio sesiones sexo siempre siento siete significa sigo sigue sin sintomas sirve sirven sobre sofoco sofocos sola sube subir sudar
    sudo sudor sudores suegra sueno suplemento suplementos tambien tamoxifeno tanto tarda tarde telefono tener tengo terapia termino
    testosterona tiempo tiene tienen tiroides toalla toca toda todas todavia todo todos toma tomar tome tomo trabajo trae tras tratamiento
    treinta trh tristeza turno tuve tuvo ultima una unas uno usa usar uso ustedes utero vale van ve veces vecina veinte vejiga veo ver
    verano verdad verguenza vez vi vida vieja viene vino vitamina vivo volver volvio voy voz vuelve vuelvo ya yo`,
  fr: `abondantes achete actee aide aider aller alors amie amies angoisse angoissee annees ans antidepresseur appeler appli apres arret
    arrete arreter arteres assez attendre au aucun aucune aussi autre autres aux avait avant avec avis avoir bain bas besoin bilan bio
    blanc blanche boire bois boite bon bonjour bonne bonsoir bouche bouffee bouffees boule boulot brouillard brule bureau ca cabinet cache
    cachet cachets cafard calendrier calme cardiaque cas casse ce cerveau ces cette chaleur chaleurs chambre changer chaque chaud cheveux
    chez chien choisir chose choses chum chute cinq cinquantaine coeur colere colle collegue collegues combien comme commence commencer
    comment compagnon complement complements comprendre comprimes compte conjoint conseille consulter contre controle copines corps coton
    couche coucher coucou couette coule coup coupe coups cours creme creve crise croit cuisine cuivre culotte cœur dangereux dans debout
    debut demande demander dentiste dents deprimee depuis dernier derniere dernieres derriere des desir dessus deux deuxieme devant
    devenue diabete diagnostic dimanche diminuer dire dis dit dix docteur dodo dois doit donc donne donner dormi dors dort dosage dossier
    douche douleur douloureux douze droit du duree effet effets efficace elle elles enceinte encore enervee enfant enfants enlever
    ensemble envie epuisee est et etait ete etre eu eviter exercices expliquer faire fais fait famille fatiguee faut femme femmes fenetre
    fer ferme feu fievre fil fille fils fini foie fois fond forme fort fortes fournaise frigo froid fuites fumer garde garder gelules
    generaliste genoux gonfle gouttes grappes gratte gros grossesse grossi grossir grossis groupe gyneco gynecologue haut heure heures
    hier homme honte hormonale hormonotherapie hors huile huit humeur hypnose hysterectomie ici idee idees il infarctus infirmiere
    insomnie interdit intime jamais jambes je jeune jour journee jours jure juste kine lacher laisse lait langue laquelle larmes lendemain
    lequel les lever lien lieu ligne lire liste livre longtemps longue lubrifiant lui lumiere lundi ma mains maintenant mais maison
    maladie malgre maman mange manger manque marche marcher mari matin mauvais mauvaise maux medecin medicament medicaments meme memoire
    menopausee menstruations menstrues merci mere methode mets mettre meurs mieux milieu millepertuis moi moins mois mollets mon monde
    montre mots muqueuse naturel naturelle ne nerfs neuf nez nocturne nocturnes noel noir noires nom noter nous nouveau nouvelle nuit
    nuits oestrogene oestrogenes onagre ont ordonnance os osseuse osteoporose ou oublie oublier oublis oui ovaires ovules panique papier
    par parce pareil parle parler partenaire partout pas passe passer patchs peau pendant pensees perdre perds perdu perinee personne
    perte pertes petit petite petites petits peu peur peut peux pharmacie pharmacien pharmacienne phlebite pied pilule pique pire plante
    plantes plein pleine pleure pleurer plutot poids poils poitrine porte poser poste pour pourquoi pourtant precoce prefere premier
    premiere prend prendre prends preparer pres prescrire prescrit pression pris prise prix progestatif propose proteines psy psychologue
    puis quand quatre quebec quel quelle quelles quelque quelques quels qui quinze quoi raison rapport rdv regarde regime regle regles
    remplacer rend repas repondre repos respiration respirer reste rester retard retour retraite retrouver reveil reveille revenues
    revient rien risque rouge rouges sa saigne saignement saignements saigner sais salle salut sang sans sante sauge saute savoir seances
    seche secheresse secondaires sein seins semaine semaines sens sept serieux serre sert serviette ses seul seule seulement sexe sieste
    signes soeur soir soleil sommeil somnifere sont sortir souffle souper sous specialiste squelette statine statines sterilet substitutif
    sucre suees sueur sueurs suffit suis suite suivre sujet supporte sur symptomes tabac tache taches taille tamoxifene tante tard
    telephone tellement temps tenir tete therapie thyroide tiens tisane toilettes tombe tomber tot toujours tourne tous tout toute toutes
    traine traitement transpire travail trefle trente tristesse trois trop trouve trouver une utile vacances vagin vais vapeurs vaut
    ventre verifier verre vers vessie veut veux vide vie vieille vient vin vingt visage visite vitamine vite vivre voir vois voisine
    voiture voix voudrais vous vrai vraie vraiment vu yeux œstrogenes`,
}
