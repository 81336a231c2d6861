import type { Language } from '../../../text/rules/speech.ts'

/** What a model's reply may not state, as fragments of regular expressions over `toPlain` text. */
export type Forbidden = {
  /** Illnesses and disorders: allowed only if the reviewed answer names them, and never as hers. */
  readonly illnesses: string
  /** Stages of menopause: allowed, but never as hers. */
  readonly stages: string
  /** Medicines and their forms: allowed only if the reviewed answer names them. */
  readonly remedies: string
  /** General words for medicines: allowed, but not in advice to start, stop or change one. */
  readonly medicines: string
  /** Units of amounts, beside the forms of medicines. */
  readonly units: string
  /** Fractions and articles before a unit that are not number words. */
  readonly parts: string
  /** Verbs that advise changing a medicine. */
  readonly changes: string
  /** Verbs that advise taking one: at the start of a sentence, or after `may`. */
  readonly takes: string
  readonly may: string
  /** "you have" and variants; what follows decides. */
  readonly has: string
  /** Before "you have", these make it a condition instead of a verdict. */
  readonly conditions: string
  /** After "you have", these indicate no illness. */
  readonly harmless: string
  /** Statements of what she is, has or does not have. */
  readonly verdicts: string
  /** "is", "sounds like", "points to": a verdict when followed by an illness or a stage. */
  readonly points: string
  /** Words allowed between those two. */
  readonly between: string
}

const EN: Forbidden = {
  illnesses:
    "cancer\\w*|tumou?rs?|\\w*thyroid\\w*|depressi\\w+|depressed|anxiety|endometriosis|fibroids?|ana?emi\\w+|iron|diabet\\w+|osteopor\\w+|pcos|infect\\w+|migraines?|dementia|alzheimer'?s?|insomnia|atroph\\w+|gsm|polyps?|adenomyosis|arthritis|hypertension|burnout|disorders?|syndromes?|diseases?|deficien\\w+|insufficien\\w+|apn(?:o?ea)|fibromyalgia|lupus|adhd|bipolar|vertigo|tinnitus|hernia|ulcers?|gout|eczema|psoriasis|stroke|heart attack|embolism|thrombosis|clots?|hyperplasia|cysts?|prolapse|vaginitis|cystitis|ptsd|trauma",
  stages: '(?:peri|post|pre)?-?menopaus\\w+',
  remedies:
    'dos(?:e|es|age|ing)|patch(?:es)?|pills?|tablets?|gels?|capsules?|drops|injections?|o?estrogens?|o?estradiol|progest\\w+|testosterone|hrt|mht|your hormones?|hormone (?:therapy|replacement)|antidepressants?|ssris?|snris?|ibuprofen|paracetamol|acetaminophen|aspirin|painkillers?|melatonin|magnesium|zinc|vitamins?|statins?|gabapentin|clonidine|fezolinetant|metformin|cohosh|primrose|wort|ashwagandha|maca|valerian|ginseng|cannabis|cbd|omega|probiotics?|contracepti\\w+|sleeping aids?|steroids?|antibiotics?|herbs?|herbal',
  medicines: 'medicines?|medications?|meds|drugs?|supplements?|remed(?:y|ies)|prescriptions?|treatments?',
  units: 'mg|mcg|[µμ]g|ug|g|ml|iu|grams?|(?:milli|micro)grams?|millilit(?:er|re)s?|units?|puffs?|pumps?|sprays?|sachets?|teaspoons?',
  parts: 'half a|half|one|a quarter|quarter of a',
  changes:
    "doubl(?:e|ing)|halv(?:e|ing)|increas(?:e|ing)|rais(?:e|ing)|lower(?:ing)?|higher|reduc(?:e|ing)|skip(?:ping)?|cut(?:ting)?|stop(?:ping)?|quit(?:ting)?|start(?:ing)?|begin(?:ning)?|switch(?:ing)?|swap(?:ping)?|chang(?:e|ing)|combin(?:e|ing)|mix(?:ing)?|add(?:ing)?|(?:go|come|going|coming) (?:off|on)|drop|leave out|(?:no longer|do not|don't|doesn't|not) need|consider (?:taking|using|trying)|wear|carry(?:ing)? on with|continu(?:e|ing)(?: with)?|keep (?:on )?taking|stay on",
  takes: 'take|use|try|apply|get|buy|swallow|put on|ask for',
  may: 'you (?:should|can|could|must|may|might|need to|have to|ought to|want to|would)|i (?:recommend|suggest|advise|would)(?: that)?(?: you)?|best to|better to|please|just|simply|then|so|and|safely|feel free to',
  has: "you(?:'ve| (?:\\w+ly |may |might |could |must |do |don't |do not |will |seem to |appear to |already |still |just |also )*(?:have|suffer))(?: got| from)?(?: \\w+ly)?",
  conditions: 'if|whether|when|whenever|unless|once|until|that if|in case|do|did|should',
  harmless:
    'to|been|logged|used|seen|heard|read|had|slept|chosen|given|put|noticed|written|told|said|shared|described|mentioned|asked|tried|done|felt|come|gone|lived|made|carried|any|every|many|much|more|so|such|what|your|questions?|options|choices|time|people|support|good reasons?|already|a (?:lot|right|choice|say|question|moment|hard|good|great|difficult|busy|minute|doctor|chance)|an appointment|someone|somebody|less|good company|the (?:right|choice|chance|feeling)',
  verdicts:
    "you(?:'re| are)(?: \\w+ly| now| already| still| just)* (?:(?:in|entering|going through|experiencing|facing|having|dealing with)(?: \\w+){0,2} (?:peri|post|pre)?-?menopaus\\w+|suffering|diabetic|an?aemic|anemic|depressed|ill|sick|pregnant|menopausal|perimenopausal|postmenopausal|healthy|(?:completely|perfectly) (?:fine|healthy|normal))|your diagnosis|i (?:can )?(?:diagnose|confirm)|(?:nothing|not anything) (?:is )?(?:seriously )?wrong|no need to see a doctor|(?:do not|don't) need (?:a|to see a) doctor",
  points:
    "is|are|it's|that's|be|means?|like|signals?|suggests?|indicates?|confirms?|points? (?:to|towards)|because of|due to|caused by|suffering from|dealing with",
  between:
    'a|an|the|your|just|only|simply|clearly|most|very|likely|quite|almost|classic|typical|clear|sure|plain|early|late|case|form|kind|sign|signs|symptom|symptoms|of|mild|severe|\\w*active|low|weak|slow|\\w+ly',
}

const ES: Forbidden = {
  illnesses:
    'cancer\\w*|tumor(?:es)?|\\w*tiroid\\w*|depresi\\w+|deprimida|ansiedad|endometriosis|miomas?|anemi\\w+|hierro|diabet\\w+|osteopor\\w+|infecci\\w+|migranas?|demencia|alzheimer|insomnio|atrofi\\w+|polipos?|artritis|artrosis|hipertension|trastornos?|sindromes?|enfermedad(?:es)?|deficiencias?|insuficiencias?|apnea|fibromialgia|lupus|bipolar|vertigos?|acufenos|ulceras?|gota|eccema|psoriasis|ictus|infarto|embolia|trombosis|coagulos?|hiperplasia|quistes?|prolapso|vaginitis|cistitis|trauma',
  stages: '(?:peri|pos|post|pre)?-?menopausi\\w+',
  remedies:
    'dosis|parches?|pastillas?|pildoras?|comprimidos?|tabletas?|capsulas?|gotas|inyeccion(?:es)?|gel(?:es)?|estrogenos?|estradiol|progest\\w+|testosterona|terapia hormonal|ths|tus hormonas|antidepresivos?|ibuprofeno|paracetamol|aspirina|analgesicos?|melatonina|magnesio|zinc|vitaminas?|estatinas?|gabapentina|clonidina|metformina|cimicifuga|cohosh|onagra|hierba de san juan|hiperico|ashwagandha|maca|valeriana|ginseng|cannabis|cbd|omega|probioticos?|anticonceptiv\\w+|corticoides|antibioticos?|hierbas|somniferos?',
  medicines: 'medicinas?|medicamentos?|medicacion|farmacos?|suplementos?|remedios?|recetas?|tratamientos?',
  units: 'mg|mcg|[µμ]g|ug|g|ml|ui|gramos?|(?:mili|micro)gramos?|mililitros?|unidad(?:es)?|pulsaciones|sobres?|inhalaciones|cucharaditas?',
  parts: 'media|medio|un cuarto de|una?',
  changes:
    'duplica\\w*|dobla\\w*|aumenta\\w*|subir?(?:te)?|sube|baja\\w*|reduc\\w+|deja\\w*|suspend\\w+|salta\\w*|empieza|empezar|cambia\\w*|combina\\w*|mezcla\\w*|anad\\w+|abandona\\w*|no necesitas|ya no necesitas|vendria bien|vendria mejor|basta|ponte|ponerte|te recomiendo|olvida\\w*',
  takes: 'toma|tomate|tomar|usa|usar|prueba|probar|ponte|ponerte|compra|comprar|aplica|aplicar|pide|pedir',
  may: 'puedes|podrias|debes|deberias|tienes que|te recomiendo|te aconsejo|conviene|es mejor|lo mejor es|mejor|luego|y|vendria bien|intenta|basta con',
  has: '(?:tienes|tendras|tiene|padeces|padece|sufres|sufre|(?:puedes|podrias|debes(?: de)?|pareces) tener|tengas)(?: \\w+mente)?(?: de)?',
  conditions: 'si|cuando|que si|siempre que|aunque|quien|mujer que|mujeres que',
  harmless:
    'que|derecho|razon|ganas|dudas|preguntas|tod[oa]s?|much[oa]s?|tiempo|opciones|a (?:alguien|quien|tu)|algun[oa]?s?|cerca|por que|permiso|menos|miedo|sueno|frio|calor|en (?:cuenta|mente)|motivos|buenos? motivos?|una (?:pregunta|opcion|cita)|el derecho|un momento|sentido',
  verdicts:
    '(?:estas|esta)(?: \\w+mente| ya| ahora)? (?:en|entrando en|pasando(?: por)?|viviendo|atravesando)(?: la| tu)? (?:peri|pos|post|pre)?-?menopausia|eres (?:\\w+mente )?(?:\\w*menopausica|diabetica|anemica)|estas (?:enferma|deprimida|embarazada|sana|anemica)|tu diagnostico|te diagnostico|puedo (?:confirmar|diagnosticar)|no te pasa nada|no tienes nada|no hace falta (?:que veas|ver) a un medico',
  points:
    'es|son|seria|sera|sea|parecen?|suenan? a|significan?|se debe a|por culpa de|apuntan? a|indican?|senalan?|confirman?|sugieren?|parece que es',
  between:
    'un|una|la|el|los|tu|solo|simple|temprana|clara|claro|tipica|tipico|caso|forma|senal(?:es)?|sintomas?|de|del|a|por|muy|casi|\\w+mente',
}

const FR: Forbidden = {
  illnesses:
    "cancer\\w*|tumeurs?|\\w*thyroid\\w*|depressi\\w+|deprimee|anxiete|endometriose|fibromes?|anemi\\w+|fer|diabet\\w+|osteopor\\w+|infecti\\w+|migraines?|demence|alzheimer|insomni\\w+|atrophi\\w+|polypes?|arthrite|arthrose|hypertension|syndromes?|maladies?|carences?|insuffisances?|apnee|fibromyalgie|lupus|bipolaire|vertiges?|acouphenes|ulceres?|goutte|eczema|psoriasis|avc|infarctus|embolie|thrombose|caillots?|hyperplasie|kystes?|prolapsus|vaginite|cystite|traumatisme|troubles? (?:anxieux|bipolaires?|de l'humeur)",
  stages: '(?:peri|post|pre)?-?menopaus\\w*',
  remedies:
    'doses?|dosages?|patchs?|timbres?|comprimes?|demi-comprimes?|cachets?|pilules?|gelules?|capsules?|gouttes|injections?|gels?|(?:œ|oe)strogenes?|(?:œ|oe)stradiol|progest\\w+|testosterone|ths|vos hormones|traitement hormonal|hormonotherapie|antidepresseurs?|ibuprofene|paracetamol|aspirine|antidouleurs?|melatonine|magnesium|zinc|vitamines?|statines?|gabapentine|clonidine|metformine|actee|onagre|millepertuis|ashwagandha|maca|valeriane|ginseng|cannabis|cbd|omega|probiotiques?|contracepti\\w+|cortisone|antibiotiques?|somniferes?|tisanes?',
  medicines: 'medicaments?|traitements?|complements?|remedes?|ordonnances?',
  units: 'mg|mcg|[µμ]g|ug|g|ml|ui|grammes?|(?:milli|micro)grammes?|millilitres?|unites?|pressions?|pulverisations?|sachets?|cuilleres?',
  parts: 'demi|un demi|un quart de|une?',
  changes:
    'doubl(?:ez|er)|augment(?:ez|er)|mont(?:ez|er)|baiss(?:ez|er)|redui(?:sez|re)|arret(?:ez|er)|cess(?:ez|er)|stopp(?:ez|er)|saut(?:ez|er)|commenc(?:ez|er)|repren(?:ez|dre)|remett(?:ez|re)|chang(?:ez|er)|remplac(?:ez|er)|combin(?:ez|er)|melang(?:ez|er)|ajout(?:ez|er)|associ(?:ez|er)|abandonn(?:ez|er)|plus besoin|pas besoin|passez|suffit|suffisent|je vous conseille|je vous recommande|oubliez',
  takes: 'prenez|prendre|utilisez|utiliser|essayez|essayer|appliquez|appliquer|mettez|mettre|achetez|acheter|demandez|demander',
  may: 'vous (?:pouvez|pourriez|devez|devriez)|il faut|je (?:recommande|conseille|vous recommande de|vous conseille de)|mieux vaut|il vaut mieux|puis|simplement|et|n.hesitez pas a',
  has: "vous (?:\\w+ment )?(?:avez|aurez|auriez|ayez|souffrez|faites|(?:pouvez|pourriez|devez|semblez) (?:\\w+ment )?(?:avoir|souffrir))(?: d'| de| du)?(?: \\w+ment)?",
  conditions: "si|s'il|quand|lorsque|que si|des que|tant que|dont|comment|ce que",
  harmless:
    "raison|le (?:droit|choix|temps)|besoin|envie|deja|ecrit|dit|raconte|note|remarque|partage|pose|essaye|vecu|fait|ete|eu|tout|toute|froid|chaud|dormi|compris|mange|moins|bien|mieux|beaucoup|peut-etre|des (?:questions|doutes|raisons)|plusieurs|une question|une pause|un moment|du temps|de votre|l'impression|votre|vos|a|attention|confiance|face",
  verdicts:
    "vous (?:etes (?:\\w+ment |deja |sans doute |bien )?(?:en|entree en|dans la) (?:peri|post|pre)?-?menopause|etes (?:\\w+ment |sans doute |bien )?(?:\\w*menopausee|atteinte|diabetique|depressive|enceinte|anemiee|malade|en bonne sante)|(?:traversez|vivez|faites) (?:la|une|votre) (?:peri)?-?menopause)|votre diagnostic|je (?:diagnostique|confirme|peux confirmer)|tout va bien chez vous|vous n'avez (?:rien|pas (?:de|d'))|(?:pas|plus) besoin de (?:voir un |consulter un )?medecin",
  points:
    "est|sont|c'est|soit|ressemblent? a|evoquent?|indiquent?|signifient?|confirment?|suggerent?|correspond(?:ent)? a|s'agit|semblent? etre|liee?s? a|a cause|due? a",
  between:
    'un|une|la|le|les|votre|bien|sans|doute|surement|simple|clair|claire|typique|cas|forme|signes?|symptomes?|de|du|des|a|etre|debut|\\w+ment',
}

/** What may not be stated, by language. */
export const FORBIDDEN: Readonly<Record<Language, Forbidden>> = { en: EN, es: ES, fr: FR }
