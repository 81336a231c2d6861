/** Patterns that tell what kind of statement a message is, one a line, in the syntax of `toPhrases`. */
import type { Language } from '../../text/rules/speech.ts'

/**
 * `asks`: questions, which begin a clause; `requests`: indirect questions and requests, anywhere. `told`: the message
 * is a statement. `health`: words of the body, treatment and the app; `medical`: those of them that are left to
 * knowledge in any case. `lasts`: only how long. `suffers`: what does not work or does not stop. `rhetorical`:
 * questions that no one is to answer. `dark`: words that no cheerful answer may follow; `mild`: daily uses of them.
 * `when`: tells of one day or night, not of something lasting. `ahead`: tells of something to come. `other`: about
 * somebody else. `event`: tells of something that happened. `exclaims`: begins like a question but is none. `free`:
 * good news whatever else is said, such as a time without a symptom. `self`: speaks of the writer. `laughs`: signs of
 * laughter, which may go with anything.
 */
export const PATTERN_NAMES = [
  'asks',
  'requests',
  'told',
  'health',
  'medical',
  'lasts',
  'suffers',
  'rhetorical',
  'dark',
  'mild',
  'when',
  'ahead',
  'good',
  'but',
  'bad',
  'rant',
  'other',
  'event',
  'exclaims',
  'free',
  'self',
  'insult',
  'joke',
  'laughs',
] as const
export type PatternName = (typeof PATTERN_NAMES)[number]
export type SpeechWords = { readonly concepts: Readonly<Record<string, string>>; readonly patterns: Readonly<Record<PatternName, string>> }

export const SPEECH_WORDS: Readonly<Record<Language, SpeechWords>> = {
  en: {
    concepts: {
      kin: 'sister|sisters|brother|mum|mom|mother|dad|father|parents|daughter|daughters|son|sons|kids|children|husband|hubby|partner|wife|boyfriend|girlfriend|friend|friends|aunt|uncle|niece|nephew|cousin|grandson|granddaughter|grandchild|grandkids|grandchildren|grandma|boss|manager|colleague|colleagues|neighbour|neighbours|neighbor|neighbors|dog|cat|family|in_laws|mother_in_law|team|choir|book_club',
      verb: 'is|are|was|were|has|have|had|did|does|do|can|will|would|came|went|got|gets|comes|coming|goes|going|visits|visited|starts|started|says|said|thinks|thought|loves|loved|likes|liked|hates|hated|wants|wanted|needs|needed|lives|works|worked|plays|played|leaves|left|moves|moved|arrives|arrived|keeps|kept|makes|made|gave|gives|took|takes|called|calls|rang|told|tells|asked|passed|won|lost|broke|brought|bought|cooked|burnt|burned|forgot|snores|barks|ate|sent|turned|turns|rained|cancelled|canceled|finished|failed|ended|learned|learnt|felt|feels|looks|looked|seems|hurts|aches|never|always|just|finally',
      fine: 'good|great|lovely|wonderful|amazing|fantastic|brilliant|fabulous|gorgeous|beautiful|nice|excellent|perfect|super|awesome|best|better|happy|delighted|thrilled|proud|pleased|excited|glad|relieved|grateful|chuffed|cheerful|rested|refreshed|joy',
      poor: 'bad|awful|terrible|horrible|dreadful|rough|rotten|lousy|hard|tough|difficult|sad|miserable|stressful|exhausting|tiring|nightmare|disaster|rubbish|crap|crappy|worst|worse|shitty|frustrating|annoying|boring|upsetting|disappointing|restless|sleepless|long',
      event: 'day|night|morning|evening|afternoon|week|weekend|meeting|time|sleep|dream|dreams',
    },
    patterns: {
      asks: `^ and|so|but|ok|hi|hello|lara? what|why|how|when|where|which|who|whose|whom
        ^ is|are|am|was|were|do|does|can|could|should|would|will|shall|may|might|has i|you|we|they|he|she|it|there|this|that|these|those|my|the|a|an|some|any|anyone|women|hrt
        ^ have|had i|you|we|they|anyone
        how_do|how_can|how_long|how_much|how_many|how_to|how_should|how_come|how_often|how_would|how_could|how_does|how_will|how_bad|how_is|how_are
        what_is|what_are|what_can|what_do|what_does|what_should|what_to|what_could|what_else|what_helps|what_would|what_am|what_was|what_will|what_causes|what_next|what_now
        why_do|why_is|why_am|why_does|why_are|why_i|when_do|when_will|when_should|where_do|where_can|which_one|who_can
        ^ and|but|so|or what_if|if|with|without|for|at|about|on
        ^ and|or the|a|my|for|at|with|what|after|before|during ~2 $
        really|ever necessary|normal|needed|enough|true|that_bad|worth_it
        surely ~2 should|is|must|can
        any_good|any_use|what_now|how_come|is_it $
        than_last|than_before|than_in|than_the_week|than_usual
        ^ please|lara? tell|show|explain|list|describe|compare|define|find|open|write|add|note|log|delete|change|set|save|send|remember|stop|start|make|record|track
        ^ did i|you|we|they|he|she|it
        help|definition|meaning|do_not_know
        did_i`,
      requests: `wonder*|curious|whether|not_sure|unsure|no_clue|no_tips|advice|advise|recommend*|suggest*|tips|ideas|explain|info|information|any_help|no_idea_what|no_idea_how|no_idea_why|no_idea_if
        do_not|did_not|not_to|to know|understand what|why|how|if|when|where|which|who|about ~1 i|to|it|this|that|is|my|the|works
        want_to_know|need_to_know|like_to_know|love_to_know|wanna_know|want_to_understand|like_to_understand|need_to_understand|do_not_know_what|do_not_know_if|do_not_know_why
        tell_me ~ what|how|why|about|if|which|when|where|more|something
        show_me|give_me|remind_me|let_me_know|teach_me|talk_about|talk_to_you|need_to_talk|want_to_talk|read_me
        ^ tell me
        i|we|id|would want|need|like|love to ~1 log|note|track|delete|change|add|record|save|stop|start|try|understand|learn|reduce|lose|avoid
        trying|way|ways|how to ~1 log|note|track|delete|change|add|record|save|see|stop|start|try|understand|learn|reduce|lose|avoid
        need|want|get ~1 advice|help|information|appointment
        should_i|can_i|could_i|do_i|am_i|is_it|is_this|is_that|is_there|are_there|could_it|could_this|can_this|can_you|could_you|does_it|does_that|will_it|would_it|can_it|have_i|do_you|are_you
        really|ever ~1 necessary|normal|needed|enough|true|that_bad|worth_it
        ^ does|should|is|are
        ^ will|would ~ make|help|affect|cause|stop|work|interact`,
      told: `^ i|we|he|she|they|you
        ^ well|so|and|but|oh|ok|anyway|today|yesterday|tonight|tomorrow|finally|honestly|sometimes|hi|hello|lara|wow|yay|god|ugh|argh|aw|haha|lol|guess_what|hey|hooray? i|we|he|she|they
        today|yesterday|tonight|tomorrow|weekend|week|morning|night|sunday|monday|tuesday|wednesday|thursday|friday|saturday ,? i|we|he|she|they|my|our
        ^ ~2 it|that|this|there|today|tomorrow|yesterday|everything|nothing|everyone|everybody|someone|nobody|people|life|work is|was|were|are|has|had|went|will|feels|felt|looks|seems|goes|turned|rained|rains|snowed|snows|never|always|makes|made|drives|drove
        ^ ~2 my|our|the|his|her|a|last ~2 <verb>
        <kin> ~1 <verb>
        ^ ~1 nobody|no_one|everyone|everybody
        ^ this|these|that|those ~2 is|are|was|were
        two|three|four|five|six|seven ~1 <poor> nights|days|weeks
        ^ nothing|not much|special|new|really
        ^ argh|ugh|grr|damn|wtf
        ^ just|finally|also|really|so|now? had|got|went|slept|feeling|finished|passed|made|met|saw|did|won|spent|bought|cooked|baked|lost|woke|missed|burnt|burned|broke|forgot|argued|cried|felt|heard|been|loving|having|going|looking_forward|off_to|back_from|home_from|planted|painted|ran|swam|read|watched|tried|started|managed|rested|enjoyed|walked
        ^ what a|an
        ^ how nice|lovely|annoying|awful|sad|boring
        ^ not? so|very|really|quite? <fine>|<poor> <event>|news
        ^ best|worst <event>
        ^ no hot_flashes|hot_flushes|hot_flash|hot_flush|night_sweats|sweats|headache|headaches|pain ~2 today|last|for|tonight|this|yesterday|all
        ^ so|very|really proud|happy|tired|angry|annoyed|excited|bored|cross|stressed|glad|relieved|sad|fed_up|hot|cold|nervous|frustrated|grateful
        ^ hate|love|hates|loving|miss|missing|cannot_stand|can_not_stand|fed_up|sick_of|tired_of|can_not_wait|can_not_believe|had_enough
        ^ slept|passed|got|did|put|took|lost|told|went|came|walked|found|sold|started|stopped|finished|cooked|sat|stood|waited|tried|felt|ate|drank|fell|ran|kept|threw|gave|bought|saw|met|heard|signed|handed|adopted|quit
        ^ another|still|barely|hardly|zero|no|can_not|could_not|did_not|have_not|got_no ~1 patience|interest|energy|night|day|week|sleep|awake|find|stop|keep|get|face|believe|remember|stand|slept|cope|bear
        ^ ~1 we_re|im|ive|i_m|i_ve|being|feeling|dying_of
        ^ ~2 what a|an`,
      health: `period|periods|menstr*|bleed|bleeding|bled|bleeds|spotting|blood|bloody_discharge|discharge|clot|clots|flow|cycle|cycles|ovulat*|pms|tampon*|pad|pads
        flush*|flash|flashes|flashed|hot|heat|sweat*|boiling|drenched|soaked|overheat*|thermostat|chills
        menopaus*|perimeno*|postmeno*|meno|the_change|hormon*|hrt|mht|estrogen|oestrogen|progest*|testosterone|utrogestan|estradiol|patch|patches|gel|pill|pills|tablet|tablets|capsule*|medic*|drug|drugs|dose|antidepress*|sertraline|ssri*|statin*|cbt|hypnosis|acupunct*|supplement*|herb|herbs|herbal|remedy|remedies|magnesium|vitamin*|calcium|omega|soy|cohosh|primrose|st_johns|veozah|fezolinetant|mirena|iud|coil|condom*|contracep*|pregnan*
        doctor|doctors|doc|gp|nurse|gyn*|clinic|hospital|specialist|therapist|therapy|consultant|scan|scans|test|tests|smear|mammogra*|dexa|biops*|appointment|prescri*|diagnos*|symptom*|surgery|hysterect*|ablation|ovar*|womb|uterus|uter*|cervi*|fibroid*|cyst*|thyroid|cancer|diabet*|sugar_level*|cholesterol|blood_pressure|bp|heart|palpitat*|chest
        breast*|boob*|nipple*|bone|bones|osteo*|joint|joints|knee|knees|hip|hips|ache|aches|aching|achy|ached|hurt|hurts|hurting|pain|pains|painful|sore|stiff*|back_pain|my_back|shoulder*|neck|fingers|hands|feet|foot|legs|leg|calf|calves|arm|arms|wrist|ankle|muscle*|cramp*|tingl*|numb*|itch*|crawl*
        hair|hairs|whisker*|skin|wrinkl*|acne|eye|eyes|mouth|tongue|teeth|gum|gums|jaw|ear|ears|tinnitus|face|weight|fat|belly|tummy|stomach|waist|bloat*|swollen|jeans|kilo*|pounds|digest*|constipat*|nause*|vomit*|dizz*|vertigo|headache*|migraine*|fever|cold|flu|cough*|virus|sick|ill|unwell|allerg*
        vagin*|vulva*|down_there|dry|dryness|sex|sexual|sexually|libido|desire|drive_is_gone|sex_drive|orgasm*|climax|lubric*|lube|intima*|bladder|pee|peeing|wee|leak|leaks|leaking|leaked|urin*|uti|utis|cystitis|thrush|pelvic|prolapse|incontin*|toilet|wetting
        sleep*|slept|awake|insomni*|snor*|nap|naps|napping|wake|wakes|waking|woke|waken*|night_shift|night_shifts|nights|at_night|every_night|all_night|each_night|melatonin|bedtime|restless
        tired|tiredness|exhaust*|fatigu*|energy|knackered|drained|shattered|worn_out|weary|sluggish|burnout|burnt_out
        anx*|panic*|depress*|mood|moods|moody|rage|raging|angry|anger|furious|irritab*|irritated|snappy|snapped|snap|cry|cried|crying|cries|tear*|weepy|bawl*|sobb*|low|sad|feel_down|feeling_down|so_down|bit_down|stress*|overwhelm*|nervous|worr*|lonely|alone|lonel*|grief|griev*|like_myself|not_myself|hate_myself|confiden*|self_esteem|not_myself|feel_nothing|numb|monster|therapy
        memory|forget*|forgot|remember*|focus|concentrat*|fog|foggy|brain|mind|word|words|names|dementia|alzheim*|adhd|head
        smok*|cigar*|vap*|alcohol|drinking|caffeine|diet|dieting|protein|yoga|pilates|exercise*|workout|strength|dumbbell*
        age|aged|ageing|aging|too_old|years_old|so_old|feel_old|younger|older|stage
        monthly|monthlies|time_of_the_month|loo|scarlet|bathroom|ponytail|unsteady|wobbly|funny_turn|flutter*|marble|cuff|examine*|treatment*|touch*|cuddle*|bedroom|foreplay|spark|sparkle|sensation|blank|vocabulary|grump*|patience|explode|ballistic|blues|grey|meh|invisible|cope|blush|clothes_do_not|well_up|feel_weird|not_feel_like_me|miss_me|opinion|rejected|drifted|carer|wince|bursting|guilty|senile|footing|compare*
        argue|arguing|fight|fighting|squabbl*|exaggerat*|understand|understands|fuss|support|embarrassed|laundry|everything_in_this_house|can_not_say_no|say_no
        log|logs|logged|logging|note|notes|noted|app|embertide*|embertides|reminder*|account|password|data|setting*|privacy|calendar|streak|entry|entries|chat|partner_view|compass|language|lara_remembers`,
      medical: `period|periods|menstr*|bleed|bleeding|bled|bleeds|spotting|blood|discharge|clot|clots|cycle|cycles|ovulat*|tampon*|pad|pads|monthly|monthlies
        menopaus*|perimeno*|postmeno*|hormon*|hrt|mht|estrogen|oestrogen|progest*|testosterone|utrogestan|estradiol|patch|patches|gel|pill|pills|tablet|tablets|capsule*|medic*|drug|drugs|dose|antidepress*|sertraline|ssri*|statin*|cbt|hypnosis|acupunct*|supplement*|herb|herbs|herbal|remedy|magnesium|vitamin*|calcium|soy|cohosh|primrose|coil|mirena|contracepti*|condom*|pregnan*
        doctor|doctors|doc|gp|nurse|gyn*|clinic|hospital|specialist|therapist|consultant|scan|scans|test|tests|smear|mammogra*|dexa|biops*|appointment|prescri*|diagnos*|symptom|symptoms|surgery|hysterect*|ovar*|womb|uterus|cervi*|fibroid*|cyst*|thyroid|cancer|diabet*|cholesterol|blood_pressure|bone|bones|osteo*|lump
        smok*|cigar*|vap*|alcohol|drinking|caffeine|diet|dieting|protein|yoga|pilates|exercise*|strength|age|aged|years_old|stage|dementia|alzheim*|adhd|understand|understands|manager|rights|uniform|tell|talk
        log|logs|logged|logging|note|notes|noted|app|embertide*|embertides|reminder*|account|password|data|setting*|privacy|calendar|streak|entry|entries|language`,
      suffers: `can_not|cannot|keep|keeps|kept|barely|hardly|no_longer|any_more|anymore|again|constantly|nothing_helps|will_not|out_of_nowhere|all_over|always|never|so|too|struggling|struggle|suffering|hard_to|everything|worse|awful|killing_me|all_the_time`,
      rhetorical: `why do|does|is|am|must|can|should ~2 nobody|no_one|everyone|everybody|always_me|i_always|it_always|he_always|she_always|they_always|people|men|i_the_only_one
        who|what do|does|the_hell|the_heck|on_earth ~1 he|she|they|you ~1 think
        can_you_believe|would_you_believe|what_is_wrong_with|what_the_hell|what_the_fuck|what_the_heck|how_dare|am_i_the_only_one|am_i_invisible|do_i_look_like|too_much_to_ask|who_asked|how_hard_can|how_hard_is|seriously $
        do_not|not know|understand how ~1 people|anyone|everyone|others|they|he|she ~1 manage|manages|do|does|cope|stand|copes|live`,
      lasts: `it|this|that|they ~2 been|lasted|lasting|lasts|going_on|gone_on ~2 for|since|days|weeks|months|years
        like_this|this_way|like_that ~1 for|since`,
      dark: `die|dies|dying|dead|death|suicid*|kill|killed|killing|overdose|cut_my|cutting_my|cut_myself|cutting_myself|harm*|self_harm|hang|jump|bridge|knife|gun|rope|razor
        hopeless|pointless|worthless|burden|goodbye|letters|no_point|no_way_out|way_out|give_up|giving_up|given_up|end_it|end_of_it|ending|be_over|is_all_over|be_all_over|over_soon|disappear|vanish|can_not_go_on|not_go_on|not_wake_up|better_off|without_me|empty|nothing_left|peace_at_last|at_peace|no_future|not_be_here|want_out
        hit|hits|hitting|beat|beats|beaten|slap*|punch*|kick|kicks|kicked|push|pushed|pushes|shov*|chok*|strangl*|threw|throws|throwing|threat*|violen*|abus*|bruise*|rape*|force|forces|forced|afraid|scared|scares|scare|fear|frighten*|terrif*|control*|track|tracks|tracking|lock|locks|locked|police|stalk*|hide|hiding|hid|escape*|grab|grabs|grabbed|smash*|insults|belittl*|blames_me|punish*
        he|she|husband|partner|boyfriend|wife ~2 checks|checked|reads|watches|follows|takes|took|hides|shouts|shouted|screams|screamed|yells|yelled ~3 me|my|phone|money|car|keys
        not|never ~1 let|allow|allowed|lets|allows ~1 me|her
        faint*|collapse*|breathe|breath|breathless|unconscious|stroke|seizure|choking|ambulance|emergency|numb|swell*|swollen|lump|crushing|slur*
        humiliates|humiliated me`,
      mild: `cut|cutting ~2 hair|fringe|grass|lawn|cake|hedge|bread|onions|flowers|back|down
        force|forced myself|to
        hit|hits 50|fifty|the_shops|the_wall
        push|pushed ~2 trolley|pram|wheelchair
        leave|empty nest|fridge|house|dishwasher
        house|home|flat ~3 empty
        heat|hot|sun|weather|feet|back|shoes|knees|stairs|suspense|boss|job ~3 kill|kills|killing me|us
        die|dying|died|dead ~3 heat|laughing|embarrassment|shame|boredom|curiosity|coffee|tea|cake|to_know`,
      when: `today|tonight|yesterday|last_night|this_morning|this_afternoon|this_evening|this_week|last_week|this_weekend|weekend|all_day|all_night|the_whole_night|half_the_night|right_now|at_the_moment|just_now|the_other_day|earlier|in_a_row|on_end|running|lately|these_days
        last ~1 <event>
        a_cold|the_flu|flu|cancelled|canceled|ruined
        had|what|such|was|been|having ~1 a|an|another|such|the ~2 <poor>|<fine> <event>
        ^ ~2 <poor> <event>
        one|two|three|four|five|six|seven|several ~1 nights|days|weeks`,
      ahead: `tomorrow|next|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|on_saturday|on_sunday|at_the_weekend|this_weekend|going_to|soon|looking_forward|can_not_wait|signed_up|joined|booked|later_today|coming|about_to|planning|plan_to|off_to|leaving
        i|we|he|she|they|it|there|that will be|come|go|have|visit|start|see|get|meet|stay|turn|cook|make
        visits|arrives|starts|leaves|moves|flies|turns ~ monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|summer|christmas|june|july|august|september
        got|have ~2 appointment ~ on|at|tomorrow|next`,
      good: `had|having|expecting|has|welcomed ~1 a|an|her|their|his|my|our|twins ~1 baby|girl|boy|twins|child
        i_got_the|got_the_job|got_in|got_accepted|got_the_place
        <fine> ~1 day|night|night_s_sleep|nights|sleep|morning|evening|afternoon|week|weekend|time|news|mood|walk|lunch|dinner|trip|holiday|party|meeting|conversation|chat|rest|session|class|weather|results|people|concert|film|book|visit|birthday
        feel|feeling|felt|am|be|being|slept|sleep|sleeping|doing|went|going|was|is|are|were|looks|tasted|been ~2 <fine>|well|energised|energetic|over_the_moon|on_top_of_the_world|like_a_new_woman|like_a_new_person|fresh|delicious|fun
        so|very|really|how <fine>
        ^ <fine> <event>|news
        slept ~1 like_a|through|right_through|all_night|eight|8|seven|7|nine|9|the_whole_night
        no|zero|not_a_single|not_one|without_any|fewer|hardly_any hot_flash|hot_flashes|hot_flush|hot_flushes|flashes|flushes|night_sweat|night_sweats|sweats|headache|headaches|pain ~3 today|last|for|tonight|this|yesterday|all|week|days
        got|have|offered|landed ~1 the|a|that ~1 job|promotion|offer|role|raise|pay_rise|flat
        got|been|was|am ~1 promoted|engaged|married|hired
        is|are|getting|got|just engaged|getting_married|expecting
        passed ~2 exam|exams|test|driving_test|interview|finals
        passed_my|passed_her|passed_his
        won|celebrat*|congratulat*|hooray|yay|woohoo|yippee|finished|completed|succeeded|managed_to|proud|enjoyed|laughed|grandmother|grandma_again|first_grandchild|born|first_steps|first_word|graduated|graduates|retired|retiring|made_up_again|looking_forward|can_not_wait|thrilled|delighted|made_my_day|i_love_my|love_this|loved_it|loved_every|what_a_relief|good_news|great_news|lovely_time|had_fun|so_much_fun|works_wonders|all_clear|over_the_moon
        feels|felt ~1 <fine>
        finally ~1 booked|handed|finished|got|bought|told|said|managed|sold|slept|made|found
        got ~1 into|the_keys|a_place|our_keys
        is|are|was really? working|helping|helped|works
        works|working|worked ~1 wonders|a_treat|well|great|brilliantly
        i|we said|say no ~ to
        breakfast_in_bed|dreamt_of|dreamed_of|dream_come_true|lighter|a_new_place|nobody_died|did_not_end|well_deserved|first_ever`,
      but: `but|although|though|except|unfortunately|however|sadly|i_wanted|not_me|without_me|instead_of_me
        not|never|no|isn_t|wish|hope|if|used_to|nothing|hardly|less|too ~3 <fine>|well|fun|sleep
        not|never|nothing|no|nobody|hardly|pretend*|any_more|anymore ~3 get|pass|win|finish|manage|enjoy|enjoyed|laugh|laughed|celebrate|fun|joy|happy|proud
        not|never slept|sleep|promoted|engaged
        wish|would_like|would_love|used_to`,
      bad: `<poor>|going_mad|going_crazy|going_insane|losing_my_mind|losing_the_plot|not_myself|not_feel_like_myself|feel_like_myself|who_i_am|recognise_myself|recognize_myself|bit_down|feel_down|feeling_down|so_down|tired|exhausted|drained|knackered|shattered|stress*|overwhelmed|upset|sad|cry|cried|crying|tears|lonely|worried|worry|worrying|anxious|nervous|hurt|hurts|aches|aching|ache|sore|pain|sick|ill|unwell|flu|cold|migraine|headache|argument|argued|arguing|argue|row|fight|fought|quarrel*|shouted|yelled|moaned|complain*|ignored|forgot|missed|lost|broke|broken|failed|fail|late|stuck|cancelled|canceled|ruined|burnt|burned|spilled|spilt|fell|stolen|fired|sacked|redundant|laid_off|divorc*|separat*|left_me|passed_away|funeral|vet|noisy|mess|mistake|trouble|problem|problems|disappoint*|let_down|let_me_down|let_us_down|crazy|hectic|chaos|chaotic|cross|bored|boring|embarrass*|awkward|fall_out|fallen_out|rude|mean|unfair|too_much|behind|guilty|regret|miss|misses|homesick|no_energy|could_not_sleep|can_not_sleep|not_sleep|barely_slept|hardly_slept|awake|no_sleep|woke_up|sleepless|sweat*|soaked|hot_flash*|hot_flush*|flushes|flashes|dizzy|cramps|bloated|snapped|snapping|stole|crashed|flooded|leaking_roof|freezing|pouring|dreading|dread|struggl*|swamped|rushed|not_a_minute|run_off_my_feet|sold_out|flat_tyre|flat_tire|misunderstood|gossip*|queue|queued|traffic
        did|do|does|would|will|could|can not ~1 listen|help|understand|care|call|come|work|go|get|sleep|stop|start|answer|remember
        nobody|no_one|never helps|helped|listened|thanked|called|listens|calls|thanks|understands|cares
        put_on ~3 stone|pounds|weight|kilos|kilo
        irritat*|itch|itches|itching|stings|stinging|annoys|bothers
        feel|feeling|felt|so|really|very ~1 low|rubbish|down|flat|rough
        losing ~1 things|keys|everything|it|my_temper
        nothing ~1 fun|works|helps
        dread|dreading|hate_it|snapped|awful`,
      rant: `sick_to_death|up_to_here|fed_up|not_fair|unfair|for_crying_out_loud|for_goodness_sake|for_gods_sake|for_god_s_sake|the_cheek|takes_the_biscuit|takes_the_piss|pissed_off|pissed|pisses_me|cross_with|fuming|seething|raging|gutted|done_with|so_done|over_it|makes_my_blood_boil|blood_boils|bastard|bastards|wanker|arse|jerk|moron|morons|stupid|pathetic|disgusting|useless|expects_me|expect_me|as_usual|yet_again|typical|every_single_time|why_me|always_me|treats_me|treat_me|take_me_for_granted|takes_me_for_granted|like_a_maid|like_i_m_invisible|honestly_people|fed_up|sick_of|sick_and_tired|had_enough|enough_of|can_not_stand|could_scream|want_to_scream|drove_me|doing_my_head_in|does_my_head_in|gets_on_my|get_on_my|getting_on_my|hate|hates|furious|livid|angry|raging|rage|damn|bloody|fucking|freaking|bullshit|shit|wtf|ffs|argh|aargh|arrgh|grr|grrr|ugh|unbelievable|ridiculous|idiots|idiot|how_dare|the_nerve|outrageous|the_last_straw|so_annoyed|annoyed|pissed_off|infuriat*|makes_me_mad|so_mad|useless
        driving_me|drives_me|drive_me ~2 mad|crazy|nuts|insane|bonkers|potty|mental|up|round|around|bananas|spare|wild|demented|batty|scatty`,
      other: `^ ~1 my|our|the ~1 <kin>
        ^ ~1 he|she|they`,
      event: `i|we|and ~1 went|met|saw|bought|baked|cooked|made|won|found|visited|called|painted|planted|watched|read|ate|drank|invited|booked|joined|moved|adopted|ordered|cleaned|fixed|swam|danced|sang|drove|flew|cycled|ran|argued|broke|burnt|burned|missed|dropped|spilled|spilt|cancelled|forgot|lost|had|got|came|signed|finished|started|played|spent|helped|talked|spoke|told|heard|left|took|walked|did
        ^ just? went|met|saw|bought|baked|cooked|made|won|found|visited|had|got|burnt|burned|broke|spent|watched|missed|back_from|home_from
        cats|dogs|kittens|horse|horses|hens|village|town|city|countryside|airport|station|library|museum|theatre|cinema|sofa|curtains|tomatoes|flowers|roses|football|tennis|cards|bingo|choir|quilt|jumper|knitting|piano|guitar|painting|allotment|camping|caravan|boat|lake|forest|mountains|market|shop|shops|shopping|supermarket|restaurant|pub|wedding|christening|anniversary|graduation|passport|suitcase|flight|plane|hotel|house|attic|garage|plumber|electrician|parcel|laptop|printer|dishwasher|washing_machine|fridge|oven|boiler|lawn|grass|fence|roof
        rained|raining|snowing|snowed|sunny|weather|is_here|birthday|christmas|easter|holiday|holidays|weekend|garden|party|cake|soup|film|book|concert|beach|sea|kitchen|builders|school|train|bus|car|traffic|neighbour*|neighbor*|dog|cat|puppy|kitten|grandson|granddaughter|grandchild*|boss|colleague*|dinner|lunch|visitors|guests
        ^ what a|an
        ^ i|we am|are ~1 having|making|cooking|baking|watching|reading|waiting|sitting|packing|knitting|going|off`,
      exclaims: `^ what a|an
        ^ how nice|lovely|wonderful|annoying|awful|sad|boring|exciting
        ^ ~2 what a|an`,
      free: `days|weeks|nights|months|fortnight ~1 without|no ~3 hot_flash|hot_flashes|hot_flush|hot_flushes|flash|flush|sweats|headache|migraine
        hugged ~1 me|us|each_other
        gave|had ~2 hug|cuddle
        ^ ~3 no|zero|without|hardly|fewer ~1 hot_flash|hot_flashes|hot_flush|hot_flushes|flashes|flushes|night_sweats|sweats|headache|headaches|pain ~2 today|last|for|tonight|this|yesterday|all|since
        day|night|week|morning without ~2 flash|flush|flashes|flushes|sweats
        not|without ~1 a|one|any ~1 hot_flash|hot_flush|flash|flush|headache|hot_flashes|hot_flushes ~2 today|last|for|tonight|this|yesterday|all|since
        passed ~3 test|tests|exam|exams|theory|driving
        ^ ~6 all_clear|benign|back_to_normal
        scan|mammogram|smear|results|biopsy|bloods ~4 clear|normal|fine|negative
        got ~2 promotion|the_job|job_i
        going_to|gonna be|become ~1 nan|nana|nanny|gran|granny|grandma|grandmother|aunt|auntie
        such ~1 good_laugh|laugh
        laughed ~1 so|until|till|hard|much
        so_proud|over_the_moon|in_love|made_my_day|never_too_late|like_myself_again|like_me_again|feel_human_again|clear_headed
        weeks|months|days|week|month|year|years ~1 without ~2 drink|cigarette|smoking|smoke|wine|alcohol
        quit|stopped|given_up smoking|drinking
        first_time ~1 in ~1 ages|months|years|weeks
        fit|fits ~1 again
        woke_up|woke dry|rested|refreshed
        listened_to_me|took_me_seriously`,
      self: `i|we|my|our|us|me|mine`,
      insult: `you|lara|youre are|is ~2 stupid|dumb|useless|idiot|rubbish|terrible|awful|worthless|an_idiot|pathetic|annoying|crap|shit|garbage|no_help|no_good|boring|a_joke|hopeless|bad|worst|thick|clueless
        ^ you? stupid|dumb|useless|bloody|fucking idiot|bot|robot|machine|app|program|thing|computer|chatbot|lara
        ^ idiot|stupid|moron|useless|rubbish $
        shut_up|piss_off|go_to_hell|get_lost|bugger_off|fuck_you|screw_you|fuck_off|i_hate_you|i_do_not_like_you|hate_this_app|hate_you
        you know nothing|zero
        you ~1 suck|stink|lie|liar|clown|moron
        you_are|youre ~2 waste|liar|clown|moron|bitch|cow|not_helpful|unhelpful|worthless
        waste of my|time|space $
        ^ ~1 go_away|get_stuffed|bitch|worse_than_useless $
        nobody likes|needs|asked you
        you ~1 do_not|never|did_not understand|get|know|listen|help ~1 anything|nothing|me|a_thing
        this|the app|bot|chat|thing is ~1 rubbish|useless|stupid|crap|shit|garbage|a_joke|terrible|pointless
        are|is you ~1 thick|stupid|dumb|deaf|kidding|stupid_or|daft|broken|for_real
        ^ ~1 stop giving|telling|repeating|sending|saying|asking|talking|pretending|with
        what a|an useless|stupid|dumb|rubbish|crap ~1 bot|app|thing|program|machine|answer
        no_help_at_all|no_use_at_all|canned|talk_to_the_wall|talk_to_a_wall|brick_wall|broken_record|toaster|waste_of_electricity|waste_of_space|dumbest_answer|stupidest_answer|worst_app|worst_answer|sod_off|bog_off|do_one|get_in_the_bin|who_programmed_you|bloody_machine
        ^ ~1 pathetic|rubbish|nonsense|garbage|crap|hopeless|bollocks|bullshit $
        you talk|speak|spout|write ~1 nonsense|rubbish|crap|bollocks`,
      joke: `tell|know|give|another ~2 joke|jokes|something_funny
        make_me laugh|smile
        knock_knock|walks_into_a_bar
        if hot_flushes|hot_flashes|flushes|flashes|brain_fog|forgetting|moaning|sweating
        knock_knock|walks_into|walked_into_a|why_did_the|what_do_you_call|the_new_30|the_new_40|the_new_thirty|central_heating|power_surges|limited_edition|emotional_support|supermodel|polar_bears|fry_an_egg|see_other_people|cardio_done|didnt_get_the|did_not_get_the_email|did_not_get_the_memo|stairmaster|eau_de|human_radiator|personal_summer|own_personal|tropical_climate|happy_hour
        i_am not_hot|not_moody|not_old ~ i_am
        my scales|scale|fan|fridge|freezer|bed|sofa and_i|knows_me|is_my`,
      laughs: `^ haha|hahaha|hahahaha|hehe|lol|lmao|rofl|ha $
        ^ lol|haha|hahaha|hehe
        haha|hahaha|hehe|lol|lmao|rofl|just_kidding|only_joking|just_joking|i_am_joking|i_am_kidding|only_kidding|pulling_your_leg`,
    },
  },
  es: {
    concepts: {
      kin: 'hermana|hermanas|hermano|madre|mama|padre|papa|padres|hija|hijas|hijo|hijos|ninos|marido|esposo|pareja|mujer|esposa|novio|novia|amiga|amigas|amigo|amigos|tia|tio|sobrina|sobrino|prima|primo|nieta|nieto|nietos|abuela|suegra|suegros|jefa|jefe|companera|companeros|companero|vecina|vecino|vecinos|perro|perra|gato|gata|familia|equipo|coro',
      fine: 'bien|bueno|buena|buen|buenas|buenos|genial|estupendo|estupenda|estupendamente|fenomenal|maravilloso|maravillosa|precioso|preciosa|increible|fantastico|fantastica|perfecto|perfecta|mejor|feliz|contenta|contento|encantada|orgullosa|orgulloso|ilusionada|alegre|aliviada|agradecida|descansada|divertido|divertida|bonito|bonita|lindo|linda|rico|rica|guay|chulo|de_maravilla|de_lujo',
      poor: 'mal|malo|mala|malas|malos|fatal|horrible|horribles|terrible|terribles|espantoso|espantosa|duro|dura|dificil|triste|pesimo|pesima|agotador|agotadora|pesadilla|desastre|asqueroso|asco|peor|largo|larga|frustrante|aburrido|aburrida|estresante',
      event: 'dia|noche|manana|tarde|semana|fin_de_semana|reunion|rato|sueno|jornada|finde|noticia|noticias',
      verb: 'es|son|esta|estan|era|fue|fueron|estaba|ha|han|tiene|tienen|tuvo|viene|vienen|vino|llega|llegan|llego|va|van|se|me|nos|no|empieza|empezo|dice|dijo|piensa|quiere|quiso|necesita|vive|trabaja|juega|deja|dejo|hace|hizo|hicieron|da|dio|llama|llamo|cuenta|conto|gana|gano|perdio|rompio|trajo|compro|cocina|cocino|come|comio|ronca|ladra|cumple|cumplio|aprobo|sale|salio|nacio|sigue|acabo|termino|nunca|siempre|ya|por_fin|murio|fallecio',
    },
    patterns: {
      asks: `^ y|pero|oye|hola|lara|entonces? que|por_que|como|cuando|donde|cual|cuales|quien|cuanto|cuanta|cuantos|cuantas|adonde
        ^ puedo|puede|pueden|podria|podrias|puedes|debo|deberia|hay|existe|sirve|sirven|conviene|vale|es_normal|es_verdad|es_cierto|es_malo|es_bueno|sera|seran|tengo_que|sabes|crees|conoces|tienes|se_puede|me_puedes|me_podrias|es_posible
        ^ y|o si|con|sin|para
        ^ y|o el|la|los|las|mi|mis|para|con|por|despues|antes ~2 $
        verdad|cierto $
        como|que|cual|cuanto|por_que|cuando $
        que_la_pasada|que_la_semana|que_el_mes|que_ayer|que_la_anterior|que_antes
        ^ anota|apunta|borra|cambia|pon|guarda|abre|busca|escribe|registra|para|deja|compara|define|lista|manda|elimina|haz|hazme
        por_que|para_que|que_le|que_les|que_puede|que_sera|a_que|de_que|en_que|con_que|que_es|que_son|que_me|que_se|que_pasa|que_tal|que_tiene|como_es|como_lo|como_le|como_se|a_quien
        ayuda|duda|explic*|sirve|sirven|no_se`,
      requests: `que_hago|que_hacer|que_puedo|que_debo|que_tomo|que_significa|que_ayuda|como_puedo|como_hago|como_saber|cuanto_dura|cuanto_tiempo|cuanto_tarda|cada_cuanto|cuando_debo
        me_pregunto|no_se_si|no_se_que_hacer|no_se_que_tomar|no_se_como|no_se_cual|no_se_cuando|no_se_por_que|no_se_a_quien|no_tengo_idea|no_tengo_claro|ni_idea|no_estoy_segura|quisiera_saber|quiero_saber|me_gustaria_saber|yo_quisiera|necesito_saber|querria_saber|quiero_entender|no_entiendo_por_que|no_entiendo_que|no_entiendo_si|no_entiendo_como|tengo_curiosidad|tengo_dudas|tengo_una_duda|alguna_idea|consejo|consejos|recomend*|suger*|informacion|ayudame|ayudarme|dime|digame|cuentame|hablame|muestrame|ensename|recuerdame|dame|necesito_hablar|quiero_hablar|por_favor|significado|si_es_normal|sera_que|sera_por|es_normal|hay_algo|hay_algun|hay_alguna|o_no $
        quiero|quisiera|necesito|me_gustaria|querria|como|para ~1 anotar|apuntar|registrar|borrar|cambiar|ver|dejar|empezar|probar|entender|aprender|bajar|adelgazar|evitar|saber|parar|pedir|consultar
        ayudame|ayudeme`,
      told: `^ yo|nosotras|nosotros|ella|el|ellos|tu|usted
        ^ y|pero|pues|ay|uf|bueno|hola|lara|hoy|ayer|anoche|manana|por_fin|al_final|la_verdad|que_sepas|sabes|oye|ya|jo|dios|hoy_por_fin|esta_manana|esta_noche|esta_semana|este_finde|el_domingo|el_lunes|el_martes|el_miercoles|el_jueves|el_viernes|el_sabado? ,? me|nos|no|lo|la|les|le|os|se|he|hemos|ha|han|estoy|estamos|tengo|tenemos|tuve|tuvimos|fui|fuimos|voy|vamos|hice|hicimos|pase|pasamos|soy|somos|quiero|odio|echo|vi|vimos|di|dormi|dormimos|comi|comimos|cocine|gane|ganamos|perdi|acabo|termine|llegue|llegamos|sali|salimos|compre|discuti|discutimos|llore|rei|viene|vienen|llega|vino|esta|estaba|hace|hizo|llueve|nieva|todo|nadie|ando|llevo|estuve|queme|olvide|aprobe|aprendi|cene|quede|quedamos|disfrute|celebramos|adoro|amo|extrano|trabaje|corri|camine|plante|pinte|lei|empece|consegui|logre|cumplo|sigo
        ^ <fine>|<poor> <event>
        ^ que <fine>|<poor>|ilusion|alegria|pena|rabia|asco|pereza|dia|noche|semana|rollo|pesadez|calor|verguenza|suerte|gusto|ganas|agobio|horror|estres|cansancio|bonito
        ^ vaya|menudo|menuda
        ^ ~2 mi|mis|la|el|los|las|nuestra|nuestro|su|un|una ~3 <verb>
        <kin> ~1 <verb>
        ^ ~1 fui|fuimos|hice|compre|llame|hable|quede|trabajo|vivo|juego|derrame|apunte|anoche|cenamos|comemos|salimos|tejo|cante
        ^ ~3 cenamos|comemos|juego|jugamos|salimos|vamos|voy|viene|vienen
        ^ ~1 esto|eso|este|esta|ese|esa ~2 es|esta|fue|ha
        ^ hoy|anoche|ayer ~1 duermo|dormi|apenas|casi
        ^ ~2 duermo|dormi|descanso|descanse fatal|horrible|de_pena
        ^ ~1 nada ~1 especial|nuevo
        ^ nadie|todos|siempre|nunca|joder|ya_basta|basta_ya|puta|uf|argh
        dos|tres|cuatro|cinco|seis|siete noches|dias|semanas ~1 <poor>
        llovio|llueve|nevo|nieva
        ^ ~2 hoy|ayer|anoche|manana ~1 <verb>
        ^ ~1 todo|nada|nadie|todos|la_vida|el_trabajo ~2 <verb>
        ^ ni_un|sin|cero sofoco|sofocos|bochorno|bochornos|dolor ~2 hoy|anoche|esta|ayer|toda
        ^ muy|tan|super contenta|feliz|orgullosa|cansada|enfadada|enojada|ilusionada|harta|estresada|aburrida|agobiada|nerviosa|triste
        ^ harta|hasta_las_narices|hasta_el_gorro|hasta_el_mono|cansada_de|orgullosa|feliz|contenta|no_soporto|no_aguanto|no_veo_la_hora|no_me_lo_creo|por_fin
        ^ me|nos|se|he|hemos|ha|han|estoy|llevo|tengo|vengo|vivo|sigo|ando|soy|acabo|no
        ^ ~1 he|me|se|estoy|llevo|abri|subi|fui|meti|acabo
        ^ ~3 que dia|dias|semana|noche|horror|asco|rabia|alegria|locura`,
      health: `regla|reglas|menstru*|periodo|periodos|sangr*|mancho|manchado|manchando|mancha|manchas|flujo|coagulo*|ciclo|ciclos|ovul*|tampon*|compresa*|toallas|baja_cada|me_baja|me_bajo|me_ha_bajado|me_vino
        sofoco*|bochorno*|calor|calores|caloron*|acalor*|sudor*|sudo|sudando|sudada|empapad*|escalofri*|tiritar
        menopaus*|perimeno*|climaterio|hormon*|ths|trh|estrogen*|progest*|testosterona|parche*|gel|pastilla*|pildora*|capsula*|medica*|medicina*|farmac*|dosis|antidepres*|estatina*|terapia*|hipnosis|acupunt*|suplement*|hierba*|infusion*|remedio*|magnesio|vitamina*|calcio|omega*|soja|isoflavon*|melatonina|diu|mirena|condon*|preservativ*|anticoncep*|embaraz*|ovulo*|crema*
        medico*|medica|doctor*|gine*|enfermera|consulta|hospital|clinica|cabecera|especialista|psicolog*|cita|analisis|analitica*|prueba*|mamograf*|citolog*|densitom*|ecograf*|biopsia|receta*|diagnos*|sintoma*|operaci*|operar*|opero|utero|matriz|ovario*|mioma*|quiste*|tiroid*|cancer|diabet*|prediab*|azucar|colesterol|tension|presion|corazon|palpit*|taquicard*|pecho*
        seno*|mama_derecha|pezon*|hueso*|osteo*|articula*|rodilla*|cadera*|duele|duelen|dolia|dolor|dolores|dolorid*|rigid*|espalda|hombro*|cuello|dedos|mano|manos|pie|pies|pierna*|brazo*|muneca|tobillo|musculo*|calambre*|hormigue*|adormec*|picor*|pica|arde|ardor|escoz*|raspa
        pelo|cabello|canas|vello|bigote|piel|arruga*|cara|ojo|ojos|boca|lengua|diente*|encia*|oido*|peso|engord*|adelgaz*|kilo*|panza|barriga|tripa|vientre|cintura|hinch*|estomago|digest*|estren*|nausea*|vomit*|mareo*|mareada|mareo|vertigo*|cabeza|jaqueca*|migrana*|fiebre|gripe|resfri*|catarro|tos|enferm*|virus|alerg*
        vagin*|vulva*|alla_abajo|ahi_abajo|seca|sequedad|resequedad|sexo|sexual*|libido|deseo|orgasm*|lubric*|relaciones|cama|vejiga|pis|orin*|escap*|perdidas_de|meo|hacer_pipi|cistitis|infeccion*|candid*|suelo_pelvico|prolapso|incontin*|bano|acostar*|acuesto
        duermo|dormi|dormir|dormido|duerme|durmiendo|insomn*|despiert*|desvel*|desperte|desperto|ronc*|siesta*|noches|por_la_noche|de_noche|cada_noche|toda_la_noche|turno*
        cansad*|cansancio|agotad*|agotamiento|fatiga*|energia*|rendida|sin_fuerzas|arrastrandome
        ansi*|panico|depres*|deprim*|animo|humor|rabia|ira|furiosa|irrit*|enojo|enfado*|lloro|llore|llorar|llorando|llorona|lagrima*|triste*|tristeza|estres*|agobi*|nervio*|preocup*|me_siento_sola|siento_sola|tan_sola|mas_sola|muy_sola|soledad|duelo|autoestima|confianza|yo_misma|no_soy_la_misma|espejo|alma_en
        memoria|olvid*|acuerdo|acordar*|recuerdo|concentr*|niebla|cerebro|mente|palabra*|nombres|demencia|alzheim*
        fum*|cigarr*|tabaco|alcohol|cafeina|dieta*|proteina*|yoga|pilates|ejercicio*|gimnasio|fuerza*|pesas
        edad|vieja|mayor|joven|etapa
        abanico|abanic*|llamarada*|fogaj*|ardo|ardiente|roja|colorada|tina|ducha_se|coleta|mechon*|papada|brasier|sujetador|lola|lolas|teta*|bubis|chichi*|corpino|faja|bascula|rollito*|no_me_entra|abdomen|agacharme|abrochar*|equilibrio|resbal*|tropiez*|estatura|esqueleto|vertebra|lentill*|vista|parpad*|escuece|rasco|roza|roce|chispa|sensibilidad|climax|clitoris|penetrac*|tocamos|abrazo|caricias|intim*|en_blanco|pierdo_el|hilo|atencion|aturd*|atontad*|despiste|distra*|olla|paciencia|exijo|comparo|culpable|perfeccion*|asexual|apetece|chorrito|se_me_sale|corriendo|retraso|atrasad*|goteo|gotas|vaciaron|pierdo|sensible|pinchazo_en|pulso|vuelco*|electro|tensiometro|gris|hundida|hulk|rara|misma|charla|humano|programa|explorar*|palpe|bolita|bolsa|aire|tratamiento*|somnifer*|pitillo|copa|madrugada|techo|espabil*|bateria
        discutimos|peleamos|incomprend*|entiende|entienden|exager*|apoyo|contarle|pedir
        registro*|registr*|nota|notas|anot*|app|aplicacion|embertide*|recordatorio*|cuenta|contrasena|datos|ajuste*|privac*|calendario|racha|entrada*|chat|brujula|idioma`,
      medical: `regla|reglas|menstru*|periodo|periodos|sangr*|mancho|manchado|manchando|mancha|manchas|flujo|coagulo*|ciclo|ciclos|ovul*|tampon*|compresa*|me_baja|me_bajo|me_vino
        menopaus*|perimeno*|climaterio|hormon*|ths|trh|estrogen*|progest*|testosterona|parche*|gel|pastilla*|pildora*|capsula*|medica*|medicina*|farmac*|dosis|antidepres*|estatina*|terapia*|hipnosis|acupunt*|suplement*|hierba*|infusion*|remedio*|magnesio|vitamina*|calcio|soja|isoflavon*|melatonina|diu|mirena|preservativ*|anticoncep*|embaraz*
        medico*|medica|doctor*|gine*|enfermera|consulta|hospital|clinica|especialista|psicolog*|cita|analisis|analitica*|prueba*|mamograf*|citolog*|densitom*|ecograf*|biopsia|receta*|diagnos*|sintoma*|operaci*|operar*|utero|matriz|ovario*|mioma*|quiste*|tiroid*|cancer|diabet*|azucar|colesterol|tension|presion|hueso*|osteo*|bulto
        fum*|cigarr*|tabaco|alcohol|cafeina|dieta*|proteina*|yoga|pilates|ejercicio*|gimnasio|fuerza*|edad|etapa|demencia|alzheim*|entiende|entienden|contarle
        registro*|registr*|nota|notas|anot*|app|aplicacion|embertide*|recordatorio*|contrasena|datos|ajuste*|privac*|calendario|racha|entrada*|idioma`,
      suffers: `no_puedo|ya_no|apenas|sin_parar|no_paro|otra_vez|sigo|no_consigo|me_cuesta|cada_vez|de_nuevo|nada_me|siempre|nunca|tan|muy|demasiado|todo_el_rato|todo_el_tiempo|no_hay_manera|sufro|peor|fatal`,
      rhetorical: `por_que ~2 nadie|todos|todo_el_mundo|siempre_yo|siempre_tengo|siempre_me|siempre_soy|la_gente|los_hombres
        quien|que se_cree|se_creen|se_piensa|se_ha_creido
        te_parece_normal|te_lo_puedes_creer|puedes_creer|tan_dificil_es|es_mucho_pedir|soy_la_unica|tengo_cara_de|pero_que_le_pasa|que_demonios|que_cono|que_narices|como_se_atreve|de_que_van|de_que_va
        no_se como ~1 la_gente|los_demas|otras|aguanta*|pueden|puede
        ^ que ~1 se relaje*|calle*
        ^ y|encima|luego que|por_que $`,
      lasts: `llevo|llevamos|va|sigo ~1 asi|igual ~1 dos|tres|cuatro|cinco|seis|siete|desde|varios|varias|dias|semanas|meses|anos
        dura|pasa|ocurre|viene ~1 desde`,
      dark: `morir*|muero|muera|muerta|muerto|muerte|mori|suicid*|matar*|mato|hacerme_dano|dano|colgar*|saltar|puente|cuchillo|pistola|cuerda
        desesper*|sin_sentido|no_tiene_sentido|inutil_todo|carga|despedi*|despid*|adios|carta|cartas|no_hay_salida|salida|rendir*|me_rindo|acabar_con|acabe_todo|acabara_todo|terminar_con|termine_todo|desaparecer|no_seguir|no_puedo_seguir|no_quiero_seguir|no_despertar|mejor_sin|sin_mi|vacia|vacio|nada_me_importa|en_paz|no_estar_aqui|descansar_para_siempre|dejar_de_existir
        pega|pego|pegado|pegar|golpe*|abofet*|patada*|empuj*|ahorc*|estrangul*|tiro_un|tira_cosas|lanz*|amenaz*|violen*|viol*|abus*|moreton*|oblig*|fuerza_a|forz*|asust*|teme|terror|aterr*|control*|vigil*|encierr*|policia|acos*|escond*|agarr*|rompe_cosas|insult*|maltrat*|castig*|culpa
        el|marido|pareja|novio|esposo ~2 revisa|mira|lee|sigue|quita|quito|esconde|grita|grito|chilla|chillo ~3 mi|me|movil|celular|telefono|dinero|llaves
        no ~1 me ~1 deja|permite|dejan
        desmay*|respir*|ahog*|inconsciente|derrame|ictus|convuls*|ambulancia|emergencia*|urgencia*|bulto|entumec*
        escapar|escaparme|escapatoria|encierra*|encerro|encerrad*|encerrarme|humilla|humillo|humillan|cortarme|cortado_las|corte_las
        miedo ~3 el|marido|pareja|novio|volver|casa|me_haga|hacerme
        tengo|le|de|con|mucho|por miedo`,
      mild: `corte|cortado|cortar|cortaron ~2 pelo|cabello|flequillo|cesped|flores|luz|agua|pan
        vacia|vacio ~1 nido|nevera|casa
        calor|espalda|pies|zapatos|rodillas ~3 mata|matan|matando
        muero|morirme|muriendo|morir|muerta ~2 calor|risa|verguenza|aburrimiento|ganas|hambre|sueno|sed|cansancio
        casa|nevera|nido|piso vacia|vacio`,
      when: `hoy|anoche|ayer|esta_noche|esta_manana|esta_tarde|esta_semana|este_finde|este_fin|la_semana_pasada|todo_el_dia|toda_la_noche|media_noche_en|ahora_mismo|el_otro_dia|hace_un_rato|seguidas|seguidos|estos_dias|ultimamente
        resfriad*|gripe|cancel*|arruin*
        <poor>|<fine> <event>
        <event> ~2 <poor>|<fine>
        vaya|menudo|menuda|que <event>
        dos|tres|cuatro|cinco|seis|siete|varias|varios ~1 noches|dias|semanas`,
      ahead: `manana|apunte|reserve|proximo|proxima|pronto|va_a|vamos_a|voy_a|van_a|ire|iremos|vendra|vendran|viene_el|vienen_el|llega_el|llegan_el|que_viene|tengo_ganas_de|no_veo_la_hora|esta_tarde_tengo
        viene|vienen|llega|llegan|empieza|cumple|voy|vamos|vienen|se_casa|se_va ~4 lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|verano|navidad|finde
        el_lunes|el_martes|el_miercoles|el_jueves|el_viernes|el_sabado|el_domingo|tengo_cita|la_semana_que_viene`,
      good: `tenido|tuvo|tuvieron|espera|esperan|tener ~1 un|una|su|al|gemelos|mellizos ~1 bebe|nino|nina|hijo|hija
        ha|han|se|hoy ~1 reido|sonreido|rio
        <fine> <event>|rato|tiempo|humor|paseo|viaje|cena|comida|fiesta|charla|concierto|clase|resultado|resultados
        <event>|paseo|viaje|cena|comida|fiesta|charla|concierto|clase|resultado|resultados|tarde ~2 <fine>
        estoy|me_siento|siento|soy|dormi|dormido|va|fue|ha_ido|salio|ha_salido|me_va|esta|estaba|estuvo|paso|pase|pasado|encuentro|estamos|quedo|tan|muy|super|que <fine>|muy_bien|como_nueva|tranquila
        dormi|dormido|he_dormido ~2 como_un|del_tiron|toda_la_noche|ocho|8|siete|7|nueve|de_un_tiron
        sin|ni_un|ni_un_solo|cero|menos|ningun sofoco|sofocos|bochorno|bochornos|sudores|calores|dolor ~3 hoy|anoche|esta|ayer|toda|semana|dias
        consegui|conseguido|dieron|dado|tengo|ofrecieron ~1 el|un|la ~1 trabajo|puesto|ascenso|beca|piso|aumento
        me_ascendieron|me_han_ascendido|se_casa|se_casan|nos_casamos|prometid*|aprob*|gan*_el|gane|ganamos|gano|celebr*|enhorabuena|yupi|viva|hurra|bravo|logre|consegui|orgullo*|disfrut*|rei|reimos|risas|abuela_por|voy_a_ser_abuela|nacio|ha_nacido|primeros_pasos|primera_palabra|se_graduo|se_gradua|me_jubilo|me_jubile|ilusion|tengo_muchas_ganas|no_veo_la_hora|me_encanta|me_encanto|me_alegr*|alegria|que_alivio|buenas_noticias|buena_noticia|termine|acabe|felic*|me_lo_pase|nos_lo_pasamos|lo_pase|lo_pasamos|adoro
        por_fin ~1 he|hemos|tengo|tenemos|ha
        hemos|he firmado|comprado|conseguido|logrado|terminado|vendido|superado
        me_han dado|cogido|elegido|llamado ~2 puesto|trabajo|plaza|beca
        me_he|me gustado|vi_guapa|visto_guapa|apuntado
        con_energia|ya_tenemos|vuelto_a_pintar|vuelto_a_cantar|vuelto_a_bailar|como_antes|no_paso_nada|solo_para_decirme`,
      but: `pero|aunque|no_a_mi|que_yo_queria|en_vez_de_mi|lastima|desgraciadamente|por_desgracia|ojala|si_pudiera|antes_dormia
        no|nunca|nada|tampoco|ni|poco ~2 <fine>
        no|ni|nada|nunca|nadie|sin|finjo|aparento ~3 consegui|conseguido|aprobe|aprobo|gane|gano|logre|disfruto|disfrutar|disfrute|alegra|alegro|dormi|ilusion|me_encanta|felic*|alegria|rio|feliz|contenta`,
      bad: `<poor>|volviendo_loca|vuelvo_loca|volverme_loca|me_reconozco|no_soy_yo|no_soy_la_misma|perdiendo_la_cabeza|cansad*|agotad*|rendida|estres*|agobi*|trist*|llor*|lagrimas|siento_sola|tan_sola|muy_sola|preocup*|ansi*|nervios*|duele|duelen|dolor|doli*|enferm*|gripe|resfriad*|migrana|jaqueca|discut*|discusion|pelea|pelee|peleamos|peleado|bronca|grit*|ignor*|olvid*|perdi|perdido|perdio|rompio|roto|rota|se_rompio|estropead*|estropeo|suspend*|tarde_a|llegue_tarde|atasco|trafico|cancel*|arruin*|quem*|derram*|cai|cayo|caido|robaron|robado|despid*|despedido|despidieron|divorci*|separ*|me_dejo|fallecio|funeral|entierro|veterinario|ruido*|desorden|error|problema*|decepcion*|defraud*|fallado|locura|caos|aburr*|verguenza|incomod*|maleducad*|injust*|demasiado|culpable|echo_de_menos|extran*|sin_energia|no_dormi|apenas_dormi|casi_no_dormi|no_he_dormido|no_pegue_ojo|sin_pegar_ojo|despierta|desvel*|despert*|sud*|empapad*|sofoco*|bochorno*|maread*|hinchad*|averi*|inund*|frio|llueve|lluvia|pereza|disgust*|molest*|no_llego|desbordad*|chisme*|cola|pinchazo|borde|no_me_escuch*|no_me_entiend*|no_me_ayud*|no_me_llam*
        nadie|nunca ~1 ayudo|ayudan|llama|escucho|llamo|ayuda|escucha|llama|agradece|entiende
        no|ya_no ~1 funciona|arranca|llego|viene|llama|contesta|escucha|ayuda|quiere|paro|para
        cogido|ganado|engordado ~2 kilos|peso|barriga
        irrita|irritan|molesta|molestan|pica|pican|escuece|escuecen
        no_me_aguanto|humor_de_perros|de_mal_humor|me_da_miedo|temo|sin_ganas
        nada ~1 me ~1 ayuda|apetece`,
      rant: `hasta_aqui|no_es_justo|injusto|injusta|que_injusticia|indignada|indignante|me_hierve|negra_me|me_pone_negra|me_tiene_negra|quemada|estallar|exploto|reventar|caradura|cara_dura|sinverguenza|desgraciado|cabron|capullo|gilipollas|inutiles|como_siempre|para_variar|otra_vez_lo_mismo|siempre_yo|siempre_lo_mismo|como_una_criada|chacha|me_toma_por|me_trata_como|me_tratan_como|vaya_morro|que_morro|manda_narices|manda_huevos|no_hay_derecho|estoy_que_trino|que_poca|harta|harto|hasta_las_narices|hasta_el_gorro|hasta_el_mono|hasta_la_coronilla|no_soporto|no_aguanto|me_saca_de_quicio|me_sacan_de_quicio|me_pone_de_los_nervios|me_pone_mala|me_tiene_frita|odio|furiosa|enfadad*|enojad*|cabread*|cabreo|rabia|encabron*|maldit*|joder|mierda|puta|puto|caramba|carajo|cono|hostia|me_cago|grrr|grr|argh|uf_que|increible_que|es_el_colmo|el_colmo|que_rabia|que_asco|ridicul*|vergonzoso|idiotas|idiota|imbecil*|ya_basta|basta_ya|me_revienta|me_da_rabia|quiero_gritar|inaguantable|insoportable`,
      other: `^ ~1 mi|mis|nuestro|nuestra ~1 <kin>
        ^ ~1 ella|el|ellos|la|al <kin>
        ^ ella|ellos`,
      event: `aniversario|fui|fuimos|hice|hicimos|compre|compramos|cocine|gane|ganamos|vi|vimos|visite|llame|pinte|plante|lei|comi|comimos|cene|cenamos|quede_con|quedamos|invite|reserve|apunte|adopte|adoptamos|limpie|nade|baile|cante|viaje|viajamos|discuti|rompi|queme|perdi_el|perdi_las|perdi_mi|olvide_el|vino|vinieron|llego|llegaron|estuve|estuvimos|he_ido|hemos_ido|he_hecho|he_comprado|he_visto|hemos_visto|he_estado|he_quedado|he_hablado|hable|empece|termine|acabe|tuve|tuvimos|me_dieron|me_regalo|me_regalaron|me_llamo_mi|sali|salimos
        gatos|perros|caballo|gallinas|pueblo|ciudad|campo|aeropuerto|estacion|biblioteca|museo|teatro|cine|sofa|cortinas|tomates|flores|rosas|futbol|tenis|cartas|bingo|coro|manta|jersey|piano|guitarra|cuadro|huerto|camping|caravana|barco|lago|bosque|montana|mercado|tienda|compras|supermercado|restaurante|bar|boda|bautizo|graduacion|pasaporte|maleta|vuelo|avion|hotel|desvan|garaje|fontanero|electricista|albaniles|paquete|portatil|impresora|lavavajillas|lavadora|nevera|horno|caldera|cesped|valla|tejado|casada|mudanza|llaves
        llueve|lloviendo|nieva|sol|tiempo_hace|hace_sol|hace_frio|cumpleanos|navidad|vacaciones|finde|fin_de_semana|jardin|fiesta|tarta|bizcocho|sopa|pelicula|libro|concierto|playa|mar|obras|colegio|tren|autobus|coche|trafico|vecino*|vecina*|perro|perra|gato|gata|cachorro|nieto|nieta|nietos|jefa|jefe|comida|cena|visita|invitados
        ^ que dia|semana|noche|tarde
        estoy ~1 haciendo|cocinando|viendo|leyendo|esperando|tejiendo|tomando|preparando`,
      exclaims: `^ que <fine>|<poor>|ilusion|alegria|pena|rabia|asco|pereza|dia|noche|semana|rollo|pesadez|verguenza|suerte|gusto|agobio|horror|estres|cansancio|calor|manana|tarde|semana
        ^ ~3 que dia|dias|semana|noche|horror|locura`,
      free: `dias|semanas|noches|meses|semana|mes ~1 sin ~3 sofoco|sofocos|bochornos|sudores|migrana
        me|nos ~1 abrazo|abrazamos|abrazado
        dio|dado|dimos ~2 abrazo
        no ~3 ni_un|ni_uno|ningun|ni_una|ninguna ~1 sofoco|sofocos|bochorno|dolor
        ni_un|ni_un_solo|cero|sin ~1 sofoco|sofocos|bochorno|bochornos|sudores|calores|dolor ~3 hoy|anoche|esta|ayer|toda|en
        he|ha|hemos|han aprobado
        por_fin ~1 he_dejado|he_dormido|he_conseguido|he_podido|he_terminado|dormi|deje
        voy_a_ser_abuela|en_una_nube|como_nueva|de_maravilla|contentisim*|yo_misma_otra_vez|de_cine
        mamografia|resultados|biopsia|pruebas|analisis ~3 limpia|limpios|bien|normal|normales
        semanas|meses|dias|mes|semana|ano ~1 sin ~2 fumar|beber|tabaco|alcohol|cigarr*
        dejado|deje de fumar|beber
        me|nos van|va|fue ~1 de_maravilla|genial|fenomenal|muy_bien|de_lujo
        he|hemos perdido ~2 kilos
        ya puedo ~4 sin
        un_triunfo|que_ilusion|lloro_de_alegria|un_amor|enamorada
        hoy|ayer ~1 no ~1 llorado|he_llorado
        me_ha|ha escuchado ~1 de_verdad|por_fin
        no_me_lo_creo`,
      self: `yo|me|mi|mis|conmigo|nos|nuestro|nuestra|estoy|tengo|he|hemos|fui|fuimos|soy|somos`,
      insult: `eres|sos|es_usted ~2 tonta|tonto|inutil|idiota|estupida|imbecil|pesada|patetica|una_mierda|basura|un_desastre|lo_peor|mala|aburrida|boba|burra|horrible|un_asco
        ^ lara? tonta|idiota|estupida|imbecil|inutil|basura|pesada $
        callate|gilipollas|perdida_de_tiempo|no_vales|no_haces_nada_bien|mentirosa|largate|vaya_porqueria|vaya_mierda|menuda_mierda|que_inutil|vete_a_la|vete_al_carajo|vete_al_infierno|vete_a_paseo|que_te_den|te_odio|jodete|no_te_aguanto|no_sirves|no_vales|no_entiendes_nada|no_sabes_nada|no_te_enteras|no_me_ayudas|no_ayudas|no_me_sirves|me_caes_mal
        esto es ~1 mierda|basura|inutil|porqueria
        esta|la app|aplicacion|bot|chat|cosa es ~1 mierda|basura|inutil|porqueria|un_asco|tonta|una_tonteria
        maquina|robot|bot|app tonta|tonto|inutil|estupid*|de_mierda
        ^ deja|para|dejate ya? de decir|repetir|mandar|contar|hacerte|preguntar|darme|chorradas|tonterias
        ^ ~2 das ~1 pena|asco|verguenza|lastima
        quien_te_ha_programado|quien_te_programo|parece*_un_loro|con_la_pared|una_tostadora|de_pacotilla|un_timo|una_estafa|robot_barato|que_tonteria|respuesta_mas|chatarra|no_das_una|eres_lo_peor|pesadisima|tontisima|me_tienes_harta|no_vales_para|que_inutil|que_tonta|que_pesada|deja_de_decir|no_me_escuchas|lo_mismo_siempre|siempre_dices_lo_mismo
        ^ menuda|vaya|que ~1 basura|porqueria|mierda|birria|chapuza|timo`,
      joke: `cuenta|cuentame|cuentas|dime|sabes|otro ~2 chiste|chistes
        hazme reir
        los_nuevos_30|los_nuevos_treinta|los_nuevos_40|calefaccion_soy|edicion_limitada|top_model|freir_un_huevo|osos_polares|pareja_de_hecho|ya_hice_cardio|hice_cardio|a_por_tabaco|una_genia|mujer_volcan|mujer_radiador|hora_feliz|sudo_brillo|agua_de_sudor|chiste_malo|sesion_de_cardio|ya_no_necesito_gimnasio|no_necesito_gimnasio|sauna_gratis|sauna_propia|verano_propio
        le_he_dicho|le_dije ~1 a ~1 bascula|nevera|almohada
        que_le_dice ~3 a
        como_se_llama una_mujer_que
        si los_sofocos|mis_sofocos|los_despistes ~ calorias|dinero|pagaran|quemaran
        mi abanico|ventilador|congelador|almohada y_yo|es_mi|sabe`,
      laughs: `^ jaja|jajaja|jajajaja|jeje|jejeje|jiji|lol|xd $
        ^ jaja|jajaja|jajajaja|jeje|jejeje
        jaja|jajaja|jajajaja|jeje|jejeje|xd|es_broma|era_broma|estoy_bromeando|de_broma|lol`,
    },
  },
  fr: {
    concepts: {
      kin: 'soeur|soeurs|frere|mere|maman|pere|papa|parents|fille|filles|fils|enfants|mari|conjoint|compagnon|femme|compagne|copain|copine|copines|amie|amies|ami|amis|tante|oncle|niece|neveu|cousine|cousin|petite_fille|petit_fils|petits_enfants|mamie|belle_mere|belle_soeur|beaux_parents|chef|cheffe|patron|patronne|collegue|collegues|voisine|voisin|voisins|chien|chienne|chat|chatte|famille|equipe|chorale',
      fine: 'bien|bon|bonne|bonnes|super|genial|geniale|formidable|merveilleux|merveilleuse|magnifique|excellent|excellente|parfait|parfaite|mieux|meilleure|heureuse|heureux|contente|content|ravie|fiere|fier|soulagee|joyeuse|reposee|agreable|sympa|chouette|delicieux|delicieuse|belle|beau|top|extra|adorable|jolie|emballee|comblee|enchantee',
      poor: 'mal|mauvais|mauvaise|mauvaises|affreux|affreuse|horrible|horribles|terrible|terribles|dur|dure|difficile|triste|nul|nulle|epuisant|epuisante|cauchemar|catastrophe|catastrophique|penible|pire|long|longue|frustrant|frustrante|ennuyeux|ennuyeuse|stressant|stressante|pourri|pourrie|moche|sale|atroce|blanche',
      event: 'jour|journee|nuit|nuits|matin|matinee|soiree|soir|semaine|week_end|weekend|reunion|moment|apres_midi|nouvelle|nouvelles',
      verb: 'est|sont|etait|etaient|a|ont|avait|sera|va|vont|vient|viennent|arrive|arrivent|arrivera|commence|dit|pense|veut|a_besoin|vit|travaille|joue|part|quitte|fait|font|donne|appelle|raconte|gagne|perd|ronfle|aboie|mange|fete|sort|m|me|ne|nous|reste|demenage|passe|se|s|aime|adore|deteste|finit|rentre|rend|chante|chantent|regarde|regardent|repeint|apprend|met|voit|prend|lit',
    },
    patterns: {
      asks: `^ et|mais|alors|bonjour|dites|lara? que|qu|quoi|pourquoi|comment|quand|ou|quel|quelle|quels|quelles|qui|combien|lequel|laquelle
        ^ est_ce|puis_je|peut_on|peux_tu|pouvez_vous|dois_je|faut_il|y_a|existe|avez_vous|as_tu|est_il|est_elle|suis_je|ai_je|peut_il|c_est_quoi|c_est_normal|c_est_vrai|c_est_grave|savez_vous|sais_tu|connaissez|pourriez|pourrais
        ^ et|ou si|avec|sans|pour
        ^ et|ou le|la|les|l|mon|ma|mes|pour|avec|apres|avant|pendant ~2 $
        comment|quoi|combien|quand|lequel|laquelle|ou|hein $
        est_ce|qu_est|c_est_quoi|ca_veut_dire|que_faire|quoi_faire|je_fais_quoi|on_fait_quoi|que_puis|que_dois|que_prendre|quoi_manger|quoi_prendre|comment_faire|comment_on|comment_je|comment_savoir|comment_se|comment_vous|combien_de|a_quoi|pour_quoi|de_quoi|a_partir|au_bout_de|ca_existe|ca_sert|ca_marche|ca_se|c_est_lie|c_est_tot|ou_pas|ou_non|pourquoi|y_a_t|a_t_il|puis_je|dois_je|faut_il|peut_on|est_il|est_elle|suis_je
        que_la_semana|que_le_mois|que_hier|que_la_precedente|qu_avant
        ^ notez|note|ajoutez|supprimez|efface|effacez|changez|enregistrez|ouvrez|cherchez|ecrivez|listez|comparez|arretez|mettez|faites
        sais_pas|sais_plus|sais_jamais|comprendre|comprends_pas|comprends_rien|signification|expli*|hesite`,
      requests: `je_me_demande|me_demande_si|me_demandais|sais_pas_si|sais_pas_quoi|sais_pas_comment|sais_pas_quand|sais_pas_pourquoi|sais_pas_ce|sais_plus_quoi|sais_plus_comment|savoir_si|savoir_ce|savoir_comment|aimerais_savoir|voudrais_savoir|veux_savoir|pour_savoir|j_ignore|aucune_idee|pas_sure|pas_certaine|curieuse|conseil*|recommand*|sugger*|information*|renseign*|aidez|aide_moi|aidez_moi|besoin_d_aide|pour_m_aider|expliquez|explique_moi|dites_moi|dis_moi|parlez_moi|parle_moi|montrez|montre_moi|donnez|donne_moi|rappelez|rappelle_moi|besoin_de_parler|envie_de_parler|voudrais_parler|s_il_vous_plait|svp|que_faire|quoi_faire|comment_faire|comment_savoir|est_ce_que|est_ce_normal|je_fais_quoi|on_fait_quoi|que_dois|que_puis|dois_je|puis_je|faut_il|comprends_pas_pourquoi|comprends_pas_si
        voudrais|veux|aimerais|souhaite|besoin_de|envie_de|faut_que_je|pour ~1 noter|enregistrer|supprimer|effacer|changer|voir|arreter|commencer|essayer|comprendre|apprendre|perdre|maigrir|eviter|demander
        ^ en_quoi|a_quoi|de_quoi|pour_quoi`,
      told: `^ j|je|nous|on|il|elle|ils|elles|vous|tu
        ^ et|mais|oh|ah|bon|bonjour|lara|hier|demain|ce_soir|ce_matin|cette_nuit|cette_semaine|enfin|aujourd_hui|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|pff|franchement|voila|ben|figurez_vous|alors|youpi|mdr|parfois|moi|hourra ~1 j|je|nous|on|il|elle|ils|elles|c
        ^ ~1 c_est|c_etait|ce_fut|ca|cela a|est|fait|va|sera|m|me|<fine>|<poor>|un|une|le|la|trop|tellement|vraiment|tres|si|mon|ma|anniversaire|l_anniversaire
        ^ c_est|c_etait
        ^ ~2 mon|ma|mes|notre|nos|le|la|les|l|son|sa|un|une ~3 <verb>
        <kin> ~1 <verb>
        ^ ~1 personne ~1 ne
        ^ ~1 rien ~1 special|neuf
        ^ putain|merde|argh|pff|pfff|ca_suffit|ras_le_bol|bordel
        ^ ~2 ai|ont|a|on ~1 <poor>|la|le|une|un
        deux|trois|quatre|cinq|six|sept ~1 <poor> nuits|jours|semaines
        ^ ~1 tout|rien|personne|tout_le_monde|la_vie|le_travail ~1 <verb>
        ^ tres|si|tellement|trop? <fine>|<poor> <event>
        ^ quel|quelle <event>|joie|bonheur|plaisir|soulagement|horreur|galere|belle|bonne|mauvaise|chance|chaleur|enfer|colere|honte|poisse
        ^ aucune|pas_une|pas_de|zero|sans bouffee|bouffees|seule_bouffee|sueur|sueurs|douleur ~3 aujourd|cette|hier|depuis
        ^ tres|si|tellement|trop contente|fiere|heureuse|fatiguee|enervee|fachee|stressee|triste|nerveuse|ravie
        ^ marre|ras_le_bol|fiere|contente|heureuse|ravie|vivement|hate|deteste|adore|enfin
        ^ bien|mal|super? dormi|passe|mange|rentree|revenue
        ^ ~1 reveillee|levee|couchee|crevee|epuisee|fatiguee|vannee|trempee|impossible
        ^ allee|montee|partie|sortie|rentree|passee|arrivee|retournee|tombee|oublie|perdu|encore|toujours
        ^ plus ~1 aucune|de|d|envie|un
        ^ ~3 quel|quelle|quels <event>|semaine|cirque|bazar`,
      health: `regle|regles|menstru*|cycle|cycles|saign*|sang|spotting|pertes|caillot*|ovul*|tampon*|serviette*|tache|tachee|lunes
        bouffee*|chaleur*|chaud|chaude|sueur*|transpir*|trempe*|trempee|frisson*|thermostat
        menopaus*|perimeno*|premeno*|hormon*|ths|thm|estrog*|oestro*|progest*|testosterone|utrogestan|oestrodose|patch*|gel|gelule*|pilule*|cachet*|comprime*|medic*|traitement*|dose*|antidep*|statine*|tcc|therap*|hypnose|acupunct*|complement*|plantes|remede*|magnesium|vitamine*|calcium|omega*|soja|isoflavon*|trefle|actee|millepertuis|onagre|melatonine|sterilet|preservatif*|contracep*|enceinte|grossesse
        medecin*|docteur*|doc|gyneco*|infirmi*|consultation|hopital|clinique|specialiste|psy*|rendez_vous|rdv|analyse*|examen_medical|mammo*|frottis|densitom*|echograph*|biopsie|ordonnance|prescri*|diagnos*|symptom*|operation|operee|uterus|ovaire*|fibrome*|kyste*|thyroid*|cancer|diabet*|sucre|cholesterol|tension|coeur|palpit*|poitrine
        sein|seins|mamelon*|os|osseu*|osteo*|articul*|genou*|hanche*|douleur*|douloureu*|mal_a|mal_au|mal_aux|mal_de|mal_partout|raid*|courbatur*|dos|epaule*|cou|nuque|doigt*|main|mains|pied|pieds|jambe*|bras|poignet|cheville|muscle*|crampe*|fourmi*|picot*|demange*|gratte|me_brule|me_brulent|ca_brule|qui_brule|brulure*|engourdi*
        cheveu*|poils|poil|moustache|peau|ride|rides|visage|yeux|oeil|paupiere*|bouche|langue|salive|dent|dents|gencive*|oreille*|acouphen*|poids|gross*|grossi|maigri*|kilo*|ventre|taille|bide|gonfl*|ballonn*|estomac|digest*|constip*|nausee*|vomi*|vertige*|etourdi*|tete|migraine*|fievre|grippe|rhume|toux|malade*|virus|allerg*
        vagin*|vulv*|intime|entrejambe|seche|secheresse|sexe|sexuel*|libido|desir|orgasm*|jouir|lubrif*|rapport*|vessie|pipi|urin*|fuite*|cystite*|infection*|mycose|perinee|prolapsus|descente|incontin*|toilettes
        dors|dormi|dormir|dort|sommeil|insomni*|reveil*|eveil*|ronfl*|sieste*|nuits|la_nuit|toute_la_nuit|chaque_nuit|de_nuit|coucher|rumin*
        fatigu*|epuise*|epuisement|energie|creve|crevee|vide|videe|vannee|lessivee|jus
        anxi*|angoiss*|panique*|depri*|depress*|moral|humeur*|rage|colere|irrit*|pleur*|larme*|triste*|tristesse|stress*|debord*|nerv*|enerve|inquiet*|sens_seule|si_seule|toute_seule|tres_seule|solitude|deuil|confiance|moi_meme|cafard|broie*
        memoire|oubli*|souvien*|rappelle|concentr*|brouillard|cerveau|esprit|mot|mots|prenoms|demence|alzheim*
        fume|fumer|clope*|tabac|cigar*|vapot*|alcool|cafeine|regime*|proteine*|yoga|pilates|exercice*|sport|muscul*
        age|agee|vieille|vieillir|jeune|stade
        rouge|ecarlate|rougis|eventail|evente|vapeur*|degouline*|mouille*|draps|flux|debarquent|affaires|gouttes|culotte|soutien_gorge|lolos|seins|dessous|touche|toucher|tendresse|calins|ebats|plaisir_au|sensation|boude*|soutien|croit|comprend|comprennent|exagere*|disputer|engueule|couple|eloigne*|colocataires|culpabil*|refuse|demander|reflet|paresseuse|nulle|compare*|existe*|patience|explose|herisse|sanglote|gris|noir|blanc|perds|perdu_le|prenom|phrase|relis|pages|verifie|repeter|fondu|attention|equilibre|escalier*|trebuch*|lunettes|lentilles|digere|pese|balance|minuit|sur_le_canape|endors|endormir|couche|somnole|matelas|couette|allumee|bois_trop|boire|verre|apero|expresso|nespresso|scrolle|pause|delais|rythme|arret|absences|licencier|retrogad*|souffle|essouffl*|jointure*|carcasse|muqueuse|examen|cabinet|dossier|assurance|operer|ablation|conversation*|ecris|machine|coton|chauffage|transpire
        journal|journaux|note|notes|noter|appli|application|embertide*|rappel*|compte|donnees|reglage*|parametre*|confidenti*|calendrier|serie|entree*|conversation|boussole`,
      medical: `regle|regles|menstru*|cycle|cycles|saign*|sang|spotting|pertes|caillot*|ovul*|tampon*|serviette*|tache
        menopaus*|perimeno*|premeno*|hormon*|ths|thm|estrog*|oestro*|progest*|testosterone|utrogestan|patch*|gel|gelule*|pilule*|cachet*|comprime*|medic*|traitement*|dose*|antidep*|statine*|tcc|therap*|hypnose|acupunct*|complement*|plantes|remede*|magnesium|vitamine*|calcium|soja|isoflavon*|millepertuis|onagre|melatonine|sterilet|preservatif*|contracep*|enceinte|grossesse
        medecin*|docteur*|doc|gyneco*|infirmi*|consultation|hopital|clinique|specialiste|psy*|rendez_vous|rdv|analyse*|mammo*|frottis|densitom*|echograph*|biopsie|ordonnance|prescri*|diagnos*|symptom*|operation|operee|uterus|ovaire*|fibrome*|kyste*|thyroid*|cancer|diabet*|sucre|cholesterol|tension|os|osseu*|osteo*|boule
        fume|fumer|clope*|tabac|cigar*|vapot*|alcool|cafeine|regime*|proteine*|yoga|pilates|exercice*|sport|muscul*|age|stade|demence|alzheim*|comprend|comprennent
        journal|note|notes|noter|appli|application|embertide*|rappel*|compte|donnees|reglage*|parametre*|confidenti*|calendrier|serie|entree*|langue`,
      suffers: `arrive_pas|arrive_plus|plus|encore|sans_arret|arrete_pas|du_mal|a_peine|impossible|toujours|jamais|trop|tellement|tres|tout_le_temps|n_en_peux_plus|souffre|pire`,
      rhetorical: `pourquoi ~3 personne|tout_le_monde|toujours_moi|toujours_a_moi|toujours_moi_qui|les_gens|les_hommes|c_est_toujours
        qui|pour_qui|il|elle|ils se_prend|se_prennent|se_croit|se_croient ~1 qui|pour_qui|$
        tu_te_rends_compte|vous_vous_rendez_compte|tu_y_crois|c_est_trop_demander|suis_la_seule|j_ai_une_tete_a|c_est_si_complique|est_si_difficile|ils_se_foutent|on_se_moque|non_mais
        sais_pas|comprends_pas comment ~1 font|fait|les_gens|les_autres|ils|elles
        ^ qu il|elle|ils se
        et_ensuite|et_apres|et_puis pourquoi|c_est`,
      lasts: `ca|cela|c ~1 dure|fait|est ~2 depuis|deux|trois|quatre|cinq|six|sept|plusieurs|jours|semaines|mois
        comme_ca ~1 depuis`,
      dark: `mourir|meurs|meure|mort|morte|suicid*|tuer|tue|coup|coups|couper|coupe_les|mutil*|scarif*|pendre|sauter|pont|couteau|pistolet|corde|lame
        desespoir|desesper*|a_quoi_bon|plus_de_sens|pas_de_sens|inutile|fardeau|poids_pour|adieu|adieux|lettre|lettres|aucune_issue|issue|abandonner|abandonne|en_finir|finir_avec|tout_sera_fini|bientot_fini|disparaitre|plus_la_force|plus_continuer|ne_plus_me_reveiller|mieux_sans|sans_moi|vide|en_paix|plus_etre_la|plus_exister|plus_rien_ne
        frappe*|frapper|gifl*|battu*|battre|pousse_moi|bouscul*|etrangl*|jete|menac*|violen*|viol*|abus*|bleu|bleus|forc*|oblige*|peur|effray*|terrif*|controle*|surveill*|enferm*|police|harcel*|cache|cacher|echapper|fuir|m_attrape|casse_tout|insult*|humili*|rabaiss*|punit
        il|mari|conjoint|copain|compagnon ~2 verifie|regarde|lit|suit|prend|pris|cache|crie|hurle|crie_dessus|hurle_dessus ~3 mon|mes|me|m|telephone|portable|argent|cles|moi
        ne|n ~2 laisse|permet|autorise ~1 pas
        evanou*|malaise|respir*|etouff*|inconscien*|avc|convuls*|ambulance|urgence*|boule|grosseur|paralys*`,
      mild: `coupe|couper|coupes|fait_couper ~2 cheveux|frange|gazon|pelouse|haie|pain|fleurs|courant|eau
        vide ~1 nid|frigo|maison
        chaleur|dos|pieds|chaussures|genoux ~3 tue|tuent
        meurs|mourir|morte|mourais ~2 chaud|rire|honte|ennui|faim|soif|fatigue|envie
        maison|frigo|nid|appartement vide`,
      when: `aujourd_hui|cette_nuit|hier|ce_matin|ce_soir|cet_apres_midi|cette_semaine|ce_week_end|ce_weekend|la_semaine_derniere|la_nuit_derniere|toute_la_nuit|toute_la_journee|en_ce_moment|l_autre_jour|tout_a_l_heure|d_affilee|de_suite|ces_jours_ci|ces_derniers
        rhume|grippe|annul*|gache*
        <poor>|<fine> <event>
        <event> ~2 <poor>|<fine>
        quel|quelle <event>
        deux|trois|quatre|cinq|six|sept|plusieurs ~1 nuits|jours|semaines`,
      ahead: `demain|inscrite|reserve|prochain|prochaine|bientot|va_venir|vais|allons|vont|viendra|viendront|arrivera|irai|irons|hate|vivement|en_route|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
        vient|viennent|arrive|arrivent|commence|part|partons|pars|se_marie ~4 semaine|mois|ete|noel|week_end|juin|juillet|aout|septembre
        j_ai_rendez_vous|j_ai_rdv|la_semaine_prochaine`,
      good: `avoir|eu|attend|attendent|a|ont ~1 un|une|des|son|leur ~1 bebe|enfant|petite_fille|petit_garcon|jumeaux|fille|garcon
        a|ont ~1 ri|souri|rigole
        <fine> <event>|temps|humeur|promenade|balade|voyage|diner|dejeuner|repas|fete|concert|cours|resultat|resultats|livre|film|vacances|anniversaire|moments
        <event>|promenade|balade|voyage|diner|dejeuner|repas|fete|concert|cours|resultat|resultats ~2 <fine>|de_reve
        suis|sens|sommes|est|etait|va|vais|dormi|passe|etre|fait|tres|trop|tellement|si|etions ~2 <fine>|en_forme|en_pleine_forme|reposee|un_plaisir
        dormi ~1 comme_un|comme_une|d_une_traite|toute_la_nuit|huit|8|sept|7|neuf|mes_huit
        aucune|pas_une|pas_de|pas_une_seule|zero|sans|moins_de bouffee|bouffees|sueur|sueurs|douleur ~4 aujourd|cette|hier|depuis|nuit|semaine
        eu|decroche|obtenu|trouve|j_ai ~1 le|un|la|une ~1 poste|travail|promotion|boulot|augmentation|appartement|bourse|emploi
        promue|se_marie|se_marient|marions|fiance*|reussi*|eu_mon|eu_son|gagne*|fete|fetons|fetes|felicit*|youpi|hourra|bravo|victoire|fiere|fier|profite*|rigole*|ri|rires|mamie|grand_mere|est_nee|est_ne|premiers_pas|premier_mot|diplome*|retraite|hate|vivement|j_adore|adore|ador*|ravie|me_rejouis|bonheur|joie|quel_soulagement|bonne_nouvelle|bonnes_nouvelles|enfin_fini|termine|regale*|amuse*|me_suis_amusee|super_moment
        enfin ~1 ai|a|on|reussi|pu
        j_ai|on_a|nous_avons ~1 signe|ose|repris|obtenu|vendu|termine|reussi|couru
        marche|marchent|fonctionne|fonctionnent ~1 bien|super|tres_bien
        comme_avant|petit_dejeuner_au_lit|juste_pour_me_dire|le_poste|enfin_a_moi|belle_surprise`,
      but: `mais|sauf|que_je_voulais|pas_moi|a_ma_place|dommage|malheureusement|helas|pourtant|si_seulement
        pas|jamais|plus|aucun|rien ~3 <fine>|dormi
        pas|plus|rien|jamais|personne|semblant|sans ~5 eu|reussi|gagne|profite|fini|dormi|rejouir|rejouit|joie|joyeuse|adore|amuse|ri|rire|heureuse|fiere|contente`,
      bad: `rentre|entre ~1 plus|pas ~1 dans ~1 mon|mes
        <poor>|deviens_folle|devenir_folle|rends_folle|perds_la_tete|me_reconnais_plus|me_reconnais_pas|plus_moi_meme|plus_la_meme|fatigu*|epuise*|crevee|vannee|lessivee|stress*|debord*|trist*|pleur*|larmes|sens_seule|si_seule|toute_seule|inquiet*|angoiss*|anxieuse|nerveuse|douleur*|mal_a|mal_au|mal_aux|mal_de|malade*|grippe|rhume|migraine*|dispute*|disputee|engueul*|crie|crier|criee|ignore*|oubli*|perdu|perdue|casse*|cassee|en_panne|panne|rate|ratee|echoue*|retard|coincee|bouchons|embouteill*|annule*|gache*|brule*|renverse*|tombe*|tombee|vole|volee|viree|licenci*|divorc*|separ*|quittee|decede*|enterrement|obseques|veterinaire|bruit*|bazar|erreur|probleme*|decu*|decept*|laissee_tomber|folie|chaos|ennui*|honte|genant|gene|impoli*|mechant*|injust*|trop_de|coupable|me_manque|manque|manquent|plus_d_energie|pas_dormi|mal_dormi|pas_ferme|reveille*|insomnie|sueurs|trempee|bouffee*|vertige*|gonfle*|inonde*|froid|pleut|pluie|flemme|embet*|galere*|submerg*|commerage*|queue|crevaison|pas_ecoute|pas_comprise
        ne|n ~1 aide|ecoute|appelle|comprend|marche|fonctionne|demarre|repond|remercie|vient ~1 pas|jamais|plus|personne
        personne ~1 ne ~1 aide|ecoute|appelle|comprend|remercie
        pris ~2 ventre|kilos|poids|kilo
        irrite|irritent|gratte|grattent|pique|piquent|demange*|derange*
        humeur_de_chien|mauvaise_humeur|ne_me_supporte|me_supporte_plus|j_apprehende|me_fait_peur|j_ai_peur`,
      rant: `injuste|pas_juste|c_est_abuse|ulcere*|hors_de_moi|je_bous|m_exaspere*|exasper*|me_tape|me_tapent|sur_les_nerfs|gonfle|gonflee|saoulee|soulee|enrage|je_craque|je_vais_craquer|connard|connards|salaud|cons|con|crevard|comme_d_habitude|pour_changer|encore_une_fois|toujours_moi|toujours_pareil|bonniche|boniche|me_prend_pour|me_prennent_pour|me_traite*|me_parle_comme|y_en_a_assez|j_en_ai_assez|c_est_trop|quel_culot|culot|gonfles|se_fout|se_foutent|marre|ras_le_bol|plus_supporter|supporte_plus|supporte_pas|insupportable|m_enerve*|m_enervent|me_rend_folle|me_rendent_folle|me_gonfle*|me_saoule*|me_soule*|m_agace*|deteste|hais|furieuse|enervee|enerve|fachee|en_colere|colere|rage|putain|merde|bordel|fait_chier|chiant*|grr|grrr|pff|pfff|argh|incroyable_que|n_importe_quoi|c_est_le_comble|comble|honteux|scandal*|ridicule|idiots|idiot|imbecile*|abrutis|abruti|envie_de_hurler|envie_de_crier|ca_suffit|y_en_a_marre`,
      other: `^ ~1 mon|ma|mes|notre|nos|les ~1 <kin>
        ^ ~1 il|elle|ils|elles`,
      event: `j|on|nous|et ai|a|avons|suis|est|sommes ~2 alle|allee|alles|allees|fait|achete|cuisine|gagne|vu|visite|appele|peint|plante|lu|mange|invite|reserve|adopte|nettoye|nage|danse|chante|voyage|casse|brule|rate|eu|passe|rencontre|retrouve|regarde|fini|termine|commence|joue|parle|recu|demenage|pris|marche|couru|rentre|rentree|sortie|sorti|partie|renverse
        est|sont|a|ont ~1 venu|venue|venus|venues|arrive|arrivee|passe|passee|ne|nee|parti|partie|offert|appele|invite|gagne|fait|dit
        chats|chiens|cheval|poules|village|ville|campagne|aeroport|gare|bibliotheque|musee|theatre|cinema|canape|rideaux|tomates|fleurs|roses|foot|tennis|cartes|loto|chorale|pull|tricot|piano|guitare|peinture|potager|camping|caravane|bateau|lac|foret|montagne|marche|magasin|supermarche|restaurant|mariage|bapteme|passeport|valise|avion|hotel|maison|appartement|grenier|garage|plombier|electricien|ouvriers|colis|imprimante|lave_vaisselle|lave_linge|machine_a_laver|frigo|four|chaudiere|pelouse|cloture|toit|mariee|demenagement|cles|copines|tisane
        pleut|neige|soleil|il_fait_beau|anniversaire|noel|vacances|week_end|jardin|fete|gateau|soupe|film|livre|concert|plage|mer|travaux|ecole|train|bus|voiture|bouchons|voisin*|chien|chienne|chat|chatte|chiot|petit_fils|petite_fille|petits_enfants|chef|cheffe|diner|dejeuner|invites|visite
        ^ quel|quelle journee|semaine|soiree
        suis ~1 en_train`,
      exclaims: `^ quel|quelle ~1 <event>|joie|bonheur|plaisir|soulagement|horreur|galere|chance|chaleur|enfer|colere|honte|poisse|nouvelle
        ^ quel|quelle <fine>|<poor>`,
      free: `pas|aucune|zero|sans|pas_eu ~2 bouffee|bouffees|sueur|sueurs|douleur|migraine ~4 aujourd|cette|hier|depuis|nuit|semaine
        j_ai|a|ai ~1 eu ~1 son|mon|le ~1 bac|permis|concours|poste|examen|diplome|travail|job
        mammographie|resultats|biopsie|examens|scanner|tension|prise_de_sang ~3 normal|normale|normaux|bons|bonne|negatif|clean
        vais_etre grand_mere|mamie|tata|tante
        un_miracle|je_revis|victoire|j_ai_hate|ouf|ravi|ravie|aux_anges|sur_un_nuage|du_tonnerre|amoureuse|un_bonheur|c_est_gagne
        jours|semaines|mois|mois|an|semaine ~1 sans ~2 cigarette|tabac|fumer|alcool|boire
        arrete de fumer|boire
        remonte|monte|marche|cours ~4 sans ~1 avoir_mal|douleur
        rentre|rentrer dans ~1 mon|mes ~1 jean|jeans|pantalon
        rentre ~1 enfin|nouveau dans
        jour|jours|semaine|semaines|mois|nuits ~1 sans ~2 bouffee|bouffees|sueurs|migraine
        prise|prises dans_ses_bras
        gros|fait|faite ~1 calin
        m_a|m_a_vraiment ecoutee|vraiment_ecoutee|prise_au_serieux
        pas|n_ai ~1 pleure ~1 une_seule|de_la|depuis
        super_bien|trouvee_belle
        me_suis ~1 trouvee ~1 belle|jolie`,
      self: `j|je|mon|ma|mes|moi|nous|notre|nos`,
      insult: `es|etes ~2 nulle|nul|bete|stupide|idiote|conne|inutile|debile|bonne_a_rien|une_merde|ridicule|chiante|penible|lourde|pathetique|la_pire
        ^ lara? idiote|stupide|conne|connasse|debile|nulle|imbecile $
        t_es ~2 nulle|nul|bete|conne|debile|stupide|chiante
        ta_gueule|ferme_la|perte_de_temps|menteuse|pauvre_machine|pauvre_idiote|tu_me_saoules|tu_me_soules|quelle_merde|fous_le_camp|bonne_a_rien|tais_toi|taisez_vous|va_te_faire|allez_vous_faire|je_te_deteste|je_vous_deteste|casse_toi|degage|va_au_diable|je_te_hais|fous_moi_la_paix
        tu|vous ~1 ne ~1 comprenez|comprends|servez|sers|savez|sais|m_aidez|m_aides ~1 rien|pas
        tu|vous comprends|comprenez|sers|servez|sais|savez rien|a_rien
        cette|l|ce|ca appli|application|bot|chat|truc est ~1 nulle|nul|inutile|de_la_merde|pourrie|pourri|debile
        machine|robot|bot|appli stupide|debile|inutile|de_merde
        ^ arrete|arretez ~1 de ~1 dire|repeter|raconter|me_parler|faire|poser|m_envoyer|tes|avec
        n_importe_quoi $
        parler_a_un_mur|parler_au_mur|un_grille_pain|un_perroquet|un_vrai_perroquet|de_la_daube|une_arnaque|bas_de_gamme|qui_t_a_programmee|a_cote_de_la_plaque|fais_pitie|faites_pitie|me_gonfles|me_fatigues|m_ecoutes_pas|n_ecoutes_rien|a_la_noix|bonne_a_jeter|zero_pointe|de_pacotille|reponse_idiote|reponse_stupide|appli_de_merde
        ^ quelle|quel ~1 merde|daube|honte|idiote|nullite|arnaque|appli
        reponse ~2 plus idiote|bete|stupide|nulle`,
      joke: `raconte*|dis|dites|connais* ~3 blague|blagues|histoire_drole
        faites_moi|fais_moi rire
        le_nouveau_30|le_nouveau_trente|le_nouveau_40|le_chauffage_c_est_moi|edition_limitee|mannequin|cuire_un_oeuf|ours_polaires|se_pacser|seance_de_cardio|acheter_des_cigarettes|un_genie|madame_volcan|happy_hour|je_brille|eau_de_sueur|salle_de_sport|une_passoire|sauna_gratuit|sauna_personnel|radiateur_ambulant|que_dit_une|que_dit_un
        dit|annonce ~2 ma_balance|mon_frigo|mon_oreiller
        si les_bouffees|mes_bouffees|les_oublis ~ calories|payees|rapportaient|brulaient
        mon eventail|ventilateur|congelateur et_moi|est_mon|sait
        comment_appelle_t_on|comment_on_appelle une_femme`,
      laughs: `^ haha|hahaha|hihi|mdr|ptdr|lol|hehe $
        ^ haha|hahaha|mdr|ptdr|hihi
        haha|hahaha|mdr|ptdr|lol|je_rigole|je_plaisante|je_blague|c_est_une_blague|pour_rire|hihi`,
    },
  },
}
