import type { SignTable } from '../signs.ts'
import { NAMED } from './medicines.ts'

/** English questions about dose, stopping, combining and changing medicines (D; docs/content.md, section 2). */
export const D_EN: SignTable = {
  class: 'D',
  language: 'en',
  concepts: {
    named: NAMED,
    form: 'patch|patches|gel|gels|pill|pills|tablet|tablets|capsule|capsules|cream|pessary|pessaries|spray|sprays|pump|pumps|sachet|sachets|drops|injection|injections|implant|lozenge|gummies|gummy|inhaler|ring|suppository|suppositories|meds|med|medicine|medicines|medication|medications|prescription|prescriptions|drug|drugs|herbal|remedy|remedies|tincture|dose|dosage|doses|refill|coil|jab|jabs|shot|treatment',
    mg: '1mg|2mg|3mg|4mg|5mg|6mg|8mg|10mg|12mg|15mg|20mg|25mg|30mg|40mg|45mg|50mg|60mg|75mg|80mg|90mg|100mg|120mg|150mg|180mg|200mg|225mg|250mg|300mg|320mg|350mg|375mg|400mg|450mg|500mg|600mg|625mg|750mg|800mg|1000mg|1200mg|1500mg|2000mg|5mcg|10mcg|20mcg|25mcg|37mcg|50mcg|75mcg|88mcg|100mcg|125mcg|150mcg|200mcg|400iu|600iu|800iu|1000iu|2000iu|4000iu|5000iu|1g|2g',
    med: '<named>|<form>',
    drink:
      'alcohol|wine|beer|gin|vodka|grapefruit|coffee|caffeine|booze|prosecco|cocktail|whisky|whiskey|drink|drinking|cannabis|weed|milk|dairy|antacids|antacid',
    ask: 'should|shall|can|could|may|might|ok|okay|fine|safe|alright|allowed|is_it|would_it|dangerous|harmful|risky|advisable|how|what|which|when|want_to|would_like_to|like_to|thinking_of|thinking_about|planning|plan_to|tempted|considering|tell_me|do_i|am_i|need_to|ought|recommend|advise|suggest|possible|bad_idea|good_idea|going_to|any_harm|mind_if|wondering|wonder|reckon|better|must',
    amount:
      'how_much|how_many|what_dose|which_dose|right_dose|correct_dose|best_dose|proper_dose|dosage|what_strength|which_strength|too_much|too_many|too_high|too_low|maximum|max|minimum|right_amount|what_amount|enough|recommended_amount|how_often|how_big_a|high_enough|mg_of|daily_dose|starting_dose|how_strong|milligrams|micrograms|low_dose|high_dose|quantity',
    more: 'double|doubling|doubled|increase|increasing|up|upping|raise|raising|more|extra|another|bigger|higher|stronger|second|two|three|twice|triple|top_up|add|bump|boost|go_from|step_up|additional|one_more|go_up',
    less: 'halve|half|halving|cut|cutting|lower|lowering|reduce|reducing|less|smaller|weaker|decrease|split|splitting|quarter|snip|skip|skipping|leave_out|drop_down|go_down|ease_off|lessen|break_in|every_other_day',
    stop: 'stop|stopping|quit|quitting|come_off|coming_off|get_off|getting_off|go_off|going_off|give_up|giving_up|drop|dropping|ditch|ditching|wean|weaning|taper|tapering|without|cold_turkey|discontinue|throw_away|bin|chuck|pack_in|leave_off|stay_on|cease|pause|break_from|finish|end|off_my|off_the|how_long',
    missed:
      'missed|miss|forgot|forget|forgotten|forgetting|skipped|late_with|late_taking|ran_out_of|left_off|did_not_take|have_not_taken|fell_off|came_off_in|lost_a',
    mix: 'with|together|mix|mixing|mixed|combine|combining|combined|alongside|interact|interacts|interaction|interactions|interfere|interferes|same_time|same_day|on_top_of|and|along_with|while|clash|clashes|plus|as_well_as|when_i_am_on|whilst|if_i_am_on|if_i_take|same_as|safe_with|ok_with',
    switch:
      'switch|switching|swap|swapping|replace|replacing|instead|instead_of|rather_than|change|changing|move|moving|convert|substitute|go_back_to|trade|switched',
    when: 'what_time|when|time_of_day|morning_or|before_bed|at_night|at_bedtime|with_food|empty_stomach|before_breakfast|after_food|how_long_after|how_long_before|hours_apart|apart|mornings|morning|evening|on_an_empty',
    other:
      'friend|sister|mum|mom|mother|husband|neighbour|neighbor|colleague|daughter|wife|partner|someone_else|somebody_else|cousin|aunt|her',
    cup: 'tea|coffee|drink|drinks|food|dinner|soup|wine|juice|smoothie|meal|water|breakfast|yoghurt|yogurt|porridge|milk|cocoa|sandwich|lunch',
  },
  harmless: [
    'dose of humour|humor|fun|sunshine|reality|nature|kindness|patience|laughter',
    'good|healthy|daily dose of ~1 <cup>|sun|humour|humor|laughter|sunshine|nature|fresh',
    'shot of espresso|vodka|tequila|whisky',
    'flu shot|jab|jabs',
    'took a shot',
    'pill box|pillbox',
    'nicotine patch|patches|gum',
    'vegetable|cabbage|pumpkin|strawberry patch',
    'rough|bad patch',
    'night cream',
    'ice cream',
    'face|hand|sun cream',
    'double|clotted cream',
    'pump class|iron',
    'pumping iron',
    'hair gel|spray|dryer',
    'shower gel',
    'iron|ironing my|the|his|her shirts|clothes',
    'wedding|engagement|phone|door ring',
    'cooling pillow|gel|spray|towel',
    'birth control pills in my',
    'wine or',
  ],
  rules: [
    // Given secretly.
    'covert/16: put|slip|crush|hide|sneak|dissolve|stir|add|grind|spike|mix|drop & <med>|something_to_calm|sleeping|something_to_make & her|his|their|wife|husband & <cup> ! my_own',
    'covert/16: <med> & her|his|their|she|wife & without_her_knowing|without_him_knowing|without_telling|secretly|without_her_noticing|behind_her_back|without_them_knowing|not_notice|in_secret|discreetly|on_the_quiet|so_she_does_not',
    // A missed dose.
    'missed/14: <missed> & <med> & <ask>|two|double|today|now|yesterday|last_night|this_morning|days|week|start_over|both|late|still|later ! log|logged|log_it|note|noted|record|reminder|write_down|entry|appointment|password ! where_i_put',
    'missed/10: forgot|forgotten|missed|skipped & my|a|the|one|two|last|this & <med> ! log|logged|note|noted|record|reminder|entry|appointment',
    // Another person's medicine.
    'sharing/18: <other> & leftover|left_over|spare|old|gave_me|offered_me|lent|borrow|gives_me|her_hrt|her_patches|her_pills|her_tablets|her_meds|prescribed_to|prescribed_for|s & <med> & use|try|take|put_on|<ask> ! log',
    'sharing/12: use|take|try|borrow|have & my_husband*|my_sister*|my_friend*|my_mum*|my_mom*|my_wife*|my_daughter*|my_mother*|somebody_else*|someone_else* & <med> ! log',
    'sharing/14: can|should|could|may|try|take & i|we & her ~1 <named>|tablets|pills|patches|meds ! notes',
    // Too much, how much.
    'dose/14: <amount> & <named> ! cost|costs|price|pay|food|foods|eat|diet|milk|contain|women|studies|sleep_did|left_in|weigh ! log_it',
    'dose/12: how_much|how_many|what_dose|which_dose|what_strength|right_dose|correct_dose & <form> ! cost|price|pay|women ! eat ! log_it|charts',
    'dose/12: what|which|tell|right|best|correct|how & dose|dosage & i|me|my|take|for|of|need|use|should ! log|field',
    'dose/10: <mg>|mg|mcg|milligrams|micrograms|iu|ug|grams & too_much|enough|should|can|ok|safe|how|right|per_day|a_day|take & <named>',
    // A higher or lower dose.
    'change/14: <more> & <med> & <ask> ! eat|foods|drinking_milk ! log|reminder|reminders|add_a_note|field|app ! cost ! sleep_more ! more_about|more_information|know_more ! research ! vitamin_c ! friends',
    'change/14: <less> & <med> & <ask> ! log|reminder|app ! cost ! hair ! cut_out ! caffeine|sugar ! interest',
    'change/12: take|taking|use|put_on|wear|rub_in|apply & two|three|double|half|another|extra|more|both|twice|a_second & <med>|at_bedtime|at_once & <ask>',
    'change/14: is_doing_nothing|not_working|does_nothing|not_enough|not_strong & <med>|tablet & another|more|extra|two|double|increase|up',
    // Stopping.
    'stop/14: <stop> & <named> & <ask> ! smoking|smoke ! does_it_help ! side_effects_stop ! flushes_stop ! pattern ! does_hrt_stop ! will_hrt_stop ! can_hrt_stop ! log ! sweet|chocolate|sugar',
    'stop/14: stop|stopping|quit|quitting|come_off|coming_off|get_off|go_off|ditch|ditching|wean|taper|tapering|discontinue|drop|give_up|cold_turkey|without & <form> & <ask> ! smoking|smoke ! reminder|reminders|notifications ! hot_flashes_stop ! sports|class',
    'stop/10: want_to|going_to|thinking_of|should_i|can_i|how_do_i|how_to|planning_to|tempted_to|about_to & stop|stopping|quit|come_off|coming_off|get_off|ditch|ditching|wean_off|taper & <med>|them|antidepressants|it_all ! smoking|smoke|coffee|drinking|wine|alcohol ! logging|working|thinking|worrying',
    // Combining.
    'combine+/16: <named> & <mix> & <named>|<form>|<drink> & <ask> ! eat ! log|record|note ! compare|difference|better_than ! walk|exercise',
    'combine/14: <form> & <mix> & <form>|<drink> & <ask>|together & take|have|drink|mix|use|combine|safe|ok|fine|okay|interact ! log|record|note ! difference ! read',
    'combine/12: interact|interacts|interaction|interactions|interfere|clash|contraindicated|counteract & <med> ! log',
    'combine/14: mix|mixed|mixing|combine|combined|combining|together & <named> & <ask>|<med>|<drink> ! log',
    'combine/14: drink|wine|alcohol|beer|glass|gin & <med> & can|should|ok|okay|safe|fine|allowed|may|could & with|on|while|when|after|and ! sleep_better ! worse ! does',
    'dose/12: half|one|two|whole|full|single & <named> & or & whole|half|two|both|one|full|double|none ! hour|day|night ! log',
    'dose/12: do|should i|we|you ~1 take|use|wear|apply|put|need & <named>|patches & every|daily|twice|once|days|continuously|per|each ! log|reminder',
    // Switching.
    'switch+/14: <switch> & <med> & <ask> ! app|reminder|view|chart|setting|settings|theme ! duvet ! diet ! mood_change ! log ! for_life',
    'switch/10: gel|patch|patches|tablets|tablet|pills|spray|cream|ring & or|versus|vs & gel|patch|patches|tablets|tablet|pills|spray|cream|ring|coil & should|which|choose|better_for_me|right_for_me|best_for_me|switch ! difference',
    // Timing.
    'timing/14: <when> & take|taking|use|apply|put|change|rub|insert|have & <med> & <ask> ! log|reminder|did_i|appointment|when_did ! when_can_i_get ! first_started',
  ],
}
