import type { CrisisSign } from '../crisis-rule.ts'

const WHO =
  'she|he|they|sister|brother|daughter|son|wife|husband|mum|mom|mother|dad|father|friend|mate|partner|boyfriend|girlfriend|aunt|uncle|cousin|niece|nephew|teenager|teen|kid|child|colleague|neighbour|neighbor|someone|somebody|bestie|roommate|hubby|bloke|missus|fiance|grandson|granddaughter|girl|boy|sibling|ex'
const SELF = 'herself|himself|themselves|themself|her_self|his_self'
const LIFE = 'her|his|their|her_own|his_own|their_own'
const NEVER = [
  '<media>',
  '<settled>',
  '<charity>',
  '<accident>',
  '<sport>',
  '<pet>',
  'years|decades ago',
  // A death long ago.
  'when we|i ~1 were|was ~1 at_school|at_university|at_uni|at_college|children|kids|little|teenagers|young|students|girls|a_teenager|a_girl|a_student|small|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen',
  'light|lit a? candle',
  'in 19*',
]

/** English signs that another person is in danger: reported by a sister, a friend, a partner. */
export const C1_EN_OTHERS: readonly CrisisSign[] = [
  {
    cause: 'other',
    about: 'other',
    patterns: [
      `<kill>|<hurt>|hang|hanging|hanged|unalive|off|overdose|end|ending ${SELF}`,
      `<end>|<take>|taking|ending ${LIFE} ~1 life|lives`,
      `${WHO} ~6 <wish>|said|says|saying|talking|talks|tells|told|threatens|threatening|threatened|keeps|mentions|mentioned|texted|begs|going ~8 die|dying|be_dead|death|suicide|suicidal|end_it|end_it_all|not_be_here|not_wake|not_here|not_want_to_live|not_want_to_be|better_off_dead|better_off_without|no_point|no_reason|kill_herself|kill_himself|kill_themselves|jump_off|jumping_off|disappear_forever|killing_herself|killing_himself|not_worth|goodbye_forever|not_go_on|can_not_go_on|end_things|was_dead|were_dead|never_born|burden|better_off_if`,
      `${WHO} ~2 is|was|are|feels|seems|sounds|being ~3 suicidal|suicide_risk|self_harming|a_danger_to`,
      `${WHO} ~3 not ~2 want|wish|wants ~2 to ~1 <live>`,
      `${WHO} ~2 will|would not be here|around|alive ~1 tomorrow|when|much|for_long|by|next|in_the_morning|anymore|long|after`,
      `${WHO} ~2 <wish>|wants ~2 <end> ~1 it ~1 all?`,
      `${WHO} ~2 <took>|overdosed ~4 <lots> ~4 <pills>`,
      `${WHO} ~3 overdosed|overdose|od`,
      `${WHO} ~4 <hoard> ~4 <pills>`,
      `${WHO} ~6 locked ~8 <pills>|knife|gun|razor|blade|rope`,
      `${WHO} ~4 <pills>|knife|gun|razor|blade|rope ~4 locked|bathroom|threatening|threatens|will_not_open|says|hand`,
      `${WHO} ~4 <write>|left|leaving ~3 <farewell>`,
      `found|discovered|read|saw ~3 note|letter|notes|diary|text|messages|search|searches|browser|google ~8 goodbye|suicide|die|kill|end|sorry|gone|suicidal|without_her|without_him|hang|overdose|not_want`,
      `${WHO} ~3 <say>|said|saying ~1 goodbye|goodbyes|good_bye ~3 to? everyone|everybody|us|all|the_kids|family|friends|forever|like_it_was|as_if|me_like|properly|and_thanked`,
      `${WHO} ~3 cut|cuts|cutting|burns|burning|scratching|scratches|self_harms|scars|marks|slashing ~2 on|her|his|their|up|all_over|to ~1 <body>|wrist|wrists`,
      `cuts|scars|burns|marks|scratches|cut ~1 on|all_over|up|down ~1 her|his|their|my_daughter_s|my_son_s|my_sister_s|s ~1 <body> ~12 herself|himself|doing_it|explain|hiding|hides|sleeves|self|purpose|razor|secret|worried|won_t|not_say|ashamed`,
      `${WHO} ~3 is|was|started|been|has|keeps|caught ~2 cutting|self_harming|hurting_herself|hurting_himself`,
      `she|he|they|daughter|son|wife|husband|sister|brother|friend ~5 do|try|doing something ~2 to herself|to_himself|to_themselves|stupid|silly|drastic|terrible`,
      `she|he|they|wife|husband|daughter|son ~3 hurt|harm|kill herself|himself|themselves`,
      `we|everyone|family|kids|i ~3 would ~2 <better> off ~3 if she|he|they ~3 dead|gone|not_here|died`,
      `<better> off ~3 if she|he|they ~2 was|were ~1 dead|gone|not_here`,
      `better off without ${SELF}|her|him ~4 says|said|keeps|she|he|told`,
      `${WHO} ~4 <stare>|standing|stood|sitting|threatening|threatens|wants|tried|going|on ~5 <height> ~3 jump|edge|now|and`,
      `${WHO} ~4 threatening|threatens|threatened|wants|tried|going|try|trying|about ~3 jump|hang|od|overdose`,
      `${WHO} ~3 tried|attempted|attempt|attempting ~3 suicide|end|kill|hang|overdose|die|take_her|take_his`,
      `${WHO} ~3 given|giving|gave away ~2 everything|things|possessions|belongings|all`,
      `${WHO} ~4 gun|rope|noose|shotgun|rifle|pistol ~6 alone|worried|afraid|threatening|says|upset|drunk|scared`,
      `<afraid>|worried|scared ~3 she|he|they|daughter|son|wife|husband|sister|friend|mum|mom ~3 might|will|could|may|would|is_going_to ~2 do_something|hurt_herself|hurt_himself|kill|end|try|jump|take_her_own|take_his_own|not_be_safe|harm`,
      `not safe ~2 alone|by_herself|by_himself|on_her_own|on_his_own|from_herself|from_himself|with_herself|with_himself`,
      `leave|leaving her|him alone ~6 <pills>|might|kill|suicid*|hurt|end|not_safe|do_something`,
    ],
    unless: NEVER,
  },
]
