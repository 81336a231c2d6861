import type { CrisisSign } from '../crisis-rule.ts'

const HOT =
  'straightener|straighteners|curling_iron|curling_tongs|tongs|hair_iron|iron|hob|stove|oven|oven_shelf|oven_door|grill|toaster|kettle|radiator|candle|lighter|cigarette|hot_pan|hotplate|boiling_water|hot_water'
const SKIN = 'arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|stomach|belly|hand|hands|hip|hips'
const RELEASE =
  'until|till|when_it|when_i|when_things|whenever|every_time|so_i|so_that|to_feel|to_stop|to_calm|because|instead|on_purpose|it_helps|helps|quiet|loud|numb|feel_something'
const CLOSE =
  'son|daughter|husband|wife|he|she|mum|mom|mother|dad|father|friend|sister|brother|partner|aunt|neighbour|neighbor|colleague|niece|nephew|granddaughter|grandson'

/** English signs in words of daily life: tools at hand, the past that returns, relief at an accident, preparations. */
export const C1_EN_DAILY: readonly CrisisSign[] = [
  {
    cause: 'harm',
    isPlain: true,
    patterns: [
      `hold|held|holding|holds|press|pressed|pressing|presses|put|putting|puts|rest|touch|touched|lean|leaned ~1 my|the|her ~1 ${HOT} ~3 on|to|onto|against ~1 my|her ~2 ${SKIN} ~6 ${RELEASE}|accident`,
      `hold|held|holding|holds|press|pressed|pressing|presses|put|putting|puts|lean|leaned ~1 my|her ~2 ${SKIN} ~2 on|to|onto|against|under ~2 ${HOT} ~8 ${RELEASE}|accident`,
      `burn|burned|burnt|burning|burns|scald|scalded|scalding myself ~6 ${RELEASE}|again`,
      `she|he|daughter|son burns|burned|burnt|burning her|his|herself|himself ~6 ${HOT} ~6 on_purpose|deliberately|says|again|secretly`,
      'scratch|scratching|scratched|pick|picking|dig|digging ~4 till|until they|it|i ~1 bleed|bleeds|bled ~6 asleep|nobody|alone|calm|feel|night|hate|stressed',
      'hit|hitting|bang|banging|knock|knocking my ~1 head|face ~3 wall|door|floor ~8 helps|thing_that|calm|calms|quiet|stops|relief',
      'cuts|marks|scars|burns ~2 on her|his ~1 arms|arm|thighs|thigh|wrists|wrist|legs ~6 hides|hide|hidden|says|blames|cat|sleeves',
    ],
    unless: ['<media>', 'shirt|shirts|ironing|cooking|baking|roast|lasagne|waxing|eczema|mosquito|tested|check_the_temperature|sunburn*'],
  },
  {
    cause: 'harm',
    patterns: [
      `${HOT} ~3 on|to|onto|against ~1 my ~2 ${SKIN}`,
      'back|returned|returning|again|started|starting|begun ~5 the|with ~1 cutting|blade|razor|razors|burning|starving|self_harm',
      'cutting|blade|razor|self_harm|self_harming ~4 is|has|came|come|started|starting ~2 back|again',
      'the|my old|dark|black|bad|those|that ~1 thoughts|thought|urges|urge|place|hole|pit|voice|ideas|habit ~8 back|again|returned|returning|came_back|come_back',
      'thoughts|urges|ideas ~6 young|younger|teenager|student|twenties|nineteen|eighteen|sixteen ~5 back|again|returned|came_back|come_back',
    ],
    unless: ['<media>', '<sport>', 'hair|shav*|salon|cake|grass|hedge|costs|smoking|biscuits|chocolate|nail|nails|shopping|gambling'],
  },
  {
    cause: 'wish',
    isPlain: true,
    patterns: [
      'disappointed|disappointment|gutted|sorry|almost_sorry|regret|regretted|sad ~4 it|he|she|they|car|lorry|truck|bus|driver|plane|train ~1 missed|swerved|braked|landed_safely|stopped_in_time|avoided|did_not_hit ~1 me? ~1 $|,|me|in_time|and|again',
      'relief|relieved|glad|calm|hopeful|happy ~6 thought|believed|sure|hoped ~3 car|lorry|truck|bus|plane|lift|train|brakes ~2 would|will|was|might not|crash|going_down|going_to_crash|fall|hit',
      'plane|turbulence|brakes|skidded|ice|lorry|truck ~5 thought|hoped|wished ~2 good|finally|at_last|let_it|go_down|crash|please_crash|yes',
      'hope|hoping|wish|pray|praying ~4 scan|results|result|biopsy|lump|mammogram|diagnosis|tumour|it ~3 bad|cancer|terminal|fatal|incurable|malignant|something_bad|the_worst',
      'envy|envious|jealous ~4 dead|death_notices|death_notice|obituaries|obituary|people_who_died|those_who_died|who_died|graves|terminally_ill|in_the_cemetery',
      'it would be ~2 such|a|what ~1 a? rest|relief|peace|blessing ~1 to ~1 be nothing|nobody|gone|no_one|nowhere|dead|no_more',
      'hope|hoping|praying|wish ~2 morning|tomorrow|night|sleep ~2 forgets|takes|never_comes|keeps|swallows ~1 me|$',
      'once|when|after ~1 mum|mom|mother|dad|father|she|he|dog|cat ~2 gone|dies|dead|passes|passed nothing|no_one|nobody ~3 keeps|holds|stops|ties|left|hold ~1 me|here',
      'if ~1 it? ~1 was|were not for ~3 mum|mom|mother|dog|cat|kids|children|son|daughter|grandchildren ~4 would|i_would|id ~2 gone|not_be_here|left_already|done_it|gone_already|dead',
      'only|just ~1 here|alive|around|going because ~2 dog|cat|kids|children|mum|mom|son|daughter|grandchildren',
      'take|remove me ~1 away|out ~4 solved|fixed|better|easier|problem',
    ],
    unless: ['<media>', '<sport>', 'sale|film|ticket|tickets|bonus|exam|lottery|holiday'],
  },
  {
    cause: 'wish',
    patterns: [
      'weight|burden|drag|millstone|dead_weight on|to|for ~2 them|everyone|everybody|all_of_them|my_family|my_kids|my_husband|him',
      'deserve|deserves|need|needs ~2 mother|mum|mom|wife|daughter ~3 is_not_this|not_this|is_not_me|not_me|is_not_like_this',
      'can_not|not|no ~1 see|imagine|picture|version ~3 next_year|future|tomorrow|next_month ~3 with_me|me_in|myself_in|$',
      'would|will ~1 cry|be_sad|mourn|grieve ~4 week|while|bit|month ~6 easier|better|fine|get_over|move_on|relieved',
      'had|have ~1 had? my ~2 fifty|forty|sixty|years|innings ~2 years? ~3 enough|that_will_do|is_enough',
      'done ~2 with ~1 it|all|everything ~1 all|of|everything ~5 not_just|life|living|tired_of',
      'strangely|oddly|weirdly|finally calm|peaceful|at_peace|serene ~5 decided|decision|made_up_my_mind|know_how|know_when',
      'decision|choice ~1 is|has|was ~1 been? made|taken ~8 calm|calmer|peace|lighter|sleep|relieved|over',
      'peace|up|good ~1 with everyone|everybody|all_of_them|my_family ~3 this_week|today|before|now|at_last',
      'not ~3 do|doing it but ~3 know|thought|planned ~1 how|where|when',
      'easy|simple|quick way|exit ~2 to stop|end|finish|out_of ~1 all|this|it|everything ~8 daily|every_day|think|thought|thinking|night',
      'not ~3 want ~2 to? do|do_anything|hurt ~6 just|only|simply not|do_not ~2 want ~1 to? ~1 be|here',
    ],
    unless: ['<media>', '<sport>', '<holiday>', 'move|moving|house|job|divorce|school|surgery|retire*|sell|kitchen|cake|diet|garden'],
  },
  {
    cause: 'plan',
    isPlain: true,
    patterns: [
      'sorted|sorting|sort|put|settled|arranged|organised|organized|set ~3 paperwork|papers|affairs|will|insurance|finances|funeral|passwords|documents ~8 for_after|when_i_am_gone|after_i|once_i_am_gone|trouble_after|hassle_after|trouble_afterwards|trouble_when|work_after|after_me|without_me',
      'found|finding|find|arranged ~2 home|family|place|owner ~2 for ~2 cat|cats|dog|dogs|rabbit|parrot ~3 for_after|for_when_i|when_i_am_gone|afterwards|for_afterwards',
      'gave|given|give|giving ~4 rings|ring|jewellery|jewelry|watch|necklace|violin|piano ~6 not_need|no_longer_need|not_be_needing|where_i_am_going|will_not_need ~2',
      'written|wrote|writing|write ~2 to each|all|every ~6 kids|children|daughters|sons|grandchildren ~5 envelopes|envelope|letters|drawer|sealed|for_after',
      'know|found|worked_out|chosen|picked ~2 which bridge|roof|tree|platform|cliff|crossing ~8 quiet|empty|time|nobody|no_one|traffic|alone|when',
      'read|checked|check|looked|googled|counted ~4 leaflet|box|packet|online|label ~5 how_many ~4 too_many|enough|it_takes|would_do|lethal|needed',
      'enough|plenty ~1 of? ~1 tablets|pills|paracetamol|insulin|morphine|sleepers ~3 in_the_house|at_home|in_this_house|saved|to_do_it ~4 $|checked|counted|i_counted|i_checked|now',
      'saving|save|saved|keeping|hiding|collecting|putting ~2 up|aside|by|back|the|my ~3 sleeping_tablets|sleeping_pills|sleepers|tablets|pills|painkillers ~3 one_a|every|each|one_by_one|a_night|night',
      'typed|googled|searched|searching|looked_up ~3 painless|quick|quickest|lethal|sure ~1 ways|way|methods|method|dose|death|to',
      'nobody|no_one ~1 would|will|is_going_to ~1 find|discover ~1 me ~2 until|till|for_days|before|for_a_week|$',
      'parked|park|stood|stand|standing|sat|sit|went|drove|walked ~5 level_crossing|railway|tracks|platform|bridge|viaduct|cliff_edge ~8 counted|counting|count|wondering|thought_about|how_it_would|just_one_step|again_and|trains',
    ],
    unless: [
      '<media>',
      'holiday|trip|travel|tax|taxes|mortgage|move|moving|ironing|picnic|with_the_kids|grandson|grandchildren|photo*|view|sunset',
    ],
  },
  {
    cause: 'plan',
    patterns: [
      'not ~1 plan|planning|look|looking|see|buy|book|booked ~4 past|beyond|after|further_than ~1 friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekend|tomorrow|next_week|christmas|birthday|summer|the_month',
      'not|nothing|no|stopped ~3 buy|buying|bought|book|booked|booking|order|replace ~6 not_need|shall_not_need|no_point|not_be_here|the_time_left|not_worth_it|time_i_have|what_is_left',
      'time that_is? left|i_have_left|remaining ~1 $',
      'stood|stand|standing|sat|sitting ~3 top|edge|ledge|roof ~4 car_park|building|cliff|tower|flats|bridge|quarry ~4 hour|hours|ages|long|again|night|an_hour',
      'rope|beam|noose|knives|pills|tablets|bridge|rails|tracks|river ~4 on my mind|on_my_mind|calls_me|calling_me|in_my_head|keeps_coming|waiting_for_me',
      'look|looking|looked|stare|staring ~3 beam|beams|hook|banister|rafters|rails|tracks ~5 too_often|often|again|every|long|differently',
      'bath|tub|water|river|lake|sea ~6 think|thinking|thought|imagine|dream ~2 about|of|how ~1 sliding|slide|slip|slipping|going|sinking|sink|walking|walk|letting_go|under|lie|let_go',
      'cross|crossing|crossed|step|stepping|walk ~3 without looking|a_look ~4 $|these_days|lately|now|anymore|any_more|on_purpose|again',
      'not ~2 wear|wearing|use|bother_with|put_on|fasten|do_up ~2 seat_belt|seatbelt|belt|helmet ~2 anymore|any_more|now|these_days|lately|on_purpose|whatever|,',
      'not eat|eating|drink|drinking|take|taking ~3 so|that ~1 it|i|this|things|body ends|end|stops|go|fade|gives_up|is_over|over ~1 sooner|faster|quicker|soon|$',
      'stopped|stop|left_off ~2 heart|insulin|blood|pressure|chemo|my ~2 tablets|pills|insulin|medication|injections|treatment ~3 let|so ~2 nature|body|it|things|god ~2 decide|do_it|take|run|end',
      'keep|kept|keeping|can_not_stop ~1 looking|staring|glancing|going ~2 at|to ~3 pills|tablets|medicine_cabinet|knives|rope|bridge|window|balcony|rails',
    ],
    unless: ['<media>', '<holiday>', 'child|kids|boys|dog|phone|photo*|view|price|prices|sale|fridge|swim|swimming|gluten|sugar'],
  },
  {
    cause: 'other',
    about: 'other',
    isPlain: true,
    patterns: [
      `${CLOSE} ~1 said|says|thinks|told_me|keeps_saying|believes|writes|wrote|feels ~5 would|be|are|is|will ~2 better|happier|better_off|easier|fine|best ~3 without him|her|them`,
      `${CLOSE} ~2 tried|tries|trying|attempted|wanted|wants|going ~2 to? take|end|taking|ending her|his|their ~1 own? life`,
      `${CLOSE} ~2 not|never ~2 want|wants|wish|wishes to live|be_alive|go_on_living|be_here`,
      `${CLOSE} ~2 said|says|saying ~2 she|he|will|would ~1 follow|join|soon_be_with|be_with ~1 mum|mom|dad|mother|father|him|her|husband|wife ~1 soon|into_the_grave|up_there|in_heaven`,
      `${CLOSE} ~2 has|have|got|keeps|put|hoards|counts|counting|hid|hides|saves ~2 tablets|pills|sleeping_tablets ~3 ready|saved|counted|lined_up|under|counts|aside|set_aside`,
      `${CLOSE} ~1 will|can|would not ~1 promise ~3 to_be_here|be_here|be_alive|tomorrow|not_to_do|she_will_be|he_will_be`,
      `${CLOSE} ~1 gave|given|gives|giving|gave_away|giving_away ~3 keys|jewellery|jewelry|rings|watch|things|everything|clothes ~5 goodbye|cleared|emptied|desk|letter|note|oddly|strange|for_good`,
      `she|he|said|says|saying ~3 will|would not ~2 be ~1 a? bother|burden|trouble|weight|nuisance|problem ~2 longer|much_longer|anymore|any_more|soon`,
      'found|find|discovered ~3 letter|letters|note|notes ~2 to|for ~2 children|kids|us|me|girls|boys|family ~4 drawer|her|goodbye|desk|hidden|bag',
      'she|he|daughter|mum ~2 talks|talking|asks|speaks|keeps_talking ~4 about ~1 the bridge|pills|cliff|rope|end|river ~3 all_the_time|again|constantly|every|a_lot',
    ],
    unless: ['<media>', '<settled>', '<pet>', 'boyfriend|lunch|dinner|ex|team|school_play|antibiotics|allergy|letter_from_the_bank|santa'],
  },
  {
    cause: 'plan',
    speaker: 'partner',
    isPlain: true,
    patterns: [
      'thought|thinking|think|imagine|imagined ~2 about|of ~1 driving|crashing|steering|running|jumping|ending ~3 wall|tree|lorry|bridge|it|off|river|truck',
      'sit|sat|sitting ~3 garage|car ~3 engine|motor|exhaust ~3 think|thinking|running|on|and|thought',
      'better|easier|happier ~4 insurance|if_i_was_gone|if_i_were_gone|me_dead|payout ~3',
    ],
    unless: ['<media>', 'race|rally|game|driving_test|parking|parked'],
  },
  // What is said at the end, and about having been saved.
  {
    cause: 'wish',
    isPlain: true,
    patterns: [
      'regret|regretted|furious|angry|sorry|shame|wish_they_had_not ~4 found|saved|rescued|revived|brought ~1 me ~1 in_time|back|too_soon|$',
      'imagine|imagining|imagined|picture|picturing ~2 not being found|here|alive|around',
      'what ~1 is|s left ~2 for|me ~2 stay|live|go_on|wake_up ~1 for',
      'cancer|lump|tumour|tumor|heart_attack|stroke ~4 the|my|an ~1 answer|way_out|solution|blessing|easy_way',
      'something|anything happened|happens ~1 to me ~6 best|fine|relief|better|as_well|mind',
      'who ~2 come|cry|be_there|turn_up ~2 to|at my ~1 funeral',
      'music|songs|song|flowers|dress|outfit|hymns ~3 for|at my ~1 funeral ~6 long|soon|chosen|picked|ready',
      'let me go ~1 $|,|now',
      'on|at|up_on ~1 the ~1 roof|ledge|edge|parapet|railing ~1 $|,|now|alone|looking_down',
      'knife|blade|razor|razors calms|soothes|relieves|comforts me',
      'only ~2 pain ~4 feel|real|alive|calm|helps',
      'not ~1 be|being a? ~1 problem|burden|trouble|bother ~1 to|for ~2 by|when|summer|soon|anyone|anymore|any_more|much_longer',
    ],
    unless: ['<media>', 'research|charity|cure|fundrais*|party|terrace|drinks|roofer|dentist|diet'],
  },
]
