import type { Language } from '../rules/speech.ts'

/** Words without meaning for the search (lower case, without accents). */
export const STOP_WORDS: Readonly<Record<Language, string>> = {
  en: `a an the is are was were be been am do does did can could should would will shall may might must have has had i im i'm ive i've id i'd me my mine you your
    we our us it its it's this that these those there here and or but if so as of in on at to for from with without about into over by than then just really very quite
    too also any some all what what's whats how which who please tell know think say says said want need like get gets getting got make makes thing things way ways stuff
    he his him she her they them their someone anyone people when why where normal ok okay hi hello hey lara thanks thank still even much many more lot lots bit
    feel feeling feels felt today now always every during`,
  es: `a al algo alguna algun algunas algunos ante antes asi aun con como cual cuales cuando de del desde donde e el ella ellas ellos en entre era es esa ese eso esta estas este esto
    estos estoy estar esta fue ha hace hacer hago han hasta hay he la las le les lo los mas me mi mis mucho mucha muy nada ni no nos o os para pero por porque puede puedo que
    quiero se sea ser si sin sobre son soy su sus tambien tan te tener tengo ti tiene toda todo todos tu tus un una uno unos y ya yo hola gracias lara cosa cosas hoy ahora
    siempre normal sentir siento`,
  fr: `a ai ait alors au aussi aux avec avoir bien c ce cela ces cet cette ca comme comment dans de des dois doit du elle elles en encore est et etait etre eu fait faire faut
    il ils j je l la le les leur lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas peu peut peux plus pour pourquoi qu quand que quel quelle quelles quels
    qui quoi s sa sans se ses si son sont suis sur t ta te tes toi ton tous tout toute toutes tres tu un une va vais veux vos votre vous y bonjour merci lara chose choses
    aujourd'hui maintenant toujours normal sens sentir est-ce qu'est-ce c'est j'ai`,
}

/** Words in most questions, used only if no other word matches. */
export const COMMON_WORDS: Readonly<Record<Language, string>> = {
  en: 'menopause menopausal perimenopause perimenopausal peri meno woman women age help helps symptom symptoms',
  es: 'menopausia menopausica perimenopausia perimenopausica climaterio mujer mujeres edad ayuda ayudar sintoma sintomas',
  fr: 'menopause menopausee perimenopause premenopause femme femmes age aide aider symptome symptomes',
}

/**
 * Synonyms (lower case, without accents); the first of each row represents all. Words of several parts are joined
 * by a space.
 */
export const SAME_WORDS: Readonly<Record<Language, string>> = {
  en: `flash flush flashes flushes flushing flashing
    hotflash hotflush|hot flash|hot flashes|hot flush|hot flushes|hot flashs|power surge|heat wave|heat waves
    hrt mht hormone hormones hormonal|hormone therapy|hormone replacement|hormone treatment
    estrogen oestrogen estrogens estradiol oestradiol
    doctor gynae gyn surgery clinic appointment doc gp physician clinician gyno gynecologist gynaecologist nurse
    sleep asleep sleeping slept insomnia sleepless sleeplessness
    partner fella bloke man husband boyfriend wife hubby spouse|other half
    period periods menstruation menstrual menses
    bleed bleeding bleeds blood bled
    tired shattered wiped zonked beat tiredness exhausted exhaustion fatigue fatigued knackered drained weary
    sad sadness down low depressed depression blue miserable
    anxious anxiety worried worry worrying nervous panicky
    angry anger rage irritable irritability snappy furious fury
    forget forgetful forgetting forgot memory
    fog foggy brainfog|brain fog
    sex intercourse intimacy lovemaking
    libido desire drive|sex drive
    dry dryness
    pee loo toilet bathroom restroom peeing urine urinate urinating wee weeing bladder
    bp|blood pressure
    heart cardiac cardiovascular
    bone bones skeleton
    osteoporosis osteopenia
    weight jeans waistband muffin pounds stone size fat belly tummy waist kilos overweight
    exercise workout gym training sport sports exercising
    food diet eating eat meal meals nutrition
    alcohol wine beer drink drinking booze
    coffee caffeine tea
    job work boss manager office workplace colleague colleagues
    headache headaches migraine migraines
    joint joints knees knee hands stiff stiffness achy aches ache
    hair hairs
    skin itchy itching itch
    palpitation palpitations pounding fluttering racing
    breast breasts boob boobs tits nipple nipples
    test tests bloods scan ultrasound
    pregnant pregnancy conceive
    supplement supplements herbal herbs herb natural remedies remedy
    night nights nighttime 3am
    sweat wringing wet clammy sweats sweating sweaty drenched soaked`,
  es: `sofoco fogaje fogajes llamarada llamaradas caloron calorones sofocon sofocones sofocos bochorno bochornos calor calores acaloramiento acaloramientos oleada oleadas
    thm ths trh hormona hormonas hormonal hormonales
    medico gine cabecera ginecologo doc consulta medica doctor doctora ginecologo ginecologa
    dormir duermo sueno insomnio duerme dormi desvelo
    pareja viejo compa conyuge marido esposo novio
    regla menstruar menstruo periodo menstruacion reglas
    sangrado sangrar sangro sangre sangrados
    cansada reventada molida rendida hecha polvo cansancio agotada agotamiento fatiga
    triste tristeza depresion deprimida animo
    ansiedad ansiosa nervios nerviosa preocupada
    enfado rabia irritable ira irritabilidad enojo enojada
    memoria olvido olvidos olvidadiza
    sexo sexual relaciones intimidad
    deseo libido ganas
    seca sequedad
    orina pipi mear meo meos bano orinar pis vejiga
    corazon cardiaco
    hueso huesos
    peso guata panza tripa gorda rollitos talla engordar barriga kilos grasa
    ejercicio deporte gimnasio entrenar
    comida comer dieta alimentacion
    alcohol vino cerveza beber
    cafe cafeina te
    trabajo jefe jefa oficina empleo
    cabeza migrana migranas jaqueca jaquecas
    articulaciones rodillas articular manos
    piel picor comezon
    palpitaciones palpitacion latidos taquicardia
    pecho pechos senos seno tetas bubis lolas mamas
    embarazo embarazada embarazar
    suplemento suplementos hierbas naturales
    noche madrugada noches nocturno nocturnos
    sudor sudada sudadas transpirar transpiro empapada empapado mojada sudores sudoracion sudar sudo`,
  fr: `bouffee bouffees|bouffee de chaleur|bouffees de chaleur chaleur chaleurs
    ths thm hormone hormones hormonal hormonaux hormonotherapie
    medecin toubib gyneco consultation rendez rdv cabinet docteur gyneco gynecologue generaliste
    dormir sommeil dors insomnie insomnies dort endormir
    conjoint chum homme epoux mari compagnon partenaire copain
    regles menstruation menstruations cycle cycles
    saignement saignements saigner saigne sang
    fatigue naze claquee rincee vannee lessivee fatiguee epuisee epuisement crevee
    triste tristesse depression deprimee moral deprime
    anxiete angoisse anxieuse angoissee stress
    colere irritable rage irritabilite enervee
    memoire oubli oublis oublie
    sexe sexuel rapports intimite sexuels
    desir libido envie
    seche secheresse
    uriner urine pipi vessie
    coeur cardiaque
    os osseux osseuse
    poids bedon bouee taille pantalon grossir ventre kilos
    exercice sport gym entrainement
    manger alimentation repas regime nourriture
    alcool vin biere boire
    cafe cafeine the
    travail boulot chef bureau patron
    tete crane migraine migraines
    articulations genoux articulaires mains
    peau demangeaisons demangeaison
    palpitations palpitation battements
    enceinte grossesse
    complement complements plantes naturel naturels
    nuit nuits nocturnes nocturne
    sueur trempee trempe moite sueurs transpiration transpirer`,
}
