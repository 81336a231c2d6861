import type { Concepts } from '../patterns.ts'

/** Named word groups for the English signs of violence and control. */
export const C2_EN_CONCEPTS: Concepts = {
  p: 'he|him|husband|hubby|boyfriend|partner|wife|girlfriend|ex|exhusband|spouse|fiance|bloke|fella|fellow|she|man|dad|father|stepdad|stepfather|son|brother|they|person|someone|missus|guy|dude|other_half|old_man|in_law|my_man|mum|mother|better_half|lover|roommate|housemate|daughter',
  him: 'him|her|husband|hubby|boyfriend|partner|wife|girlfriend|ex|spouse|fiance|bloke|fella|my_man|my_son|my_dad|my_father|them|the_man|going_home|my_own_home|his_temper|his_anger|his_moods|his_rage|his_reaction|what_he|what_she|how_he|when_he|he_will|he_would|he_might|he_is_going_to|she_will|what_my_husband|what_my_partner|he',
  hit: 'hit|hits|hitting|hitted|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|beat|beats|beaten|beating|shove|shoves|shoved|shoving|push|pushes|pushed|pushing|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|smack|smacks|smacked|smacking|belt|belts|belted|belting|bash|bashes|bashed|bashing|whack|whacks|whacked|throttle|throttled|throttles|headbutt|headbutts|headbutted|thump|thumps|thumped|wallop|walloped|clobbered|backhanded|backhands|burn|burned|burnt|bite|bites|bit|stab|stabbed|cut|scratched|whipped|whips|attack|attacks|attacked|attacking|assault|assaulted|assaults|batter|batters|battered|bruise|bruised|bruises|hurt|hurts|hurting|injured|manhandle|manhandled|manhandles|spit_on|spits_on|spat_on|spat_at|spits_at|pinned|pins|tackled|clocked|lamped|decked|knock|knocks|knocked|slams|slammed|slam|drag|drags|dragged|dragging|grab|grabs|grabbed|grabbing|shake|shakes|shook|twist|twists|twisted|pulls|pulled|yanks|yanked|squeezes|squeezed|restrains|restrained|smother|smothered|suffocate|suffocated|abuse|abuses|abused|abusing|rough|roughs|roughed|lays_into|laid_into|physical_with|violent_with|violent_to|violent_towards|violent_toward|aggressive_with|aggressive_towards|rough_with|threw|throws|torture|tortures|tortured|kill|killing|murder',
  body: 'face|head|arm|arms|neck|throat|hair|wrist|wrists|leg|legs|stomach|belly|ribs|back|shoulder|shoulders|mouth|nose|eye|cheek|jaw|chest|lip|ear',
  strong:
    'slap|slaps|slapped|slapping|punch|punches|punched|punching|beat_up|beats_up|choke|chokes|choked|choking|strangle|strangled|strangles|strangling|headbutt|headbutted|kicked|kicks|shoved|shoves|smacked|smacks|backhanded|thumped|bashed|belted|battered|assaulted',
  wont_let:
    'not_let|never_let|never_lets|not_allow|never_allows|not_allowed|forbids|forbid|forbade|forbidden|stops|stopped|prevents|prevented|keeps|banned|bans|refuses_to_let|refuse_to_let|will_not_let|not_permit|not_want',
  freedom:
    'see|seeing|visit|visiting|talk|talking|speak|speaking|go|going|leave|leaving|out|outside|work|working|doctor|gp|friends|friend|family|sister|mother|mum|mom|money|drive|driving|phone|job|alone|have|having|get|use|using|meet|call|calling|wear|study|medicine|medication|hospital|appointment|anywhere|anyone|anybody|church|house|own|socialise|socialize|contact|come_home|eat|sleep|bank|car|keys|kids|makeup',
  phone:
    'phone|mobile|cell|cellphone|messages|texts|text|emails|email|whatsapp|location|facebook|instagram|social_media|call_log|browser|history|laptop|accounts|account|messenger|gps|dms|snapchat|private_messages|passcode|password|passwords|computer|tablet|ipad|diary|mail|post|letters|receipts|bag|handbag|purse|car|mileage|calls|conversations|contacts|photos',
  spy: 'check|checks|checked|checking|read|reads|reading|go_through|goes_through|going_through|went_through|gone_through|look_through|looks_through|looking_through|monitor|monitors|monitoring|track|tracks|tracked|tracking|spy|spies|spying|search|searches|searching|take|takes|took|demand|demands|demanded|demanding|control|controls|controlling|hack|hacked|hacks|smash|smashed|smashes|confiscate|confiscated|confiscates|snoop*|scroll*|inspects|inspect|get_into|gets_into|got_into|access|bugged|bugs|follow|follows|log_into|logs_into|broke|hid|hides|grab|grabs',
  money:
    'money|wages|wage|salary|pay|paycheck|paycheque|bank|card|cards|pension|income|savings|credit_card|finances|earnings|benefits|allowance|cash|purse|pocket_money',
  takes:
    'take|takes|took|taking|control|controls|controlled|controlling|keep|keeps|kept|hide|hides|hid|withhold|withholds|steals|stole|spends|decides|manages_all|cut|confiscates|holds|runs|handles|check|checks|gives_me|gave_me|gets|has|empties|emptied',
  afraid:
    'afraid|scared|terrified|frightened|petrified|fear|fearful|scares|frightens|terrifies|intimidates|intimidated|intimidating|dread|dreading|threatened',
  threat: 'threaten|threatens|threatened|threatening|threats|threat',
  insult:
    'insult|insults|insulted|insulting|humiliate|humiliates|humiliated|humiliating|belittle|belittles|belittled|belittling|degrade|degrades|degraded|mock|mocks|demean|demeans|demeaning|gaslight|gaslights|gaslighting|gaslit|bully|bullies|bullied|bullying|ridicules|ridicule|shame|shames|berate|berates|berated|criticises|criticizes|puts_me_down|put_me_down|putting_me_down|swears_at|torments|terrorises|terrorizes|scream|screams|screamed|screaming|yell|yells|yelled|yelling|shout|shouts|shouted|shouting|curses|cusses',
  how: 'how|can|could|what|way|ways|help|best|is_there|tell_me|show_me|want|need|possible|app|should|trick|tips|where|any',
  rape: 'rape|rapes|raped|raping|rapist|marital_rape',
  sex: 'sex|sleep_with|have_sex|make_love|intercourse|intimate|intimacy|do_it|sexual|sexually|anal|oral|blow_job|blowjob|undress|touch_him|please_him|things_in_bed|perform',
  force:
    'force|forces|forced|forcing|make|makes|made|making|coerce|coerces|coerced|pressure|pressures|pressured|pressuring|guilt|guilts|guilted|demand|demands|insists|insist|expects|bullies|pushes|pushed|pesters|badgers|hounds',
  media:
    'true_crime|film|films|movie|movies|novel|documentary|podcast|episode|netflix|tv_series|tv_show|a_book|the_book|book_club|character|plot|storyline|play|song|article|news|exhibition|museum|watched|soap|memoir|thriller|seminar|charity|fundraiser|volunteer|training_course|lecture|read_about|radio|series',
  play: 'scrabble|chess|cards|tennis|golf|football|game|games|quiz|race|darts|pool|wordle|monopoly|badminton|squash|bowling|pingpong|ping_pong|boxing|karate|judo|sparring|crossword|backgammon|dominoes|poker|fair_and_square|mario|sport|match|volleyball|arm_wrestling|pillow|snowball|water_balloon|tickl*|massage|back_rub',
  joke: 'out_to_me|out_loud|no_clue|no_idea|roller_coaster|rollercoaster|haha|hahaha|lol|lmao|jokingly|joking|as_a_joke|laughed|laughing|bless_him|playfully|thermostat|duvet|blanket|remote|in_his_sleep|in_her_sleep|while_asleep|by_accident|accidentally|by_mistake|snore*|snoring|elbow|dishwasher|barbecue|bbq|win|crossword|spider|spiders|surprise|dessert|pillow_fight|cat|dog_jumped|air_con|aircon|sofa_cushions',
  women:
    'sister|daughter|friend|mum|mom|mother|neighbour|neighbor|colleague|niece|cousin|aunt|she|her|woman|girl|bestie|mate|coworker|stepdaughter|granddaughter|client|lady|grandmother|nan|son|brother',
  men: 'he|husband|boyfriend|partner|bloke|ex|dad|father|man|fella|him|hubby|son|stepdad|fiance|guy|brother|girlfriend|wife',
}
