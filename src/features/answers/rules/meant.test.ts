import { expect, test } from 'vitest'
import { meantBy, tellingAnswer, withoutLead } from './meant.ts'

test.each([
  ['en', 'No no, I wasn’t asking about the tea! I meant how long does it have to last', 'how long does it have to last?'],
  ['en', 'I’m not fed up, I just want to know about the stiff hands', 'the stiff hands'],
  ['en', 'I did not ask whether I am depressed. I asked why one would prescribe them.', 'why one would prescribe them?'],
  ['en', 'dementia?? charming. i meant how do i explain this to my husband', 'how do i explain this to my husband?'],
  ['en', 'you didn’t answer me. does it get better after menopause', 'does it get better after menopause'],
  ['es', 'ya pero es por los sudores, no por las preocupaciones. q puedo hacer?', 'ya pero es por los sudores, q puedo hacer?'],
  ['es', 'No, no. Te pregunto si el café me da sofocos.', 'el café me da sofocos?'],
  ['es', 'no me contestaste lo del cáncer. ¿Los parches dan cáncer?', '¿Los parches dan cáncer?'],
  ['fr', 'on se dispute pas du tout, il est adorable. dis-moi plutôt ce qui peut aider', 'ce qui peut aider?'],
  ['fr', 'non mais Lara je parlais des sueurs la nuit, pas de mon mari !', 'sueurs la nuit'],
] as const)('in %s, “%s” means “%s”', (language, message, meant) => expect(meantBy(message, language)).toBe(meant))

test.each([
  ['en', 'I want to know about patches'],
  ['en', 'I said to my boss that I need a fan'],
  ['en', 'I asked my doctor and she said no'],
  ['en', 'I mean it’s awful'],
  ['es', 'no tengo la regla desde hace tres meses, ¿es normal?'],
  ['es', 'le pregunté a mi médica'],
  ['fr', 'je veux savoir si le patch aide'],
  ['fr', 'je pensais que c’était fini'],
] as const)('in %s, “%s” objects to nothing', (language, message) => expect(meantBy(message, language)).toBeUndefined())

test('what she only wanted to know stands alone', () => {
  expect(withoutLead('don’t worry. I only wanted to know about my mood this month', 'en')).toBe('my mood this month')
  expect(withoutLead('How do I sleep better?', 'en')).toBe('How do I sleep better?')
})

test('what she was only telling is listened to', () => {
  const manner = { language: 'en', region: 'UK', tone: 'calm' } as const
  expect(tellingAnswer('I was telling you about my daughter', manner)?.text).toMatch(/^I’m sorry, I misread you\. Please go on/)
  expect(tellingAnswer('I meant the patch', manner)).toBeUndefined()
})
