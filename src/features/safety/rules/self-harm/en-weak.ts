import type { CrisisSign } from '../crisis-rule.ts'

/** Weak English signs: said on many bad days, and sufficient only in combination. */
export const C1_EN_WEAK: readonly CrisisSign[] = [
  {
    cause: 'weak-go-on',
    isWeak: true,
    patterns: [
      '<i> ~2 can not ~1 <go_on>|take_it|take_this|take_anymore|do_this|cope|bear_it|bear_this|stand_it|face',
      'can not ~1 take|do|bear it|this|much ~1 anymore|any_longer|longer',
      'had enough',
      'not ~2 strength|energy ~2 left|to_fight',
      'too tired to fight|go_on|keep',
    ],
  },
  {
    cause: 'weak-over',
    isWeak: true,
    patterns: [
      '<wish> ~3 it|this|everything|pain ~2 to? be over|stop|end|finished',
      'i want out',
      'want it|everything|all|this to ~1 over|stop|end',
      '<wish> ~2 the? pain to ~1 stop|end|go_away',
      'make it ~1 stop',
      'i am done',
      'i give up',
      'giving up',
    ],
  },
  {
    cause: 'weak-way-out',
    isWeak: true,
    patterns: [
      'no|not|any|only|another|other ~4 way out|around|round|forward',
      'see no ~1 end|way|hope',
      'no escape|exit|hope|future|light',
      'end of <my> rope|tether',
      'trapped|cornered',
    ],
  },
  {
    cause: 'weak-worth',
    isWeak: true,
    patterns: [
      'worthless|pointless|hopeless|useless|failure',
      'hate myself|my_life',
      'burden',
      'nobody|noone|no_one ~2 care*|love*|need*',
      'nothing ~2 matters|left|helps|to_look_forward',
      'empty inside',
      'what is the point',
    ],
  },
  {
    cause: 'weak-farewell',
    isWeak: true,
    patterns: [
      'goodbye',
      'my|a|the will',
      'sorry for everything',
      'forgive me',
      'give|giving|gave away',
      'final|last letter|note|message',
      'when|after|once <i> am|have gone',
      'not be here|around',
    ],
  },
  {
    cause: 'weak-die',
    isWeak: true,
    patterns: ['death', 'dying', 'die', 'dead', 'pills|tablets ~4 all|many|more', 'funeral', 'peace', 'disappear', 'sleep forever'],
  },
]
