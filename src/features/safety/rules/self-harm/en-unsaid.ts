import type { CrisisSign } from '../crisis-rule.ts'

const KIN = 'boys|girls|kids|children|son|daughter|family|husband|mum|mom|mother|sister|dad|parents|grandchildren'
const TABLETS = 'tablets|pills|sleepers|sleeping_tablets|sleeping_pills|painkillers|paracetamol|tramadol|morphine|insulin|medication'

/** English signs where the word itself is not said: what is kept, given away, cancelled, avoided or left to others. */
export const C1_EN_UNSAID: readonly CrisisSign[] = [
  {
    cause: 'plan',
    isPlain: true,
    patterns: [
      `${TABLETS} ~6 not ~2 tell|told|say|said|mention|mentioned ~4 what|why ~4 for|them`,
      `${TABLETS} ~4 jar|drawer|sock|box|tin|stash ~6 in_case|ready|enough|for_when|the_day|full`,
      `keep|keeping|kept|put|putting|save|saving ~2 back|aside|away|by ~4 ${TABLETS}|of_my_tablets|of_my_pills ~4 week|night|day|month|each|every|jar|just_in_case`,
      'car|engine|motor ~3 running ~4 in_the_garage|garage_door|closed_garage|shut_garage',
      'bath|bathtub|tub ~8 hairdryer|hair_dryer|toaster|electric_heater ~6 in_with|scared|frightened|hand|beside|plug|plugged|edge|with_me',
      'hairdryer|hair_dryer|toaster ~3 in|into|over|beside the ~1 bath|bathtub|water|tub',
      'do|does|would|let|not ~2 want ~2 my? ~1 sister|daughter|son|husband|kids|children|mother|wife ~2 to? find|finding|finds me',
      `cancelled|canceled|cancel|given_up ~2 everything|all|subscriptions|appointments|the_rest ~6 not ~2 need|needing|be_here|here_then`,
      'not ~2 need|needing|use|using ~4 where_i_am_going|after_friday|after_sunday|any_of_it|ten_years|next_winter',
      'gave|given|give|giving|found ~5 dog|cat|cats|dogs|rabbit|horse ~8 calm|at_peace|peaceful|better_off|relieved|so_i_can_go',
      'wrote|written|writing|left|leave ~2 letter|letters|note|card|cards ~5 when|once|after i ~1 am|have gone|not_around|not_here|no_longer|not_there|left',
      'letter|letters|note|notes ~4 for ~1 when|once|after i ~2 not_around|not_here|gone|no_longer|not_there',
    ],
    unless: [
      '<media>',
      'ice|defrost|mechanic|mot|warm_up|petrol|holiday|move|moving|retire*|hospital|boarding|allergy|allergic|sitter|dried|drying|wedding|school',
    ],
  },
  {
    cause: 'plan',
    patterns: [
      'stop|stopped|stopping|park|parked|parking|sit|sat|sitting|stand|stood|standing|drive|driving|walk ~6 quarry|reservoir|dam|cliff|cliffs|viaduct|weir|multi_storey|overpass ~8 look|looking|stare|staring|down|hours|wonder|thinking|pull|jump|sit',
      'window|balcony|ledge|terrace|railing ~5 floor ~8 measure|look_down|looking_down|how_far|how_high|down|drop|pull',
      'measure|estimate|judge|gauge ~4 height|drop|distance ~4 window|balcony|bridge|floor|eyes',
      'hold|holding|cling|clinging|grip ~5 bench|railing|pillar|wall|post ~6 train|express|underground|tube|tram',
      'platform ~8 hold|step_back|stand_back|do_not_trust|wall ~6 train|express|tube|comes|passes',
      'knife|knives|blades|razors|scissors ~3 drawer|block|cupboard ~8 alone|can_not|trust|avoid|dare|scare*|look',
      'locked|hidden|hid|hide|lock|given|gave|asked ~4 knives|knife|razors|blades|scissors|tablets|pills ~4 from_myself|from_me|because_i|myself|trust_myself',
      'already|finally|now ~1 chosen|picked|set|fixed|got the|a ~1 day|date|place|spot|tree|bridge',
      'how_many|how_much ~5 it|i|you|someone ~1 would|will|need|needs take|need|do ~3 die|sleep|end|enough|finish|$',
      'beam|hook|banister|rafter|branch ~4 garage|loft|shed|attic|garden|stairs ~6 would_hold|hold|look|strong|weight|often|thinking',
      'last ~2 time ~3 see|saw|seen|hug|hugged|kiss|write|sat|all_together ~3 them|her|him|you|here|everyone|mum|kids',
      'last ~1 christmas|birthday|summer|easter|holiday ~3 i ~2 do|see|have|celebrate|cook',
      'last time i ~1 write|write_here|talk_to_you|log_in|come_here',
      'thank_you|thanks ~6 you|everything ~4 been|were ~1 kind|good ~6 take_care|look_after|goodbye|farewell',
    ],
    unless: [
      '<media>',
      '<holiday>',
      'swing|picnic|swim|swam|swimming|climbing|view|sunset|grandchildren|photo|photos|curtain|blinds|fruit|onion|onions',
    ],
  },
  {
    cause: 'wish',
    isPlain: true,
    patterns: [
      'lorry|truck|car|bus|van|train|tram|taxi|plane|turbulence|lift ~12 relieved|relief|was_not_frightened|was_not_afraid|was_not_scared|not_even_scared|let_it|thought_good|thought_yes',
      'if ~4 knocked_over|knocked_down|run_over|hit_by|hit_me|flattened|in_a_crash|had_an_accident|did_not_wake ~6 fine|alright|relief|not_mind|ok|okay|so_be_it|good|would_not_care',
      'pray|hope|wish|ask|beg ~5 heart ~2 stop|stops|give_up|gives_up|stopped',
      'heart ~3 stop|stops|would_stop ~3 in_my_sleep|while_i|during_the_night|in_the_night|tonight|overnight',
      'would_not|not|never ~2 have ~2 treated|treatment|chemo|operated ~8 way_out|easy|over|let_it|suits_me',
      'not|no ~2 see|version|picture|imagine|find ~4 future|next_year|old_age ~4 me|myself|where_i_am',
      '^ ~1 tell|let ~2 my? ~1 boys|girls|kids|children|son|daughter|husband|family ~7 fault|loved_them|always_loved|sorry|proud_of_them',
      `none|not|nothing ~3 ${KIN} ~1 s? fault`,
      'frightened|afraid|scared|terrified ~1 of ~1 dying|death|the_end ~6 look_forward|looking_forward|only_thing|no_longer|not_any_more|now_i|friend|comfort',
      'look_forward|looking_forward|only_thing_i|waiting ~4 to ~1 the? end|dying|death|it_being_over|being_gone|sleep_forever',
      'not ~1 want ~3 another|next|more ~1 year|birthday|christmas|spring ~3 for_me|to_come|of_this_life|at_all',
      'tired|sick|weary ~1 of ~1 being ~1 alive|here_at_all|in_this_world',
      'nothing ~2 keeps|holds|keeping|holding me ~1 here',
      'let|letting ~1 go ~1 for ~1 good|ever',
      'how ~1 quiet|peaceful|cool|restful ~3 would|must|will ~1 be ~2 under|down_there|in_the_ground|in_the_earth',
      'would|will ~1 anyone|anybody|someone|they ~1 even? notice ~6 not|gone|disappear*|missing',
      'mercy|blessing|relief|kindness ~3 for|to ~1 everyone|everybody|them|all|family|my ~5 went|gone|dead|not_here|without_me|disappeared',
      'free|freer ~3 to ~2 find|meet|start|live ~4 if|once|without ~1 i|me',
      'what_is_the_point|why_bother|no_point ~8 not_be_here|not_around|not_use|old_age|not_live|not_intend',
    ],
    unless: [
      '<media>',
      '<sport>',
      'off_to|move_to|moving|car_park|results|missed_me|missed_us|braked|still_shaking|shaking|hugs|landed|plant|insurance|bonus|ticket|plane_ticket|wax|waxing|cover|covers|crumbs',
    ],
  },
  {
    cause: 'harm',
    isPlain: true,
    patterns: [
      'let|letting|drip|dripping|splash|hold|holding|put ~4 oil|fat|wax|water|steam|kettle ~4 on|over|burn|scald|spit ~5 purpose|deliberately|calms|calm|helps|relief',
      'oil|fat|wax|boiling_water|kettle|iron|straighteners|tongs ~6 on_purpose|deliberately',
      'burns|cuts|marks|scratches|wounds ~4 arms|arm|legs|thighs|wrists ~6 oven|cat|iron|says|blames ~6 new|every_week|again|each_week|always',
      'punish|punishing|starve|starving ~1 myself',
      'did|done|doing|do ~1 it ~1 again ~2 last_night|yesterday|today|this_morning ~4 scars|arms|razor|bathroom|blade|cut|skin',
      'scars|marks|cuts ~5 behind_me|over|past|healed ~6 again|last_night|yesterday|new_ones',
    ],
    unless: ['<media>', '<sport>', 'frying|chips|schnitzel|waxing|leg_wax|facial|by_accident|accidentally|clumsy|silly|eczema'],
  },
]
