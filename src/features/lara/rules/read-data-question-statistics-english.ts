import { type StatisticsSaid, wordSet } from './read-data-question-grammar.ts'

/** Statistics in English. */
export const ENGLISH_STATISTICS: StatisticsSaid = {
  choices: [
    ['waking', 'clear', /\b(?:wake|woke|woken|waking) (?:up )?(?:feeling )?clear\b/g],
    ['waking', 'groggy', /\b(?:wake|woke|woken|waking) (?:up )?(?:feeling )?groggy\b/g],
    ['waking', 'heavy', /\b(?:wake|woke|woken|waking) (?:up )?(?:feeling )?heavy\b/g],
    ['waking', 'tired', /\b(?:wake|woke|woken|waking) (?:up )?(?:feeling )?tired\b/g],
    ['feeling', 'exhausted', /\b(?:feel(?:ing)? |felt )?exhausted\b/g],
    ['feeling', 'stressed', /\b(?:feel(?:ing)? |felt )stressed\b/g],
    ['feeling', 'fine', /\b(?:feel(?:ing)? |felt )fine\b/g],
    ['feeling', 'calm', /\b(?:feel(?:ing)? |felt )?calm\b/g],
    ['feeling', 'energized', /\b(?:feel(?:ing)? |felt )?energi[sz]ed\b/g],
  ],
  subjects: [
    ['tide_focus', /\bfocus(?:ed)?\b/g],
    ['tide_tension', /\btension\b/g],
    ['mood_taps', /\bmoods? (?:taps?|checks?)\b|\b(?:tap(?:ped)?|tapping) (?:my )?moods?\b|\bmoods?(?= (?:did|have|i|that)\b.*\btap)/g],
    [
      'clarity',
      /\b(?:brain ?)?fog(?:gy|giness|giest)?\b|\b(?:thinking |mental )?clarity\b|\bclear thinking\b|\bthink(?:ing)? clearly\b|\bthinking\b|\bconcentrat(?:ion|e|ing)\b|\b(?:clear(?:er|est)? (?:head(?:ed)?|minded|mind)|(?<=\bclear (?:was|is|has|were) my )(?:head|mind)|(?:head|mind)(?= (?:was |been |is )?(?:clear|fog)))\b/g,
    ],
    ['stress', /\bstress(?:ed)?(?: levels?)?\b/g],
    ['waking', /\b(?:wake|woke|woken|waking)(?: up)?(?: feeling)?\b/g],
    ['feeling', /\b(?:main|dominant|strongest|most common|most frequent|usual) (?:emotions?|feelings?)\b|\b(?:emotions?|feelings)\b/g],
    ['hot_flashes', /\b(?:tap(?:ped)? )?(?:hot ?)?fl[au]sh(?:es|s)?\b/g],
    ['bleeding', /\bcycles?\b|\bmy time of the month\b|\btime of the month\b/g],
    ['mood', /\bspirits\b/g],
    ['sleep', /\basleep\b|\bhours in bed\b/g],
    ['energy', /\bfatigue\b/g],
  ],
  high: /\b(?:highest|longest|largest|biggest|peak|max(?:imum)?|most(?! recent| recently| days| nights| of (?:my|the)))\b/,
  low: /\b(?:lowest|fewest|least|shortest|smallest|min(?:imum)?|lightest)\b/,
  first:
    /\b(?:first|earliest|oldest)\b(?! #| week| half| days of)|\b(?:start(?:ed)?|began|begin) (?:logging|tracking|writing|noting|keeping)\b/,
  average: /\b(?:averages?|on average|mean|per (?:day|night)|a (?:day|night)|each (?:day|night)|daily|nightly|typically|typical|usually)\b/,
  total: /\b(?:in total|total|altogether|all together|sum|add(?:ed)? up)\b/,
  days: /\b(?:how many|number of|what number of|how often)\b.*\b(?:days|nights|mornings|evenings|times)\b|\bhow often\b|\b(?:which|what|list|show me)(?: all)?(?: the)? (?:days|nights|dates)\b/,
  weekdays: /\bweekday\b(?! (?:nights?|mornings?))|\bdifferent days of\b/,
  weeks:
    /\b(?:which|what)(?: was)?(?: my| the)?(?: best| worst)? weeks?\b|\b(?:by|per|for each|each|every|a(?: typical)?) week\b|\bweekly\b|\bweek by week\b|\bmy (?:best|worst) week\b/,
  months:
    /\b(?:which|what)(?: was)?(?: my| the)?(?: best| worst)? months?\b|\b(?:by|per|for each|each|every) month\b|\bmonthly\b|\bmonth by month\b|\bmy (?:best|worst) month\b/,
  hours:
    /\b(?:what|which) (?:time|hour|hours|times|part|parts)\b|\btime of (?:the )?day\b|\bwhen (?:in|during) the day\b|\bo clock\b|\bby hour\b|\bhours of the day\b|\bpart of the day\b|=/,
  cycles:
    /^(?!.*\b(?:start|started|begin|began|end|ended)\b).*\bcycles?\b|\bdays between\b|(?<!(?:long|bigg|larg|great)est )\bgap between\b|\bbetween (?:my )?(?:last )?(?:two )?(?:@|periods)|\bapart\b|(?<!ir)\bregular(?:ity|ly)?\b|\bhow often (?:do|did) i (?:get|have) (?:my |a )?@/,
  gap: /\b(?:longest|biggest|largest|greatest) (?:gap|time|stretch|break|interval|pause|wait|distance|number of days)\b|\bgaps?\b(?! between (?:my |the )?(?:last |two |2 |@|periods))|\blongest\b.*\b(?:without|between)\b|\bwithout @.*\blongest\b/,
  span: /\b(?:begin|began|begun|start(?:ed)?|stop(?:ped)?|end(?:ed)?|finish(?:ed)?|over)\b|\bhow (?:long|many days) (?:was|were|did|has|had|is) (?:my|the|i)\b(?!.*#)|\blasted\b|\blast for\b|\bhow heavy\b/,
  why: /\bwhy\b|\bhow come\b|\breason\b/,
  judged: /\b(?:bad|good|badly|poor|poorly|terrible|awful|great|well|rough|better|worse|low|high)\b/,
  link: /\b(?:affect(?:s|ed|ing)?|influenc(?:e|es|ed|ing)|caus(?:e|es|ed|ing)|linked?|connected|connection|related|relationship|correlat\w+|make|makes|made|making|because|depend(?:s|ed)?|trigger(?:s|ed)?|when i|on days|on nights|after|impact(?:s|ed)?|effect)\b/,
  asking:
    /\b(?:how|(?<!(?:days?|nights?|times?|weeks?|except|even) )when|what|which|show|tell|give|list|compare|count|find|number of)\b|\b(?:did|have|do|am|was) i\b|\b(?:was|were|is|are|did|does|has|have) (?:my|there|%)(?!\p{L})|\bdo(?:es)? %|^(?:(?:on )?the )?(?:day|night|week|month)s? (?:i|with|when|where|that)\b|^(?:the )?(?:most|least|longest|shortest|fewest) (?:i|@)/u,
  advice:
    /\b(?:(?:days?|weeks?|how) late|can|could i|should|would|will|normal|normally|helps?|helping|need|do about|what to|how to|ways?|tips|treat\w*|doctor|gp|dangerous|safe|risk|serious|worr\w+|menopause|perimenopause|hormones?|hrt|estrogen|oestrogen|my (?:husband|partner|mother|mom|mum|sister|daughter|friend|doctor)|ok to|okay|is it|was it|better sleep|improve|stop(?! bleeding)|what (?:is|are|does|do) (?!my|i\b|the (?:average|mean|total|number|length|gap between|(?:long|short|high|low|few|bigg|larg)est|most|least|best|worst|max|min|first))|what can|am i (?:in|still))\b/,
  known: wordSet(`
    single heavy common frequent clear thinking tap total altogether alcohol
    mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday weekdays weekend weekends start started starts starting begin began begun beginning end ended ends stop stopped
    finish complete cycle cycles gap gaps stretch break interval apart longest long length lengths regular irregular first earliest oldest recent latest biggest largest smallest greatest peak
    maximum max minimum min mean typical typically sum add up together hour hours clock part parts tap taps tapped tapping face faces why come reason make makes made making affect affects
    affected influence link linked related because effect impact after before when by per every part different calendar soft deep embertides diary app lara nights mornings evenings
    bad good poor poorly terrible awful rough well slept sleeping asleep awake bed woke wake woken waking up feel feeling felt level levels score rating note noting say says said list lists
    dates date noted entries entry enough really actually roughly approximately approx around about overall exactly precisely tell could would you please can me remind hi hey hello ok so then
    did does do had having get got gotten getting happen happens happened happening occur occurred experience experienced suffer suffered see saw seen count counted counting number times
    worse better higher lower more fewer less most least highest lowest shorter longer greater stronger mine own all both either whether versus against relative since until till
    previous prior preceding earlier later ago past current entire full whole only just ever yet still already always never than compared with without no not any some few several
    many much often usually generally mostly total amount trend trends going gone go went been being was were is are has have i my me we it its they them those these this that there which who
    what where how in on at of for from to and or but if as also too quick quickly let us take look looking back over during through throughout between among across near the a an
    drop dropped rise risen rose increase increased decrease decreased decreasing increasing fall fallen fell went down up change changed changing difference differ differently lately
    distance pause wait wondering curious interested like day days week weeks month months year years log logs logged logging track tracked recorded record records kept keep
    data stats statistics figures figure numbers details summary give gave show shows showing find found check checked pull bring
  `),
}
