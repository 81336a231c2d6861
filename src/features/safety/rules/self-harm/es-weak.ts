import type { CrisisSign } from '../crisis-rule.ts'

/** Weak Spanish signs: said on many bad days, and sufficient only in combination. */
export const C1_ES_WEAK: readonly CrisisSign[] = [
  {
    cause: 'weak-go-on',
    isWeak: true,
    patterns: ['no ~1 puedo|aguanto|resisto|soporto mas', 'no doy mas', 'ya no ~1 puedo', 'sin fuerzas', 'no ~2 fuerzas'],
  },
  {
    cause: 'weak-over',
    isWeak: true,
    patterns: [
      'que ~2 acabe|termine|pare',
      'quiero|quisiera desaparecer',
      'me rindo',
      'todo ~1 me da igual',
      'vale madre*',
      'descansar de_todo|por_fin',
    ],
  },
  { cause: 'weak-way-out', isWeak: true, patterns: ['no ~2 salida|esperanza|futuro', 'sin salida|esperanza', 'no ~2 sentido'] },
  {
    cause: 'weak-worth',
    isWeak: true,
    patterns: ['carga|estorbo', 'no valgo ~1 nada', 'me odio', 'odio mi vida', 'inutil', 'nadie ~1 me quiere|necesita'],
  },
  {
    cause: 'weak-farewell',
    isWeak: true,
    patterns: ['adios', 'despedida|despedirme', 'perdonenme|perdonadme|perdon', 'testamento', 'cuando ~2 no este'],
  },
  { cause: 'weak-die', isWeak: true, patterns: ['muerte|morir|morirme|muero|muera|muerta', 'pastillas'] },
]
