import type { SignTable } from '../signs.ts'

/** What shows that the question is about what the partner can do, not about her notes. */
const OWN =
  '! what_about|do_i|should_i|can_i|shall_i|may_i|could_i|i_wait|am_i|too_much|is_that_usual|is_that_normal|what_helps|what_to_say|what_can_help|how_to ! see_a_doctor|my_feelings ! i_want_to|i_would_like_to|i_do_not_want ! ideas|recommend'

/** English questions of a partner about her (P; docs/content.md, section 2). */
export const P_EN: SignTable = {
  class: 'P',
  language: 'en',
  speaker: 'partner',
  concepts: {
    she: 'she|my_wife|my_partner|my_girlfriend|my_missus|the_wife|the_missus|my_other_half|my_better_half|my_fiancee|my_love|my_lady|my_woman|shes',
    hers: 'her|wife*|partner*|girlfriend*|s|missus|hers',
    things:
      'note|notes|diary|diaries|journal|journals|log|logs|logging|entry|entries|chart|charts|graph|graphs|data|numbers|figures|record|records|stats|statistics|score|scores|level|levels|mood|moods|sleep|symptom|symptoms|period|periods|cycle|cycles|chat|chats|conversation|conversations|messages|message|history|pattern|patterns|report|reports|summary|medicine|medicines|medication|supplements|weight|flushes|flashes|readings|answers|answer|profile|account|dashboard|tracker|insights|average|feelings|temperature|libido|thoughts|secrets|page|pages|password|login|calendar|week|month|day|night|pain|stress|energy|anxiety|bleeding|hrt|moments|photos|activity|status',
    show: 'show|see|read|tell|give|summarise|summarize|access|open|send|look|view|check|compare|share|list|export|download|print|forward|reveal|display|pull_up|bring_up|log_into|log_in|unlock|know|get|peek|what|describe|how|which|where|let_me|just|hint|copy|screenshot|read_out|spill|leak|recap|overview|update|average',
    private:
      'log|logs|logged|logging|write|writes|wrote|written|writing|mention|mentions|mentioned|mentioning|say|says|said|saying|told|tell|tells|telling|talk|talks|talked|talking|ask|asks|asked|asking|chat|chatted|chatting|note|noted|record|recorded|recording|enter|entered|complain|complained|complaining|confide|confided|sleep|slept|sleeping|flashes|flushes|flash|flush|sweats|period|periods|cycle|mood|hrt|taking|take|took|takes|feel|feels|feeling|felt|happy|unhappy|sad|angry|mad|cross|annoyed|depressed|upset|stressed|anxious|tired|moody|grumpy|irritable|symptoms|symptom|cry|cried|crying|rough|bad|good|better|worse|okay|ok|perimenopause|menopause|menopausal|perimenopausal|pregnant|drink|drank|drinking|eat|eaten|sex|pain|bleed|bleeding|bled|medication|medicine|meds|pills|opened|read|journal|journaling|diary|thinking|think|thinks|love|loves|leave|leaving|divorce|split|affair|cheating|secret|hiding|worried|weight|ovulating|in_the_mood|horny|lonely|well|sick|ill|fine|today|tonight|yesterday|week|night|headache|anxiety|due|on|track|tracking|tracked|supplements|migraine|steps|exercise|hot|lying|honest|thought',
    online:
      'online|last_seen|last_online|active|login|logged_in|log_in|sign_in|signed_in|use_the_app|uses_the_app|using_the_app|used_the_app|using_this|use_this|uses_this|using_it|still_use|still_using|still_on|stopped_logging|stop_logging|stopped_using|opened_the_app|open_the_app|opens_the_app|open_it|deleted_her|deleted_the_app|deleted_the|uninstalled|been_on_here|on_here|on_the_app|in_the_app|last_time_she|last_log|latest_log|account_active|unlinked|blocked_me|seen_my|read_my|see_my_card|see_the_card|saw_my|see_my_message|received_my|get_my_message|got_my_message|log_today|logging_in|stopped_writing|where_is_she|location',
    allow:
      'permission|allowed|allows|allow|she_is_fine_with|she_does_not_mind|would_not_mind|will_not_mind|she_said_i|she_said_it|she_asked_me|asked_me_to|password|passcode|right_to|we_share_everything|no_secrets|share_everything|consent|consents|consented|agreed|agrees|gave_me|gave_her_ok|gave_the_ok|gave_the_okay|ok_with_it|okay_with_it|authorised|authorized|entitled|her_husband|we_are_married|on_her_behalf|nothing_private|i_pay_for|she_knows|i_am_her|told_me_to|between_us|promise_not',
  },
  harmless: [
    'when|whenever|while|because|since she|my_wife|my_partner ~1 is|was|has|feels|gets|can_not',
    'in general',
    'how to|can|do|should|could|would|might i|we',
    'what to|can|should|could|might|do|would i|we ~1 say|do|cook|make|buy|give|bring|tell|write',
    'tell|say to|her|him that? i',
    'let her know',
    'show her|my_wife|my_partner i|that|how|love|support|some|more|my|respect',
    'ask her|my_wife|my_partner',
    'give her|my_wife|my_partner',
    'talk to her ~2 about',
    'birthday|anniversary|christmas ~2 day|card|present|gift',
    'date night',
  ],
  rules: [
    'notes/14: show|read|give|send|forward|see|read_out ~3 what|everything|anything|whatever|all|bits ~2 she|my_wife|my_partner|my_girlfriend|the_missus|the_wife ~2 wrote|written|writes|logged|logs|noted|recorded|entered|tracked|told_you|typed ! she_wrote_me|wrote_to_me ! tell_her|show_her',
    'permission+/26: <allow> & <show>|let & <things>|look|everything|all|them ! my_notes|my_own ! ideas|tips|gift ! breakup',
    'permission+/20: her_password|her_login|her_account|her_passcode|her_phone|her_pin & here|is|have|use|log|open|know|into|get ! forgot_my',
    'presence/12: <she>|her|wife|partner & <online> ! my_own ! shop|shopping|dating ! class ! buy|gift ! gas|cooker ! help|learn ! what_did|what_has|what_she',
    'presence/12: when|has|did|does|is|was|how_often|how_many_times ~2 <she> ~4 <online> ! shop ! what_did|what_has|what_she',
    'notes/12: <show> & <hers> ~3 <things> ! my_notes|about_my ! how_can_i|how_do_i|what_can_i|how_to|how_could_i|should_i ! ideas|tips|gift|gifts|surprise ! better_sleep|help_her|support ! generally|in_general|most_women|women_in ! explain ! what_is ! respect|privacy|private_from ! what_helps',
    'notes/12: did|has|had|does|is|was|do|will|were|are|have|didnt|hasnt|isnt <she> ~5 <private> ! what_can_i|how_can_i|what_should_i|how_do_i|how_should_i|how_could_i ! gift|present|flowers|cook|surprise|celebrate ! in_general ! would_she_like|like_to ! normal_that|normal_for ! killing_it ! in_love_with',
    'notes/14: how|what|when|where|which|who|how_many|how_much|how_often|how_bad|whats|hows|how_long did|does|do|is|was|has|were|had|will|are|s ~4 <she> ~1 <private>|for ! what_can_i|how_can_i|what_should_i|how_do_i|how_should_i ! gift|present|flowers|cook|surprise|celebrate|birthday ! in_general ! going_through_like',
    'notes/12: how|what|when|where|how_many|how_much|how_often|how_bad & did|does|is|was|has|were|had|will & <she> & <private> ! what_can_i|how_can_i|what_should_i|how_do_i|how_should_i|what_do_i|how_to|how_could_i|what_to ! gift|present|flowers|cook|surprise|celebrate|birthday ! in_general|usually|generally ! helps|help|ease|relieve|cope|soothe|calm_her ! when_she|if_she|while_she|because_she ! ideas|tips|advice ! a_hot_flash_like',
    'notes/10: how is|was|are|s|has|did she|my_wife|my_partner|my_girlfriend ~2 doing|feeling|today|coping|been|really|do|lately|holding_up ! how_is_she_going_to',
    'notes/6: ^ ~2 how is|was|has|are|s she|my_wife|my_partner|my_girlfriend|the_wife been? $',
    'notes/10: how is|was|are ~1 her ~2 <things>|today|night|week',
    'notes/12: what|whats|what_is|what_was|what_are|how|how_is|how_was|how_are|how_bad|when|when_is|when_was|when_does|which|which_of|how_many|how_much & her ~3 <things> ! how_can_i|what_can_i|how_do_i|should_i|how_could_i ! help_her|what_helps|helps_her|ease|improve|support ! in_general ! mean ! birthday ! what_is_a|explain ! what_affects|can_affect|affect',
    'notes/14: tell|know|say|find_out|hint|wondering|wonder|confirm|check|see ~3 if|whether|what|how|when|that|why ~2 <she>|her|wife|partner ~5 <private>|<things> ! what_to_do|what_to_say|how_to ! tell_her|tell_my ! how_do_i_tell|how_can_i_tell',
    'notes/14: good|bad|right|safe time|day|moment|night & to & talk|approach|ask|bring|plan|speak & today|hint|her|tonight|now|know ! in_general|usually ! when_is_a_good_time ! how',
    'notes/14: summarise|summarize|summary|recap|overview|rundown|update|lowdown & her|she|wife|partner|conversations ! menopause_in|book|article|chapter',
    'notes/10: new|news|anything|something|update|updates|latest|much & her|wife_s|partner_s & log|diary|journal|notes|entries|chart|calendar ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise',
    'notes/10: wrong|going_on|up|matter|happening|new & with & her|my_wife|my_partner ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! how_to',
    'notes/12: want|wanna|let|need|like|love|curious|dying & read|see|hear|know|look|check & she|her|my_wife & <private>|<things>|wrote|dates ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! how_to ! want_her_to_know|her_to_know ! she_knows',
    'notes/10: need|want|have|give|send|get|got|what_is & her & password|login|passcode|pin|account|dates|data|copy ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise',
    'notes/10: notes|entries|anything|something|words|stuff|post & about_me|about_us|about_our|mention_me|my_name ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! i_wrote ! my_own',
    'notes/8: rate|score|grade|rank|judge & her|she|my_wife ! i ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise',
    'notes/10: today|tonight|tomorrow|this_week & day|stress|mood|night|time|evening & for & her|my_wife ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! nice|plan',
    'notes/10: has|did|is|does|have she|my_wife & link|unlinked|cancelled|canceled|app|account|me|card|message|present|gift|flowers|name & cancelled|canceled|removed|cut|think|like|open|see|get|mention|say|use ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise',
    'notes/10: check|look_at|see|count|track & her & dates|days|calendar|cycle|period|log ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! my_own',
    'notes/16: <she> & diary|journal|notes|logs|chat|lara|you & about_me|about_us|our_fight|our_argument|told_you|tell_you|written_about|say_about ! what_can_i|how_can_i',
    'notes/12: told|tell|tells|talk|talks|talked|said|say|says|asked|ask|asks|complain*|confide* you|lara & about|she|that|to ! can_you_tell_me_what|tell_me_about_menopause ! i_asked|i_told ! i_talk|i_talked ! can_i',
    'notes/10: blink|blinks & twice|once|if|yes ! eyes',
    'notes/10: did|has|have|is|was|are|were|do|does|had her ~5 <things>|<private>|started|go|going|come|came|worse|over|back|normal|regular ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! normal_for|normal_that|is_it_normal ! her_age',
    'notes/10: how|how_many|how_much|what|when|which|where|who|why ~4 did|has|had|was she|my_wife|my_partner|my_girlfriend|the_missus|the_wife ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! mean_by ! did_i',
    'notes/10: how_many|how_much|how_long|any & <private>|days|times|hours|nights & she|her|my_wife|my_partner|my_girlfriend|my_missus|the_wife|the_missus ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! does_it|do_women|does_menopause',
    'notes/10: is|was|has_it_been|been it|today|this|last_night|tonight|it_been ~2 good|bad|rough|hard|easy|better|worse|ok ~2 day|night|week|time|one & for & her|my_wife|my_partner ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise',
    'notes/8: on|in|inside|through her mind|head|heart|thoughts ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! her_heart_beat',
    'notes/12: want|need|like|love|trying|dying|just to_know|know|find_out|hear|be_told ~3 she|her|my_wife ~5 <private>|<things>|ok|okay|alright|safe ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! how_to ! about_menopause ! what_to',
    'notes/10: compare|summarise|summarize|check|read|open|pull_up|look_up|list|fetch|unlock|access & her|my_wife_s|my_partner_s|wife_s|partner_s & <things>|last|weeks|two|calendar|everything ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! my_own',
    'notes?/12: her|she|my_wife|my_missus|the_missus|the_wife|my_girlfriend & sleep|slept|flashes|flushes|period|mood|symptoms|hrt|cycle|log|logged|diary|journal|notes|pills|weight|anxiety & last_night|today|yesterday|this_week|this_month|tonight|lately|this_morning|now|right|recently|still|yet ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! does_it|affect|cause|causes ! normal',
    'notes/12: why did|has|does she|my_wife ~2 unlink|unlinked|block|blocked|stop|stopped|delete|deleted|leave|left|ignore|ignoring ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise',
    'notes/10: what|anything|something|everything does|do|did|has lara|the_app|you|it tell|told|say|said|know|see & her|she|about_me|about_us|my_wife ! how_can_i|what_can_i|how_do_i|should_i|how_could_i|how_should_i|can_i_do|help_her|help_my|support ! in_general|usually|generally|typically ! what_helps|ideas|tips|advice ! gift|cook|surprise ! about_menopause|menopause',
    'notes/16: blink|scale|one_to_ten|1_10|1_to_10|thumbs_up|yes_or_no|traffic_light|out_of_ten|out_of_10|just_one_word|emoji & she|her|wife|partner',
    'notes/14: you|app|diary|lara & must_know|surely_know|can_see|have_access|know_everything|know_why|know_what|know_if|know_how & she|her|wife|partner',
    'notes/12: why ~2 <she> & diary|app|notes|logs|data|told_you|you_must|according|her_entries',
    'notes/12: according_to|from|based_on|in|looking_at|going_by & her|the|wife|partner & app|diary|logs|entries|notes|data|tracker|journal & she|her|is|was|did|has|how|what ! my_app|my_notes ! read_in_the',
  ].map((row) => (row.startsWith('notes') ? `${row} ${OWN}` : row)),
}
