import type { CrisisSign } from '../crisis-rule.ts'

const HE = 'he|husband|hubby|boyfriend|partner|ex|wife|girlfriend|fiance|other_half|my_man|son|brother'
const NOT = [
  '<media>',
  '<play>',
  'work|office|printer|boss|manager|teacher|haha|lol|toddler|grandson|granddaughter|birthday|surprise|surgeon|surgery|operation',
]

/** English signs of force and control told as daily life, and of violence against relatives. */
export const C2_EN_UNSAID: readonly CrisisSign[] = [
  {
    cause: 'sexual',
    isPlain: true,
    patterns: [
      `${HE} ~7 not ~1 stop|stops|leave|rest|let ~4 until|till|unless i ~2 give|gave|let|say_yes|agree|do|lie`,
      `${HE} ~1 wakes|woke me ~6 until|till i ~1 give|gave|let|agree`,
      `no ~3 ${HE} ~1 carried|carries|went|goes|kept|keeps ~1 on`,
      `hurts|hurt|painful|sore ~4 ${HE} ~1 does|did|wants|does_it|carries_on ~2 anyway|regardless|all_the_same|still`,
      `do|does|did it ~2 with|for ~1 him|husband ~6 otherwise|because|or_else|so_that ~6 speak|talk|sulk|sulks|ignores|angry|mood|week`,
      `${HE} ~3 what|part_of marriage ~2 is|is_for|means|about`,
    ],
    unless: NOT,
  },
  {
    cause: 'control',
    isPlain: true,
    patterns: [
      `${HE} ~2 told|tells|telling|convinced|convinces|says ~2 to? ~1 doctor|gp|everyone|everybody|family|friends|police|neighbours|social_worker|my_mother|the_kids|the_children ~4 confused|crazy|mad|mental|unstable|imagining|hysterical|demented|losing_my_mind|making_it_up|lie|lying`,
      `${HE} ~3 have|get|had ~1 me ~1 put_away|committed|sectioned|locked_up|locked_away|admitted|declared`,
      'have|must|need|got ~1 to ~1 ask|get_permission|ask_permission|check_with_him ~2 before|if|when i ~2 use|phone|call|buy|eat|go|leave|wash|shower|invite|see|spend|turn',
      `${HE} ~1 locks|locked|bolts ~4 from ~1 the ~1 outside`,
      `have|must|got|need to show ~1 him ~2 the|every|each|my ~1 receipt|receipts|bill|phone|messages`,
      `${HE} ~2 took|takes|hid|hides|keeps|has_taken ~1 my ~1 car? ~1 keys ~3 so|because|that ~1 i ~2 stay|can_not|not|home`,
      `${HE} ~2 not ~1 hit|hits|beat ~6 decides|controls|checks|chooses|forbids`,
      `${HE} ~3 decides|chooses|dictates ~2 what|who|when|how ~1 i ~4 and|,|who|when`,
      `${HE} ~2 no_one|nobody|no_man ~3 want|have|look_at|love ~2 me|an_old|someone_like|a_woman_like`,
      `hides|hid|flushed|flushes|threw|bins|binned ~2 my ~2 patches|tablets|pills|hormones|gel|medication|inhaler`,
      `${HE} ~2 wages|salary|pension|pay|child_benefit ~4 his ~1 account|hands|name`,
      'my ~1 wages|salary|pension|pay ~2 goes|go|is|paid ~3 his',
      `how|where ~2 i ~1 get_out|leave|escape|get_away|go ~3 without ~1 him ~1 noticing|knowing|finding|seeing`,
      'get_out|leave|escape|get_away without ~1 him|husband ~1 noticing|knowing|finding|seeing',
    ],
    unless: NOT,
  },
  {
    cause: 'threat',
    isPlain: true,
    patterns: [
      `${HE} ~2 keeps|puts|lays|leaves|laid|put|cleans|loads|shows|holds|gets_out ~2 shotgun|gun|rifle|pistol|knife|axe|hammer ~8 when|while|table|argue|talk|so_i|next_to|in_front|bed`,
      `${HE} ~1 killed|drowned|poisoned|shot|strangled|kicked ~1 my|our|the ~1 cat|cats|dog|puppy|rabbit|bird|parrot|hamster`,
      `${HE} ~3 if ~1 i ~1 go|leave|left|tell|went ~4 burn|kill|find|shoot|ruin|take|hurt|set_fire`,
      `if i ~2 leave|left|go|tell ~2 him? ~2 ${HE} ~2 find|kill|hunt|ruin|take|hurt|hurts`,
      `${HE} ~2 threw|throws|hurled|flung|smashed ~3 next_to|past|at|near|beside|right_by ~2 my ~1 head|face|feet|me`,
      `${HE} ~2 punched|punches|hit|kicked ~2 wall|door|mirror ~1 beside|next_to|near|by`,
    ],
    unless: [...NOT, 'vet|put_down|by_accident|mouse|hunting_season|licence'],
  },
  {
    cause: 'fear',
    isPlain: true,
    patterns: [
      `watch|check|read|study|look_at|know ~2 his ~1 face|eyes|steps|footsteps|mood|voice ~6 sort|kind|what|how|evening|night|whether`,
      'not ~1 dare ~2 say|contradict|refuse|disagree ~1 no|him|$',
      'afraid|scared|terrified|frightened ~1 to ~1 go|come home',
      'quiet|silent|still|freeze|hide ~4 hear|hears ~2 car|key|keys|steps|footsteps',
      'wear|wearing|put_on ~1 long sleeves|scarf|sleeves|polo_neck|sunglasses ~6 nobody|no_one|ask|asks|see|questions|notices',
      'told|tell|said|say ~3 work|them|everyone|nurse|doctor|neighbour ~2 i ~1 walked|fell|bumped|slipped|tripped ~2 into|down|on|over ~2 cupboard|door|stairs|steps',
      'bag|suitcase|rucksack ~2 packed|ready ~6 in_case|get_out|run|quickly|leave|under|hidden',
    ],
    unless: ['<media>', '<play>', 'haha|lol|sun|dark|ice|storm|hospital_bag|holiday|trip|airport|burglar'],
  },
  {
    cause: 'other',
    about: 'other',
    isPlain: true,
    patterns: [
      'carer|carers|caregiver|nurse|home_help|care_worker|care_home|stepfather|stepdad ~2 slaps|slapped|hits|hit|shouts|pushes|pushed|pinches|shakes|ties|beats|hurts ~1 at? ~1 her|him|my|them',
      'boyfriend|husband|partner|bloke|ex ~1 shoves|shoved|hits|hit|slaps|slapped|chokes|beats|grabs|throws|threatens ~1 her|my_daughter|my_sister|my_friend',
    ],
    unless: NOT,
  },
  {
    cause: 'own',
    isPlain: true,
    speaker: 'partner',
    patterns: [
      'sex|it ~2 with_her ~3 asleep|half_asleep|drunk|when_she_sleeps',
      'only ~3 sex|do_it|sleep_with ~5 asleep|says_no|does_not_want|otherwise',
      'broke|smashed|kicked|punched ~2 door|wall|mirror|phone ~4 she|her|behind|next_to',
      'lost ~1 it|control|my_temper ~3 and ~1 hit|hurt|broke|smashed|pushed|grabbed|threw',
      'check|read|look_at|go_through ~1 her ~1 phone|messages|mobile ~2 every|each|secretly|at_night|night|when_she',
      'locked ~1 her ~1 out|in',
    ],
    unless: ['<media>', 'ask|asked_me|she_asks|permission|by_accident|keys'],
  },
  {
    cause: 'own',
    isPlain: true,
    speaker: 'partner',
    patterns: [
      'took|taken|keep|kept|have|got ~2 her|the cards|card|keys|phone|passport ~6 until|till|calms|behaves|moods|over',
      'put|slip|slipped ~3 in ~1 her drink|tea|wine|glass ~6 willing|relax|mood|calm|sleep',
      'carried on|going though|although|when|after she ~2 said ~1 no|stop',
      'gave her a ~1 shove|slap|push|smack|kick',
      'she ~3 pushes|pushed ~3 until|till i ~1 hit|snap|lash|slap',
      'not allowed ~3 card|money|phone|car|out ~4 until|till|anymore|any_more',
    ],
    unless: ['<media>', '<joke>', 'game|dance|swing|birthday|kids'],
  },
  {
    cause: 'control',
    isPlain: true,
    patterns: [
      'only allowed ~1 to phone|call|ring|see|speak|text',
      'hide|hid|keep|packed ~2 bag ~4 in_case ~4 go|leave|run|quickly|get_out',
      'phone|calls|talk ~4 on speaker ~3 so|because|he|hear',
      'deleted|deletes|wiped|erased ~4 numbers|contacts|messages ~3 my phone',
      'tells|told ~2 kids|children ~4 insane|mad|crazy|mental',
    ],
    unless: ['<media>', '<joke>', 'holiday|hospital|hands_free|dog'],
  },
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      'lied|told|lie ~2 to? ~1 the? ~1 nurse|doctor|gp|work|hospital|everyone ~6 walked|fell|door|cupboard|stairs',
      'bends|bent|twists|twisted ~2 my ~1 fingers|arm|wrist ~1 back',
      'hold|holds|held|pins|pinned me down',
      'forced me ~2 last_night|again|yesterday|this_morning|tonight|into_bed|anyway',
    ],
    unless: ['<media>', '<joke>', 'dentist|physio|masseur|tattoo|nurse_held|yoga'],
  },
]
