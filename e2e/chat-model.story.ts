import { type ModelService, refusing, scriptOf, startModelService } from '../test/model-service.ts'
import { askLara, chatMessages, openChat } from './chat.ts'
import { expect, test as stories } from './fixtures.ts'
import { startServer } from './server.ts'

/** These stories have a server of their own, whose host has set up a language model. */
const test = stories.extend<object, { model: ModelService }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const model = await startModelService()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ modelUrl: model.url('openai-compatible') })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const QUESTION = 'what helps a bit with hot flashes at night'
const GOOD = ['That sounds tiring, and you are not alone with it.', 'Some women find a cool room more comfortable.']
/** The same with the id of its entry, as a model writes it. */
const SPOKEN_GOOD = `${GOOD.join(' ')} [hot-flashes-night]`
const AGREE = 'Let a language model help with the wording'

test(
  'a language model hears nothing of her until she agrees, and then words her answer',
  { tag: '@core' },
  async ({ herPage: page, model }) => {
    const before = model.asked.length
    model.answerWith(scriptOf(SPOKEN_GOOD))
    await openChat(page)
    const built = await askLara(page, QUESTION)
    await expect(built).not.toContainText(GOOD[0] ?? '')
    expect(model.asked).toHaveLength(before)

    await page.goto('/settings?tab=privacy')
    await expect(
      page.getByText(`Whoever runs this Emberwell has set up scripted-model, at ${new URL(model.url('anthropic')).host}.`),
    ).toBeVisible()
    await expect(page.getByRole('switch', { name: AGREE })).not.toBeChecked()
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/settings/preferences/') && response.request().method() === 'PUT',
    )
    await page.getByRole('switch', { name: AGREE }).check()
    expect((await saved).ok()).toBe(true)

    // The conversation is open again.
    await openChat(page)
    await expect(chatMessages(page)).toHaveCount(2)
    const answer = await askLara(page, QUESTION)
    await expect(answer).toContainText(GOOD.join(' '))
    await expect(answer.getByText('Where this comes from'), 'it shows the sources of the entry it names').toBeVisible()
    await expect(answer.getByText('A language model worded this answer. It can be wrong.')).toBeVisible()
    expect(model.asked).toHaveLength(before + 1)
    expect(model.asked.at(-1)?.text).not.toMatch(/Ana|Keller|example\.org/)
    await page.reload()
    await expect(chatMessages(page).nth(3)).toContainText(GOOD.join(' '))
  },
)

test('she stops a language model in the middle, and keeps what she has read', { tag: '@core' }, async ({ page, woman, model }) => {
  await woman.call('PUT', '/api/settings/preferences/', { lara: { model: true } })
  model.answerWith(scriptOf(SPOKEN_GOOD))
  await openChat(page)
  await askLara(page, QUESTION)
  const hungUp = Promise.withResolvers<void>()
  model.answerWith(({ begin, say, response }) => {
    begin()
    say(`${GOOD[0]} And`)
    response.on('close', hungUp.resolve)
  })
  await page.getByRole('textbox', { name: 'Message to Lara' }).fill(QUESTION)
  await page.keyboard.press('Enter')
  // In the first answer and in the one on its way.
  await expect(page.getByText(GOOD[0] ?? '')).toHaveCount(2)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('You stopped here.')).toBeVisible()
  await expect(chatMessages(page).nth(3)).toContainText(GOOD[0] ?? '')
  await hungUp.promise
  await page.reload()
  await expect(chatMessages(page)).toHaveCount(4)
  await expect(chatMessages(page).nth(3)).toContainText(GOOD[0] ?? '')
  await expect(page.getByText('You stopped here.')).toBeVisible()
})

test('a language model that is down or says what it may not is not noticed', async ({ page, woman, model }) => {
  model.answerWith(scriptOf('Hello.'))
  await openChat(page)
  const built = await (await askLara(page, QUESTION)).innerText()
  await woman.call('PUT', '/api/settings/preferences/', { lara: { model: true } })
  for (const script of [refusing(503), scriptOf(`${GOOD[0]} You have an overactive thyroid.`)]) {
    const before = model.asked.length
    model.answerWith(script)
    await page.goto('/')
    await openChat(page)
    await expect(chatMessages(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(chatMessages(page)).toHaveCount(0)
    const answer = await askLara(page, QUESTION)
    expect((await answer.innerText()).slice(0, 200)).toBe(built.slice(0, 200))
    await expect(answer).not.toContainText('thyroid')
    expect(model.asked).toHaveLength(before + 1)
  }
})
