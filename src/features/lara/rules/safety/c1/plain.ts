import type { CrisisSign } from '../crisis-rule.ts'

/** What is so plainly said that nothing beside it takes it away, in English. */
export const C1_EN_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'suicide',
    patterns: [
      'i ~4 want|wanted|wanna|going|need|plan|planning|intend|ready|tried|try|decided|about|might|will|could|should|would ~2 to? <kill> myself',
      'i ~4 am|feel|felt|been|feeling|was|get|become|getting|becoming|so|still|actively|really ~1 suicidal',
      'makes|making|made|make|making me|us ~1 feel? ~1 suicidal',
      'thought|thoughts|thinking|think|thinks|consider|considered|considering|contemplated|contemplating|fantasise|fantasize|dream|fantasising|fantasizing|obsessed|idea|ideas ~2 suicide|killing_myself|ending_my_life|ending_my_own|taking_my_own_life|taking_my_life|ending_it_all|being_dead|killing_yourself|hanging_myself|overdosing|ending_everything|topping_myself|offing_myself|unaliving_myself',
      'suicidal thoughts|ideation|feelings|ideas|urges|impulses|tendencies|mood|again|now|today|tonight|lately|plan|plans|$',
      'end|ending|take|taking my ~1 own ~1 life',
      'end|ending my life',
      'want|wanted|wanting|wish|going ~1 to be dead',
      'i|just|really|honestly|still|only|do ~1 want|wanna|wish ~1 to die',
      'wish i ~2 was|were|am ~1 dead',
      'not|never|no_longer ~2 want|wish ~2 to ~1 live|be_alive|exist|be_on_this_earth ~1 anymore|any_more|$',
      'better off dead|if_i_was_dead|if_i_were_dead',
      'took|taken|swallowed|overdosed ~2 an? overdose|whole_bottle|all_my_pills|all_my_tablets|all_my_meds|too_many_pills|too_many_tablets|handful_of_pills',
      'hurt|harm|cut|cutting|hurting|harming myself ~1 on_purpose|deliberately|again|intentionally',
    ],
  },
]

/** The same in Spanish. */
export const C1_ES_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'suicide',
    patterns: [
      'quiero|queria|quisiera|voy_a|pienso|pensado|penso|pense|pensando|planeo|ganas|intente|intento|deseo|decidido|decidi|podria|idea|ideas|pensamientos ~2 matarme|suicidarme|quitarme_la_vida|ahorcarme|acabar_con_mi_vida|terminar_con_mi_vida|desvivirme|morirme_ya|estar_muerta|estar_muerto',
      'me quiero|voy_a|queria|quisiera matar|suicidar|quitar_la_vida|ahorcar|desvivir',
      'ideas|pensamientos|pienso|pensar|pensado|pensando ~2 suicidas|suicidio|de_muerte|de_suicidio|de_morirme|suicidarme|en_el_suicidio|matarme',
      'quiero|quisiera|deseo|preferiria morir|morirme|estar_muerta|estar_muerto',
      'no ~1 quiero|deseo|tengo_ganas_de ~1 vivir|seguir_viviendo|seguir_viva|seguir_vivo|existir',
    ],
  },
]

/** The same in French. */
export const C1_FR_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'suicide',
    patterns: [
      'veux|vais|voulais|voudrais|envie|pense|pensais|pensees|penser|idee|idees|songe|compte|essaye|tente|prete|failli|decide ~3 me|m tuer|suicider|pendre|foutre_en_l_air|supprimer|enlever_la_vie|oter_la_vie|flinguer|buter',
      'idees|pensees|pulsions|envies ~1 suicidaires|de_suicide|de_mort',
      'suis|sens|deviens|redeviens|etais|etre suicidaire',
      'pense|penser|pensees|songe|pensais ~2 au|de suicide',
      'mettre|mettrai|mets fin ~1 a mes|ma jours|vie',
      'veux|voudrais|envie ~1 de? mourir|crever_pour|etre_morte|etre_mort|plus_vivre',
      'plus|pas envie ~1 de ~1 vivre|exister',
    ],
  },
]
