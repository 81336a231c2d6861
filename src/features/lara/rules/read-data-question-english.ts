import { type DataGrammar, wordSet } from './read-data-question-grammar.ts'
import { WORDINGS } from './read-data-question-wordings.ts'

const SHORT_DAYS = [
  ['mon', 'monday'],
  ['tues?', 'tuesday'],
  ['weds?', 'wednesday'],
  ['thur?s?', 'thursday'],
  ['fri', 'friday'],
  ['sat', 'saturday'],
  ['sun', 'sunday'],
] as const

/** Grammar of questions about one's own notes in English. */
export const ENGLISH: DataGrammar = {
  spellings: [
    [/\b(?:how|hows) s\b|\bhows\b/g, 'how is'],
    [/\bwhat s\b|\bwhats\b/g, 'what is'],
    [/\bwhen s\b|\bwhens\b/g, 'when is'],
    [/\bi ve\b|\bive\b/g, 'i have'],
    [/\bi m\b/g, 'i am'],
    [/(?<=\bthis (week|month|year)\b.*\bthan(?: in)?) the (?:last|previous)(?: one)?\b(?! \p{L})/gu, ' last $1'],
    [
      /(?<=\bthis (week|month|year)\b.*\b(?:compared|compared (?:to|with)|vs|versus|against)) (?:the )?(?:last|previous)(?: one)?\b(?! \p{L})/gu,
      ' last $1',
    ],
    [/(?<=\blast (week|month|year)\b.*\bthan) the one before\b/g, ' the $1 before'],
    [/^ (my (?:\p{L}+ ){1,3})(is|are) (?:it|they) (?=going|getting|improving|better|worse|any)/gu, ' $2 $1'],
    [/\bi d\b/g, 'i would'],
    [/\b(did|do|does|have|was|is|are|has) ?n ?t\b/g, '$1 not'],
    [/\bbetween u\b/g, 'between'],
    [/\bu\b/g, 'you'],
    [/\bpls\b|\bplz\b/g, 'please'],
    [/\bdays? of the week\b/g, 'weekday'],
    [/\b(?:the )?new year\b/g, 'january'],
    [/\bav(?:g|erage number)\b/g, 'average'],
    [/\bnites?\b/g, 'night'],
    [/\bwks?\b/g, 'week'],
    [/\b(?:wk ?e?nd|week ?end)\b/g, 'weekend'],
    [/\b(?:mon(?:day)?) (?:to|thru|through|til|till) fri(?:day)?\b/g, 'weekdays'],
    [/^ tues?\b/g, ' on tuesday'],
    ...SHORT_DAYS.map(([short, day]) => [new RegExp(`(?<=\\b(?:on|last|since|this|until) )${short}\\b`, 'g'), day] as const),
    [
      /\b(since|before and after) (?:i|starting|beginning|my|the)(?: \p{L}+){0,4}? (?:back )?(?:on|in) (?=(?:the )?\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gu,
      '$1 ',
    ],
    [/^ and this one $/g, 'and this week'],
    [/\bso far(?= (?:this|in|since)\b)/g, ''],
    ...WORDINGS.en,
  ],
  subjects: [
    ['hot_flashes', /\bhot ?(?:fl[au]sh(?:es|s|ing)?|spells?|sweats?)\b|\b(?:flash|flush)es\b|\b(?:heat|power) (?:waves?|surges?)\b/g],
    [
      'night_sweats',
      /\b(?:wake|woke|woken|waking)(?: up)? (?:\p{L}+ )?(?:in (?:a )?sweat|sweat(?:ing|y)|soaked|drenched|wet)\b|\bnights? ?(?:time )?sweat(?:s|ing)?\b|\bsweaty(?= nights?\b)|\bnightly sweats?\b|\bsweats?(?: at night)?\b|\bsweat(?:ed|ing)(?: at night)?\b/gu,
    ],
    ['sleep', /\b(?:nights? s )?(?:sleep|sleeping|slept|rest)\b|\bhours (?:of sleep )?did i (?:sleep|get)\b|\bnights of sleep\b/g],
    ['mood', /\bmoods?\b/g],
    ['energy', /\benergy(?: levels?)?\b|\benergetic\b|\btired(?:ness)?\b/g],
    ['bleeding', /\bbleed(?:s|ing)?\b|\bbled\b|\bperiods?\b|\bflow\b|\bspott(?:ing|ed)\b|\bmenstruat(?:e|ed|ing|ion)\b/g],
  ],
  flows: [
    ['Light spotting', /\b(?:light(?:ly)? )?spott(?:ing|ed)\b/g],
    ['Heavy flow', /(?<!how )\b(?:really |very )?heav(?:y|ily)\b/g],
    ['Moderate flow', /\bmoderate(?:ly)?\b/g],
    ['Light flow', /\blight(?:ly)?\b/g],
  ],
  without: /\bwithout(?: any| an?)? (?=@)|\b(?:no|zero) (?=@)|@ free\b/g,
  logging:
    /\b(?:log(?:s|ged|ging)?|entr(?:y|ies)|notes?|noted|record(?:s|ed)?|track(?:ed|ing)?|journal(?:ed)?|write|wrote|written|check(?:ed)? in|check ins)\b/,
  everything:
    /#|\b(?:feel(?:ing|s)?|felt|doing|days?|everything|numbers|data|figures|summary|overview|recap|symptoms|better|worse|improv\w+|been|am i|trends?|progress)\b/,
  nights: /\bnights?\b/,
  own: /\b(?:i|my|mine)\b|\bfor me\b|\bme (?:more|fewer|less|worse|better)\b|#\d s @|^how was #\d$|^was #\d (?:better|worse) than #\d(?: for (?:my |the )?@)?$/,
  ownVerbs: null,
  asked: [],
  frames: [
    /\bhow (?:many|much|often|long|was|were|is|are|am|have|has|did|good|bad|well|badly)\b.*\b(?:i|my)\b/,
    /\bhow (?:i|my)\b/,
    /^how (?:was|were) #\d s @/,
    /^how was #\d$|^was #\d (?:better|worse) than #\d(?: for (?:my |the )?@)?$/,
    /^my (?:best|worst|longest|shortest|highest|lowest)\b/,
    /\bhow @ (?:was|were|is|am|have|did) (?:i|my)\b/,
    /\b(?:do|does) (?:i|my)\b/,
    /(?<!(?:days?|nights?|times?|even) )\b(?:when|what|which)\b.*\b(?:i|my)\b/,
    /(?:^|\b(?:please|hi|hey|lara|so|and|or|but|ok|okay|then|if|whether) )(?:did|have|has|had|was|were|am|is|are) (?:not )?(?:i|my|there|#\d|@|it been)/,
    /\b(?:show|tell|give|list|see|check|look|looking|compare|review|summari[sz]e|summary|overview|recap|know|say)\b.*\b(?:my|i)\b/,
  ],
  refuses: [
    /\b(?:days?|weeks?|how) late\b|\blate is\b/,
    /\b(?:to|will|let me) tell you\b/,
    /\bhow (?:do|can|could|should|would|to|does)\b(?! you)(?!.* compare)/,
    /\bwhat (?:can|could|should|to|do|does|is (?:an?|the|this|that)|are the|would|will|if)\b(?! (?:my|you) (?:#|notes|logs|entries|records?|numbers|have))/,
    /\b(?:have|has|had|need|want) to (?!see|know|look|check|compare|hear)/,
    /\bto (?:feel|be|get|have|sleep|go|do|improve|change|track|log|note|record|write)\b/,
    /^(?:can|could|should|would|will|does|do) (?!you|i (?:have|sleep|feel|bleed|log|get|@)|my|i see|i look|i check|i have a look|i know|i get an? (?:overview|summary|recap))/,
    /\b(?:was|is|were|are|had) (?:it|this|that|there) an? @/,
    /\bwhat is (?:it|this|that)\b/,
    /\bwhen\b.*\b(?:better|worse|improved?|changed?)\b/,
    /\bhow long\b(?!.*(?:\bsince\b|\bago\b|\bbetween\b|@))/,
    /\bam i (?:in|at|a|an|the|on|going|normal|good|bad|well|ok|okay|great)\b/,
    /\bshow me (?!my|how (?:i|my)|#|when|what|which|the (?:days|nights|notes|entries|numbers|logs))/,
    /\b(?:i|my @) (?:would|could|can|will) (?!like|you)/,
    /\bhow long (?:was|were|is|are)\b(?! it)/,
    /\b(?:first|second|third|last|beginning|start|end|middle|weeks?|half|days|nights) of (?:the )?#/,
    /\b(?:before|after|until|till|through|by) #(?!.*#)|\b(?:before|after) #/,
  ],
  needsTime: [
    /\b(?:do|does) (?:i|my)\b(?<!\bhow (?:many|much|often|long).*)/,
    /(?:^| )(?:is|are|am|have|has|do|was|were) (?:i|my|there)\b(?<!\b(?:how|when|what|which|many|much|often|long|best|worst|average|highest|lowest)\b.*)/,
    /^(?:have|has) (?:i|my|there)\b/,
  ],
  compare:
    /\b(?:better|worse|improv(?:e|ed|ing|ement|ements)|compared?|comparison|comparing|versus|vs|than|differen(?:t|ce)|chang(?:e|ed|es|ing)|(?:gone|went|going|go) (?:up|down)|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|dropped|risen|(?:more|less|fewer|higher|lower|longer|shorter)(?! than \d))\b/,
  than: /\b(?:than|vs|versus|against|(?:compared?|comparison|comparing)(?: (?:to|with))?|differen(?:t|ce)(?: from| to| between)?)\b[^#]*(#\d)/,
  until: /(#\d) (?:to|until|till|and|through) (#\d)/,
  between: /\b(?:between|from)\b/,
  last: /\bwhen\b.*\blast\b|\blast\b.*\bwhen\b|\b(?:my|the) (?:last|latest|most recent|newest)\b|\blast time\b|\bhow many (?:days|weeks|months) ago\b|\bhow long (?:ago|(?:is|has) it (?:been )?)\b|\b(?:long|days|time|weeks|months)(?: has it been| have passed| is it)? since\b|\bwhen (?:was|were) (?:my|the) @|\bwhat day did i last\b|\bdid i last\b/,
  best: /\b(?:best|highest|fewest|least|longest|happiest|good day|lightest)\b/,
  worst: /\b(?:worst|lowest|most(?! recent| days| nights)|shortest|hardest|heaviest)\b/,
  count: /\b(?:how (?:many|much|often|long)|number of|count|total|times|amount of)\b/,
  follows: /^(?:and|what about|how about|and what about|and how about|or|also|then|same (?:for|in)|now)\b/,
  mended:
    'anything yesterday monday tuesday wednesday thursday friday saturday sunday january february october september november december august flashes flushes bleeding sleeping period energy average weekend better compared tonight exercise alcohol'.split(
      ' ',
    ),
  known: wordSet(`
    getting sorry roughly honestly basically maybe perhaps probably anyway though right think suppose guess any anything bit little ended manage managed
    clock clocked spent tend mainly generally similar hit strike appear appeared else used gone since ones actual honest idea exact nightly altogether happening night's
    skip skipped miss missed fill filled wise high heavier lighter clearer foggiest writing ever
    s a about according actually again against all also altogether am amount an and any are at average averages bad badly be been before being best
    better between body but came can changed change changes changing check come compare compared comparing comparison completely compared could
    count counts curious currently daily data day days did difference different do does doing down during each energetic entries entry even evening every
    everything exactly far feel feeling fell felt few fewer fewest figures find fine first for found free from get gets getting give go going good got
    gotten great had happen happened happiest hard hardest has have having heaviest hello hey hi higher highest hour hours how i if improve improved
    improvement improving in is it journal journaled just know lara last late latest least length less lightest like list log logged logging logs long
    longer longest look looked looking lot low lower lowest many me mean mine month monthly months more morning most mostly much my new newest
    night nights no normally note noted notes now number numbers of off often ok okay on once one or other out over overview own per please progress
    quite rate rated rather rating ratings really recap recent record recorded records report reported review same say says score scores see seem
    shorter shortest show since slightly so some sound stats statistics still stuff sum summarise summarize summary symptoms taken tell than thank
    thanks that the their then there these they thing things think this those through throughout till time times to today total totally track tracked
    tracking trend trending trends two until up us usually versus very vs want was week weekly weeks well went were what when whether which while who
    whole with without wonder wondering would write written wrote year years yes yet you zero not worse worst something anything enter entered say said down over passed
  `),
}
