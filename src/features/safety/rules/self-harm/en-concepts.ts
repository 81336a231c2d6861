import type { Concepts } from '../patterns.ts'

/** Named word groups for the English signs of a crisis. */
export const C1_EN_CONCEPTS: Concepts = {
  i: 'i|im|ive|id',
  my: 'my|me|own|the|your|ur|one_s',
  wish: 'want|wants|wanted|wanting|wish|wishes|wished|wishing|hope|hopes|hoped|hoping|going|plan|plans|planning|planned|thinking|think|thought|thoughts|ready|need|considering|consider|considered|contemplating|contemplate|contemplated|fantasize*|fantasise*|fantasizing|fantasising|dream|dreaming|dreamed|dreamt|daydream*|feel_like|feeling_like|felt_like|feelin_like|tempted|urge|urges|desire|decided|intend|intending|trying|tried|try|attempted|attempt|like|love|deserve|long|longing|praying|pray|prayed|begging|imagine|imagining|imagined|wonder|wondering|fancy|able|about_to|gonna|wouldn_t_mind|ready|aching|rather|mean|ask|asking|asked',
  ideate:
    'think|thinking|thought|thoughts|considering|consider|considered|contemplating|contemplated|contemplate|contemplation|fantasies|fantasize|fantasise|fantasizing|fantasising|fantasizes|dream|dreaming|daydream|daydreaming|imagine|imagining|imagined|picture|picturing|pictured|visualise|visualize|obsessed|obsessing|ideation|ideas|images|visions|feelings|wonder|wondering|planning|plan|talk|talking|joking|toying|flirting|research|researching|googling|idea|dwell|dwelling|mind_goes|urge|urges|entertaining|ruminating',
  dying: 'dying|suicide|being_dead|killing|death_as|death_all|death_every|death_constantly|my_own_death|my_death|my_own_funeral_and|die',
  kill: 'kill|killing|kills|killed|murder|murdering|shoot|shooting|gas|gassing|drown|drowning|suffocate|suffocating|strangle|strangling|choke|electrocute|stab|stabbing|hang|hanging|hanged|hung|smother|smothering|asphyxiate',
  hang: 'hang|hanging|hanged|hung',
  poison: 'poison|poisoning|poisoned',
  killself: 'kill|hang|shoot|drown|end|die|overdose|od|suicide|kill_myself|end_my_life|hang_myself',
  killself_ing:
    'killing|ending_it|ending_things|ending_my|ending_everything|taking_my_life|taking_my_own|ending_life|ending_your|hanging|overdosing|drowning|hurting_myself|harming_myself|cutting_myself|suicide|self_harm|jumping_off|jumping_in_front|driving_off|crashing_the|crashing_my|stepping_in_front|slitting|swallowing_all|taking_all|checking_out|leaving_this_world|not_waking|going_to_sleep_and',
  end: 'end|ending|ended|ends|finish|finishing|stop',
  take: 'take|taking|took|takes|taken|end',
  live: 'live|living|alive|be_alive|being_alive|exist|existing|be_here_anymore|be_here|being_here|be_around|being_around|be_on_this_earth|wake_up|waking_up|survive|breathe|breathing|stay_alive|be_in_this_world|be_part_of_this_world|be_on_this_planet|be_in_this_life|continue_living|go_on_living|keep_living|carry_on_living|walk_this_earth|grow_old',
  here: 'here|around|alive|there|on_this_earth|in_this_world|on_earth|present',
  anymore:
    'anymore|any_more|any_longer|no_more|longer|at_all|full_stop|period|tomorrow|in_this_world|on_earth|today_or_any|tonight_or_ever',
  end_of: '$|really',
  notwant:
    'not_want|not_wish|not_wanna|never_want|not_wanting|not_even_want|not_really_want|not_feel_like|not_like|not_love|not_wanted|no_longer_want|no_longer_wish|no_desire|no_wish|stopped_wanting|not_care_to|no_urge|not_able|not_know_if_i_want|not_sure_i_want|not_desire|not_hope|not_plan|not_planning|not_intend',
  wake: 'wake|waking|woke|woken|open_my_eyes|be_found|get_up_again',
  sleep: 'sleep|asleep|slumber|drift_off|bed|drift_away|nod_off|close_my_eyes',
  better: 'better|easier|happier|best|relief|kinder|lighter|simpler|safer|blessing|mercy|freer|good_thing|grateful|thankful|relieved',
  fine: 'fine|ok|okay|well|cope|manage|get_on|get_by|get_along|happy|good|better_off|all_right|alright|thrive|move_on|improve',
  without_me:
    'without_me|if_i_was_dead|if_i_were_dead|if_i_died|if_i_die|if_i_was_gone|if_i_were_gone|if_i_am_gone|if_i_was_not_here|if_i_were_not_here|if_i_was_not_around|if_i_were_not_around|if_i_was_not_alive|if_i_were_not_alive|if_i_disappeared|if_i_vanished|if_i_left_this|if_i_never_existed|if_i_did_not_exist|if_i_had_never_been|if_i_was_out_of|if_i_were_out_of|if_i_just_died|if_i_just_disappeared|once_i_am_gone|when_i_am_gone|with_me_gone|with_me_dead|with_me_out|if_i_was_no_longer|if_i_were_no_longer|if_i_just_was_not|if_i_just_were_not|me_not_being_here|me_being_gone|me_being_dead|rid_of_me',
  gone: 'gone|died|dead|die|disappeared|vanished|not_here|not_around|not_alive|passed_away|dropped_dead|no_longer_here|were_to_die|went_away_forever|left_this_world|was_not_here|were_not_here|was_not_around|was_not_there|were_not_there|stopped_existing|not_exist|did_not_wake_up|never_woke_up|never_existed|had_never_been_born|just_stopped_being',
  gone_i:
    'if_i_died|if_i_was_gone|if_i_were_gone|if_i_was_dead|if_i_were_dead|if_i_disappeared|if_i_vanished|if_i_was_not_here|if_i_were_not_here|if_i_was_not_around|if_i_were_not_around|if_i_was_not_alive|if_i_were_not_alive|if_i_was_not_there|if_i_were_not_there|if_i_did_not_wake|if_i_never_woke|if_i_just_died|if_i_just_disappeared|if_i_just_vanished|if_i_were_to_die|if_i_dropped_dead|if_i_die|if_i_passed_away|if_i_did_not_exist|if_i_stopped_existing|when_i_am_gone|when_i_am_dead|once_i_am_gone',
  others:
    'everyone|everybody|family|kids|children|husband|they|world|people|he|she|daughter|daughters|son|sons|partner|wife|friends|mum|mom|mother|all|anyone|us|boys|girls|them|planet|sister|brother|parents|lot|it',
  nobody: 'nobody|noone|no_one|no_body|not_a_soul|not_one_person|none|anyone|anybody|who',
  tired: 'tired|sick|weary|exhausted|fed_up|bored|had_enough|over|done|through|sick_and_tired|drained|finished|so_tired',
  will_to_live:
    'will_to_live|will_to_go_on|will_to_carry_on|desire_to_live|reason_to_live|wish_to_live|will_to_keep_going|want_to_live|interest_in_living|interest_in_life|will_to_be_alive|strength_to_live|hope_of_living',
  life: 'life|living|existence|my_life|being_alive|this_life',
  nothing: 'nothing|not_anything|little|not_much|no_thing|no_one|nobody|anything',
  reason: 'reason|reasons|point|purpose|sense|use|meaning|good',
  go_on:
    'go_on|going_on|carry_on|carrying_on|keep_going|continue|continuing|keep_on|keep_living|keep_fighting|keep_breathing|keep_trying|going_forward|stay_here|staying_here|stick_around|sticking_around|soldier_on|getting_up_anymore|get_up_anymore|keep_on_going|stay_alive|staying_alive|hang_on_anymore|being|fight_anymore',
  being_here: 'being_here|be_here|being_alive|being_around|me_being_here|my_being_here|me_existing|my_existence|my_life',
  disappear: 'disappear|disappearing|disappeared|vanish|vanishing|be_gone|being_gone|gone|fade_away|fading_away|leave|go_away|cease',
  forever:
    'forever|for_good|for_ever|permanently|completely_and_never|and_never_come_back|and_not_come_back|never_come_back|never_be_found|never_to_return|and_not_exist|for_eternity|from_existence|from_life',
  to_be_dead:
    'to_be_dead|to_die|death|to_be_gone_forever|to_not_exist|to_not_be_alive|to_not_be_here|to_not_wake_up|to_be_no_more|to_stop_existing|to_stop_living|to_go_to_heaven|to_leave_this_world',
  die_verb: 'dying|death|to_die|being_dead|not_waking_up',
  lost_ones:
    'mum|mom|mother|dad|father|husband|son|daughter|sister|brother|nan|gran|grandma|grandmother|baby|him|her|them|parents|wife|partner|my_late|jesus|god|the_lord',
  vehicle:
    'train|trains|bus|buses|car|cars|truck|trucks|lorry|lorries|tram|tube|subway|metro|traffic|van|trolley|freight|semi|ute|roadtrain|lightning|meteor|plane|vehicle',
  jump: 'jump|jumping|jumped|leap|leaping|fall|falling|step|stepping|stepped|climb|climbing|drop|dropping|throw_myself|throwing_myself|tip|roll|topple|go|going|let_go|letting_myself_fall|hurl',
  height:
    'bridge|roof|rooftop|balcony|cliff|cliffs|building|ledge|window|platform|overpass|viaduct|tracks|railing|pier_at_night|tower|train|trains|bus|truck|car|traffic|metro|tube|lorry|flyover|rails|edge|river|weir|top_floor|floor|storey|multistorey|car_park|parking_garage|the_gap|quarry|gorge',
  drive:
    'drive|driving|drove|steer|steering|swerve|swerving|crash|crashing|veer|veering|turn|turning|run|running|plough|plow|ram|ramming|aim|accelerate|pull|pulling|go|going|wrap|smash|smashing|drift|drifting|floor|roll',
  crash_into:
    'off_the_road|off_a_bridge|off_the_bridge|off_a_cliff|off_the_cliff|off_the_motorway|off_the_highway|off_the_edge|into_a_tree|into_the_tree|into_trees|into_a_wall|into_the_wall|into_a_river|into_the_river|into_the_lake|into_a_lake|into_the_sea|into_oncoming|into_traffic|into_a_truck|into_a_lorry|into_the_water|into_a_pole|into_a_lamppost|into_a_telephone_pole|into_the_barrier|into_the_guardrail|into_the_path|into_a_ditch|into_a_bridge|into_the_bridge|into_something|into_another_car|the_car_into|my_car_into|car_into|over_the_edge|over_the_cliff|off_the_side|around_a_tree|round_a_tree|into_the_side|into_the_median|into_the_central_reservation|in_front_of_a_truck|in_front_of_a_lorry|across_the_line|into_the_harbour|into_the_canal|into_the_reservoir',
  step: 'step|stepping|stepped|walk|walking|walked|lie|lying|lay|laying|run|running|throw|throwing|go|going|jump|jumping|dive|fall|falling|wander',
  do_it:
    'do_it|would_do_it|will_do_it|to_do_it|go_about_it|would_die|will_die|want_to_die|would_end_it|will_end_it|would_use|will_use|kill_myself|end_it|end_my_life|to_die|would_kill|am_going_to_do_it|am_going_to_end|would_go|going_to_do_it|would_hang|doing_it|get_it_done|go_through_with_it|did_it|to_end_it',
  do_it_now:
    'do_it|doing_it|end_it|ending_it|will_end|going_to_end|finish_it|finishing_it|it_will_be_over|it_ends|it_all_ends|going_to_die|i_will_die|i_die|over_for_me|be_over|say_goodbye|i_will_be_gone|kill_myself|going_through_with_it|go_through_with_it|i_am_going_to_go_for_good|leaving_this_world',
  tonight:
    'tonight|today|tomorrow|this_weekend|this_week|on_friday|on_saturday|on_sunday|on_monday|when_the_kids|when_everyone|when_he|once_everyone|in_the_morning|before_morning|before_christmas|after_christmas|next_week',
  farewell:
    'suicide_note|suicide_letter|goodbye_letter|goodbye_letters|goodbye_note|goodbye_notes|farewell_letter|farewell_letters|farewell_note|farewell|goodbye|goodbyes|final_letter|final_note|last_letter|last_letters|final_message|goodbye_messages|note_saying_goodbye|note_to_say_goodbye|note_goodbye|note_to_my_kids|letters_to_the_kids_for|letters_to_my_kids_for|the_note|my_note|a_note_for_when|last_words|goodbye_video|my_obituary|my_own_eulogy',
  write: 'write|writing|wrote|written|writen|drafted|drafting|typed|leave|leaving|left|record|recorded|sent|prepared|finished|have|found',
  after_death:
    'after_i_am_gone|when_i_am_gone|after_i_have_gone|for_after|once_i_am_gone|after_i_die|when_i_am_dead|when_i_die|explaining_why|explain_why_i|after_my_death|when_i_have_gone|for_when_i_am_not|for_when_i_am_no_longer|saying_goodbye|to_say_goodbye|saying_sorry_and_goodbye',
  say: 'say|said|saying|made|making|done|given|sent',
  not_around:
    'not_be_around|not_be_here|not_be_alive|be_gone|not_see_tomorrow|not_see_the_morning|be_dead|not_wake|no_longer_be_here|no_longer_be_around|no_longer_be_alive|not_be_with_you|not_be_writing|not_be_back|be_out_of_here|not_hear_from_me',
  soon: 'much_longer|for_long|after_tonight|by_tomorrow|by_morning|by_christmas|long|by_the_weekend|by_the_time|after_today|tomorrow_morning_to|when_you_read|next_year|anymore|any_more|any_longer|after_this|by_then|to_see|in_the_morning',
  give_away: 'give|giving|gave|given|sort|sorted|sorting|put|arranged|settled|tidied|finalised|finalized|updated|written|cancelled|signed',
  possessions:
    'jewellery|jewelry|things|belongings|stuff|possessions|ring|rings|cat|dog|clothes|books|savings|will|affairs|papers|funeral|passwords|insurance',
  pills:
    'pill|pills|tablet|tablets|tabs|meds|medicine|medicines|medication|medications|capsules|painkillers|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|oxycodone|oxy|codeine|morphine|valium|diazepam|xanax|lorazepam|ativan|ambien|zolpidem|zopiclone|antidepressants|sertraline|amitriptyline|temazepam|opioids|opiates|sleepers|sleeping|insulin|benzos|panadol|advil|nurofen|drugs|fentanyl|tramadol|beta_blockers|propranolol|venlafaxine|citalopram|fluoxetine|prozac|zoloft|effexor|seroquel|quetiapine|gabapentin|pregabalin|endone|temaze|mersyndol|co_codamol|packet|packets|bottle|blister|prescription|patches|them|antihistamines|benadryl|digoxin|lithium|doses',
  hoard:
    'stockpil*|stock_piled|stock_piling|hoard*|stash*|saving|saving_up|saved|saved_up|save_up|squirrel*|collecting|collected|keeping_back|put_aside|putting_aside|set_aside|setting_aside|counted|counting|counting_out|lined_up|lining_up|hidden|hiding|putting_by|put_by|storing_up|stored_up|been_saving|keep_back|gathered',
  stare: 'stare|staring|stared|looking_at|look_at|keep_looking|looked_at|holding|hold|held|sitting_with|sit_with|sat_with|looking|gazing',
  get: 'bought|buy|buying|got|get|getting|have|has|found|ordered|ordering|there_is|took_out|own|owns|borrowed|keep|made|tied',
  for_it: 'ready|to_do_it|to_end|for_it|for_when|in_the|so_i|to_kill|hidden|and|to_die|for_myself|$',
  took: 'took|taken|swallowed|ate|eaten|downed|popped|drank|drunk|had|have_taken|consumed|necked|scoffed|gulped|just_had|washed_down|ingested|chugged|dropped|munched|inhaled',
  lots: 'too_many|all|whole|entire|every|handful|handfuls|bunch|loads|load|dozens|dozen|lots|a_lot|full_bottle|full_box|full_packet|several_boxes|bottle|box|packet|pack|packets|boxes|bottles|strip|strips|ten|twelve|fifteen|twenty|twenty_five|thirty|forty|fifty|sixty|hundred|10|12|14|15|16|18|20|24|25|28|30|32|35|36|40|45|48|50|56|60|70|80|84|90|100|so_many|a_ton|tons|a_month_s|a_weeks|a_week_s|the_rest|more_than_i_should|way_too_many|double_the|stash|the_lot|everything|overdose',
  at_once:
    'at_once|in_one_go|together|at_the_same_time|all_at_once|on_purpose|tonight|just_now|an_hour_ago|ago|minutes_ago|deliberately|in_one_sitting|with|because|hoping|to|and|now|$|earlier|last_night|already',
  hurt: 'hurt|hurting|harm|harming|harmed|injure|injuring|cut|cutting|burn|burning|burned|burnt|scratch|scratching|hit|hitting|punch|punching|punish|punishing|wound|wounding|mutilate|mutilating|starve|starving|bite|biting|slap|slapping|stab|stabbing|bruise|bruising|torture|choke|choking|damage|damaging',
  body: 'arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|stomach|tummy|hip|hips|body|ankle|ankles|forearm|forearms|hand|hands|chest|shoulder|calves|flesh|inner',
  afraid: 'afraid|scared|frightened|terrified|worried|fear|fearful|scares|frightens|terrifies|petrified|worry|nervous',
  do_something:
    'do_something_stupid|do_something_silly|do_something_terrible|do_something_drastic|do_something_bad|do_something_awful|do_something_to_myself|do_something_dangerous|do_something_irreversible|do_something_dumb|do_something_rash|do_something_final|do_something_i_regret|do_something_i_will_regret|act_on_it|act_on_them|act_on_these|act_on_my|go_through_with_it|snap_and_hurt|do_it|hurt_myself|harm_myself|end_it|try_again|do_myself|do_something',
  do_harm:
    'do_something_stupid|do_something_silly|do_something_terrible|do_something_drastic|do_something_bad|do_something_awful|do_something_to_myself|do_something_dangerous|do_something_irreversible|do_something_dumb|do_something_rash|do_something_final|do_something_i_regret|do_something_i_will_regret|act_on_it|act_on_them|act_on_these|act_on_my|go_through_with_it|snap_and_hurt|hurt_myself|harm_myself|end_it|do_something',
  tells:
    'tell|tells|telling|told|say|says|saying|said|whisper|whispers|whispering|scream|screams|screaming|urging|urges|keep|keeps|shouting|goes|command|commands|ordering',
  media:
    'film|films|movie|movies|novel|novels|documentary|documentaries|podcast|podcasts|episode|episodes|netflix|thriller|soap|the_series|tv_series|tv_show|tv_drama|a_book|the_book|book_club|this_book|character|characters|plot|storyline|musical|theatre|opera|play_about|song|songs|lyrics|album|article|headline|news|exhibition|museum|memoir|biography|poem|watched|hamlet|netflix|book|squad',
  settled:
    'years_ago|decades_ago|long_ago|as_a_child|when_i_was_a_child|when_i_was_little|when_i_was_young|in_the_70s|in_the_80s|in_the_90s|in_the_seventies|in_the_eighties|in_the_nineties|in_her_twenties|in_his_twenties|anniversary|birthday|back_in|last_century|in_my_family_history',
  charity:
    'charity|fundraiser|fundraising|volunteer|volunteering|awareness|training_course|training_day|marathon|walk_for|sponsored|prevention_day|prevention_month|prevention_course|prevention_walk|hotline_volunteer|lecture|essay|thesis|seminar|colleague_training',
  comic_burden: 'burden_of_proof|administrative_burden|tax_burden|admin_burden|mental_load',
  grief:
    'my_mother_died|my_mum_died|my_mom_died|my_dad_died|my_father_died|since_he_died|since_she_died|the_funeral|passed_away|died_last|cat_died|dog_died|dying_my_hair|dying_hair|hair',
  holiday:
    'holiday|holidays|vacation|annual_leave|on_leave|wedding|trip|travelling|traveling|flight|airport|beach|cruise|camping|appointment|parachute|bungee|skydive|trampoline|pool|diving|gym|party',
  crash_past: 'insurance|garage|repair|mechanic|scratch_on_the_car|dented|deer|kangaroo|ice_and',
  pet: 'plants|plant|hamster|goldfish|mosquito|mosquitoes|weeds|slugs|ants|mice|moths|virus|germs|bacteria|roses|tomatoes|calories',
  fun_rope:
    'skipping|jump_rope|skipping_rope|climbing|washing|tow|clothesline|garden|swing|dog|sailing|boat|gym|nail_gun|glue_gun|massage_gun|water_gun|heat_gun|staple_gun|toy|toys|museum|hammock|yoga|curtain|bedtime|nerf|gun_show|garden_centre|crochet|macrame',
  robbery: 'robbery|robbed|mugged|mugger|police_officer|soldier|army|husband_s_hobby|clay|hunting_season|deer|ducks|pheasant',
  took_well:
    'on_time|as_prescribed|without_forgetting|vitamins|supplements|photos|pictures|notes|this_week|every_day|every_morning|antibiotic|antibiotics|course|magnesium|steps|dog|stairs|iron|calcium|with_food|as_instructed|never_missed|as_told|to_the_pharmacy|back_to_the|to_the_chemist|home|washing|rubbish|dishes|laundry|probiotics|collagen',
  fun_overdose:
    'chocolate|sugar|cake|cakes|carbs|biscuits|cookies|sweets|candy|lipstick|perfume|caffeine|coffee|cheese|television|tv|christmas|sun|sunshine|cuteness|garlic|glitter|screens|crisps|chips|ice_cream|news|netflix|nostalgia|pink|romance|grandchildren|puppies|turkey|mince_pies|easter|crumpets|turron|gossip|meetings',
  crisis_past_other: 'dog_ate|cat_ate|puppy|hamster',
  accident:
    'by_accident|accidentally|by_mistake|shaving|shaved|chopping|slicing|peeling|cooking|oven|stove|iron_by|ironing|hob|kettle|gardening|garden|roses|pruning|onion|onions|carrot|carrots|potatoes|veg|vegetables|bread|avocado|tin|can_opener|paper|opening|knitting|sewing|diy|glass_i_broke|broken_glass|pan|tray|baking|barbecue|bbq|soup|tea|coffee|curling|straighteners|hair|fringe|bangs|nails|nail|slack|slice|piece|off_from|short|loose|down_on|sunburn|sunburned|sun|beach|plaster_on_all_good|fell|tripped|slipped|falling|moving|without_hurting|cheese|parcel|box|fence|wire|thorn|thorns|blackberries|brambles|cat|kitten|muffin|toast|lasagne|lasagna|dinner|supper|grater|mandoline|scratching_myself|lawn|cactus|candle|hot_water_bottle|pyracantha|blackthorn|thistle|thistles|nettle|rosebush|rosebushes|holly|hedge|hawthorn|gorse|bramble|thorny|gooseberries|gooseberry|bougainvillea|barbed_wire|gauntlets|hay_bale|straw_bale|hay',
  sport:
    'gym|running|run|jogging|football|tennis|yoga|pilates|workout|exercise|exercises|exercising|training|lifting|weights|squats|spin|marathon|cycling|bike|skiing|netball|badminton|swimming|dancing|zumba|crossfit|match|stretch|stretching|deadlift|deadlifts|hiking|horse|skating|trampoline|golf|plank',
  itch: 'itch|itchy|itching|itches|itched|rash|eczema|mosquito|mosquitoes|bites|hives|psoriasis|dry_skin|midges|allergy|nettles|poison_ivy|cat|brambles',
  long_ago: 'decades_ago|when_i_was_a_kid|as_a_kid|in_primary_school|chickenpox',
  food: 'chocolate|cake|biscuits|cookies|ice_cream|crisps|chips|sale|sales|shops|shop|shoes|credit_card|online_shopping|cheese|bread|wine|fridge|snacks|buffet|puppies|wool|yarn|bookshop|sweets|dessert|haircut|hair',
}
