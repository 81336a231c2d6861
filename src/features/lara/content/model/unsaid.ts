import type { Language } from '../../rules/speech.ts'

/**
 * What a reply may not say, in words as `toPlain` leaves them, each group a part of a pattern. `HEALTH` are names of illnesses and stages,
 * `UNITS` what medicines are counted in, `MEDICINES` what must not be begun, ended or changed on a reply's word.
 */
export type Unsaid = {
  readonly health: string
  readonly units: string
  readonly medicines: string
  /** Telling her to change something about a medicine, whoever is meant. */
  readonly changes: string
  /** Telling her to take it: at the beginning of a sentence, or after `may`. */
  readonly takes: string
  readonly may: string
  /** "you have" and its like; what follows decides. */
  readonly has: string
  /** Before "you have" these make it a condition and no verdict. */
  readonly conditions: string
  /** After "you have" these are no illness. */
  readonly harmless: string
  /** Says outright what she is or suffers from. */
  readonly verdicts: string
  /** "this is", before the name of an illness or a stage. */
  readonly points: string
}

export const UNSAID: Readonly<Record<Language, Unsaid>> = {
  en: {
    health:
      "(?:peri|post|pre)?-?menopaus\\w+|cancer|tumou?rs?|\\w*thyroid\\w*|depression|endometriosis|fibroids?|an?aemia|anemia|diabetes|osteoporosis|pcos|infections?|migraines?|dementia|alzheimer'?s?|insomnia|atrophy|gsm|polyps?|adenomyosis|arthritis|hypertension|burnout|disorders?|syndrome|disease|deficiency|insufficiency",
    units:
      'mg|mcg|[µμ]g|ug|g|ml|iu|grams?|(?:milli|micro)grams?|millilit(?:er|re)s?|units?|pills?|tablets?|capsules?|patch(?:es)?|drops?|puffs?|doses?|pumps?|sprays?|sachets?',
    medicines:
      "dos(?:e|es|age)|patch(?:es)?|pills?|tablets?|gels?|medicines?|medications?|drugs?|o?estrogen|progest\\w+|testosterone|hrt|mht|hormones?|hormone therapy|antidepressants?|ssris?|ibuprofen|paracetamol|acetaminophen|aspirin|melatonin|magnesium|statins?|gabapentin|clonidine|black cohosh|evening primrose|st john'?s wort|supplements?|contracepti\\w+",
    changes:
      'doubl(?:e|ing)|halv(?:e|ing)|increas(?:e|ing)|rais(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|skip(?:ping)?|cut(?:ting)?|stop(?:ping)?|start(?:ing)?|switch(?:ing)?|chang(?:e|ing)|combin(?:e|ing)|mix(?:ing)?|add(?:ing)?',
    takes: 'take|use|try|apply|get|buy|swallow|put on',
    may: 'you (?:should|can|could|must|may|might|need to|have to|ought to|want to)|i (?:recommend|suggest|advise)(?: that)?(?: you)?|best to|better to|please|just|simply|then',
    has: "you(?:'ve| (?:\\w+ly |may |might |could |must |do |will |seem to |appear to |already |still |just |also )*(?:have|had))(?: got)?(?: \\w+ly)?",
    conditions: 'if|whether|when|whenever|unless|once|until|that if|in case|do|did|should',
    harmless:
      'to|been|logged|used|seen|heard|read|had|slept|chosen|given|put|noticed|written|told|said|shared|described|mentioned|asked|tried|done|felt|come|gone|lived|made|carried|any|every|many|much|more|so|such|what|your|questions?|options|choices|time|people|support|good reasons?|already|a (?:lot|right|choice|say|question|moment|hard|good|great|difficult|busy|minute|doctor|chance)|an appointment|the (?:right|choice|chance|feeling)',
    verdicts:
      "you(?:'re| are)(?: \\w+ly| now| already| still)* (?:in|entering|going through|suffering|diabetic|an?aemic|anemic|depressed|ill|sick|pregnant|menopausal|perimenopausal|postmenopausal|healthy|completely fine)|you suffer|your diagnosis|i (?:can )?(?:diagnose|confirm)|nothing is wrong",
    points:
      "(?:this|it|that|these|those|yours?|problem|cause|symptoms?)(?: \\w+){0,2}? ?(?:is|are|'s|sounds? like|looks? like|must be|means?|(?:may|might|could)(?: well)? be|points? to|suggests?)(?: (?:a|an|the|your|just|only|simply|early|late|\\w+ly|signs?|symptoms?|case|form|kind|of|due|caused|by|to|called))*",
  },
  es: {
    health:
      '(?:peri|pos|post|pre)?-?menopausi\\w+|cancer|tumor(?:es)?|\\w*tiroid\\w*|depresion|endometriosis|miomas?|anemia|diabetes|osteoporosis|infeccion(?:es)?|migranas?|demencia|alzheimer|insomnio|atrofia|polipos?|artritis|hipertension|deficiencia|insuficiencia',
    units:
      'mg|mcg|[µμ]g|ug|g|ml|ui|gramos?|(?:mili|micro)gramos?|mililitros?|unidad(?:es)?|pastillas?|comprimidos?|tabletas?|capsulas?|parches?|gotas?|dosis|pulsaciones|sobres?|inhalaciones',
    medicines:
      'dosis|parches?|pastillas?|comprimidos?|tabletas?|gel(?:es)?|medicinas?|medicamentos?|farmacos?|estrogenos?|progest\\w+|testosterona|terapia hormonal|ths|hormonas?|antidepresivos?|ibuprofeno|paracetamol|aspirina|melatonina|magnesio|estatinas?|gabapentina|clonidina|cimicifuga|cohosh negro|onagra|hierba de san juan|suplementos?|anticonceptiv\\w+',
    changes:
      'duplica\\w*|dobla\\w*|aumenta\\w*|subir?(?:te)?|sube|baja\\w*|reduc\\w+|deja\\w*|suspend\\w+|salta\\w*|empieza|empezar|cambia\\w*|combina\\w*|mezcla\\w*|anad\\w+',
    takes: 'toma|tomate|tomar|usa|usar|prueba|probar|ponte|ponerte|compra|comprar|aplica|aplicar',
    may: 'puedes|podrias|debes|deberias|tienes que|te recomiendo|te aconsejo|conviene|es mejor|lo mejor es|mejor|luego',
    has: '(?:tienes|tendras|padeces|sufres|(?:puedes|podrias|debes(?: de)?|pareces) tener|tengas)',
    conditions: 'si|cuando|que si|siempre que|aunque',
    harmless:
      'que|derecho|razon|ganas|dudas|preguntas|tod[oa]s?|much[oa]s?|tiempo|opciones|a (?:alguien|quien|tu)|algun[oa]?s?|cerca|en (?:cuenta|mente)|motivos|buenos? motivos?|una (?:pregunta|opcion|cita)|el derecho|un momento',
    verdicts:
      '(?<!si )(?<!cuando )(?:estas (?:\\w+mente |ya )?(?:en|entrando en|pasando por)(?: la| tu)? (?:peri|pos|post|pre)?-?menopausia|eres (?:menopausica|diabetica|anemica)|estas (?:enferma|deprimida|embarazada|sana|anemica))|tu diagnostico|te diagnostico|puedo (?:confirmar|diagnosticar)|no te pasa nada|no tienes nada',
    points:
      '(?:es|son|seria|sera|parecen?|suenan? a|significan?|se debe a|se llama|apuntan? a)(?: (?:un|una|la|el|los|tu|solo|temprana|\\w+mente|senal(?:es)?|sintomas?|de|del|a|por))*',
  },
  fr: {
    health:
      '(?:peri|post|pre)?-?menopaus\\w*|cancers?|tumeurs?|\\w*thyroid\\w*|depression|endometriose|fibromes?|anemie|diabete|osteoporose|infections?|migraines?|demence|alzheimer|insomnie|atrophie|polypes?|arthrite|hypertension|carence|insuffisance',
    units:
      'mg|mcg|[µμ]g|ug|g|ml|ui|grammes?|(?:milli|micro)grammes?|millilitres?|unites?|pilules?|comprimes?|cachets?|gelules?|capsules?|patchs?|timbres?|gouttes?|doses?|pressions?|pulverisations?|sachets?',
    medicines:
      'doses?|dosage|patchs?|timbres?|comprimes?|pilules?|gelules?|gels?|medicaments?|traitements?|(?:œ|oe)strogenes?|progest\\w+|testosterone|ths|hormones?|antidepresseurs?|ibuprofene|paracetamol|aspirine|melatonine|magnesium|statines?|gabapentine|clonidine|actee|onagre|millepertuis|complements?|contracepti\\w+',
    changes:
      'doubl(?:ez|er)|augment(?:ez|er)|mont(?:ez|er)|baiss(?:ez|er)|redui(?:sez|re)|arret(?:ez|er)|cess(?:ez|er)|saut(?:ez|er)|commenc(?:ez|er)|chang(?:ez|er)|combin(?:ez|er)|melang(?:ez|er)|ajout(?:ez|er)|associ(?:ez|er)',
    takes: 'prenez|prendre|utilisez|utiliser|essayez|essayer|appliquez|appliquer|mettez|mettre|achetez|acheter',
    may: 'vous (?:pouvez|pourriez|devez|devriez)|il faut|je (?:recommande|conseille|vous recommande de|vous conseille de)|mieux vaut|il vaut mieux|puis|simplement',
    has: 'vous (?:\\w+ment )?(?:avez|aurez|auriez|ayez|souffrez|(?:pouvez|pourriez|devez|semblez) (?:\\w+ment )?(?:avoir|souffrir))',
    conditions: "si|s'il|quand|lorsque|que si|des que|tant que",
    harmless:
      "raison|le (?:droit|choix|temps)|besoin|envie|deja|ecrit|dit|raconte|note|remarque|partage|pose|essaye|vecu|fait|ete|eu|tout|toute|bien|beaucoup|peut-etre|des (?:questions|doutes|raisons)|plusieurs|une question|un moment|du temps|l'impression|votre|vos|a",
    verdicts:
      "(?<!si )(?<!quand )(?<!lorsque )vous (?:etes (?:\\w+ment |deja |sans doute |bien )?(?:en|entree en) (?:peri|post|pre)?-?menopause|etes (?:menopausee|atteinte|diabetique|depressive|enceinte|anemiee|malade|en bonne sante)|traversez (?:la|une|votre) (?:peri)?-?menopause)|votre diagnostic|je (?:diagnostique|confirme|peux confirmer)|tout va bien chez vous|vous n'avez rien",
    points:
      "(?:c'est|ce sont|cela|ca|ceci|il s'agit|s'appelle)(?: (?:est|semble|parait|ressemble|doit|peut|pourrait|evoque|correspond))?(?: (?:un|une|la|le|les|votre|\\w+ment|signes?|symptomes?|de|du|des|a|etre|bien|sans|doute))*",
  },
}
