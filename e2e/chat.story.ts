import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { askLara, chatMessages, openChat } from './chat.ts'
import { draftsOnDisk } from './drafts.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { answerSetup, expect, type Json, look, test } from './fixtures.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

const FAILED = "I'm sorry, I'm having trouble connecting right now. Please try again in a moment."

function chips(page: Page): Locator {
  return page.getByRole('list', { name: 'You could ask' })
}

function send(page: Page): Locator {
  return page.getByRole('button', { name: 'Send', exact: true })
}

test('she writes to Lara and is answered, and finds both again after a reload', { tag: '@core' }, async ({ herPage: page }) => {
  const field = await openChat(page)
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await field.fill('  \n ')
  await expect(send(page)).toBeDisabled()
  const answer = await askLara(page, 'What is a hot flash?')
  await expect(answer).toContainText(/\w{3}/)
  await expect(page).toHaveURL(/\/chat\?session=\d+$/)
  await expect(page).toHaveTitle('Chat · Emberwell')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  const message = await answer.getByRole('paragraph').first().innerText()
  await page.reload()
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(chatMessages(page).first()).toContainText('What is a hot flash?')
  await expect(chatMessages(page).nth(1)).toContainText(message)
})

test('the three chips are sent for her, and each is answered', async ({ page, woman }) => {
  await openChat(page)
  await chips(page).getByRole('button', { name: 'Quick Facts' }).click()
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(chatMessages(page).first()).toContainText('Quick Facts')
  await expect(chatMessages(page).nth(1)).toContainText('Three things worth knowing')
  await expect(chips(page).getByRole('button').first()).toBeEnabled()
  await page.getByRole('button', { name: 'Clear' }).click()
  const sent = page.waitForRequest('**/api/chat/send/')
  await chips(page).getByRole('button', { name: 'Show Pattern' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ message: 'TRACK_PROGRESS_REQUEST', message_type: 'progress_request' })
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(chatMessages(page).first()).toContainText('Show Pattern')
  expect((await woman.call('GET', '/api/chat/sessions/')).data).toHaveLength(2)
})

test('Clear goes back to the welcome, and the conversation stays in the list', async ({ herPage: page }) => {
  await openChat(page)
  await askLara(page, 'What helps me sleep?')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(chatMessages(page)).toHaveCount(0)
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/chat')
  await page.getByRole('button', { name: /^What helps me sleep\?/ }).click()
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(page).toHaveURL(/session=\d+$/)
})

test('an answer that is awaited can be stopped, and what she saw of it stays', async ({ herPage: page }) => {
  await openChat(page)
  const asked = {
    id: 11,
    from: 'her',
    text: 'Tell me a lot',
    at: '2026-11-21T08:00:00Z',
    state: 'done',
    language: 'en',
    feedback: null,
    parts: null,
  }
  const reply = { ...asked, id: 12, from: 'lara', text: '', state: 'pending' }
  const session = { id: 10, title: 'Tell me a lot', created_at: asked.at, updated_at: asked.at, message_count: 2 }
  // The real server answers at once; a connection that breaks after the first words leaves half an answer.
  await page.route('**/api/chat/send/', (route) => {
    const event = (name: string, data: Json) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    const body = event('stored', { asked, reply, session }) + event('delta', { text: 'There is much to say.' })
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.route('**/api/chat/session/*/', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { data: { session, messages: [asked, reply] } } }) : route.fallback(),
  )
  await page.route('**/api/chat/messages/12/stop/', (route) =>
    route.fulfill({ json: { success: true, message: '', data: { ...reply, state: 'stopped', text: 'There is much to say.' } } }),
  )
  await page.getByRole('textbox', { name: 'Message to Lara' }).fill('Tell me a lot')
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is much to say.')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  const stopped = page.waitForRequest('**/stop/')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  expect((await stopped).postDataJSON()).toEqual({ shown: 21 })
  await expect(page.getByText('You stopped here.')).toBeVisible()
  await expect(chatMessages(page).nth(1)).toContainText('There is much to say.')
})

test('a number from her own notes opens the days behind it, with the way to each entry', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const days = [0, 1, 3].map((back) => daysBefore(today, back))
  await addSoftLogs(woman, days)
  await openChat(page)
  const answer = await askLara(page, 'How did I sleep in the last 7 days?')
  await answer.getByText('Why do you say that?').click()
  const rows = answer.getByRole('link')
  await expect(rows).toHaveCount(3)
  await expect(answer.getByText(/^4 days have no note: /)).toBeVisible()
  await rows.first().click()
  await expect(page).toHaveURL(/\/tracker\/soft\/\d+$/)
  await page.goBack()
  await expect(chatMessages(page)).toHaveCount(2)
})

test('a statement tells where it comes from, and whether it was read there', async ({ herPage: page }) => {
  await openChat(page)
  const answer = await askLara(page, 'Quick Facts')
  await answer.getByText('Where this comes from').click()
  await expect(answer.getByText(/We read it there|Not yet checked by us at the source/).first()).toBeVisible()
})

test('a crisis is answered with help lines first, each number to read and to tap', async ({ page, woman }) => {
  await answerSetup(woman)
  await openChat(page)
  const answer = await askLara(page, 'I want to kill myself')
  const lines = answer.getByRole('list', { name: 'Help lines' })
  await expect(lines.getByRole('link', { name: /988/ }).first()).toBeVisible()
  await expect(lines.locator('a[href="tel:988"]').first()).toHaveText(/988/)
  const [lineAt, wordsAt] = await Promise.all([
    lines.boundingBox(),
    answer
      .getByText(/not a person/)
      .first()
      .boundingBox(),
  ])
  expect(lineAt?.y).toBeLessThan(wordsAt?.y ?? 0)
  await askLara(page, 'Thank you for listening')
})

test('the help lines are one tap away, also when the server is not there', async ({ page, woman, watch }) => {
  await answerSetup(woman)
  watch.allow(/Failed to load resource/)
  await openChat(page)
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  const helpLines = page.getByRole('button', { name: 'Help lines' })
  await helpLines.click()
  const dialog = page.getByRole('dialog', { name: 'Help lines' })
  await expect(dialog.locator('a[href="tel:988"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(helpLines).toBeFocused()
  await goOffline(page)
  await helpLines.click()
  await expect(dialog.locator('a[href="tel:988"]').first()).toBeVisible()
})

test('offline she is told so, nothing is lost, and it goes out when the connection is back', async ({ page, context, woman }) => {
  const field = await openChat(page)
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  // All chunks are loaded, also the danger recogniser; from the second visit on the service worker has them.
  await untilAllHere(page)
  await field.fill('D')
  await goOffline(page)
  await field.fill('Does walking help?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(page.getByText('Does walking help?')).toBeVisible()
  await expect(page.getByText('What you wrote is kept here.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await context.setOffline(false)
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const sessions = (await woman.call('GET', '/api/chat/sessions/')).data
  expect(sessions).toEqual([expect.objectContaining({ message_count: 2 })])
})

test('offline before her words could be read here, help lines stand with the failure, and her message goes out later', async ({
  page,
  woman,
}) => {
  await answerSetup(woman)
  const field = await openChat(page)
  await goOffline(page)
  await field.fill('I want to kill myself')
  await page.keyboard.press('Enter')
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('list', { name: 'Help lines' }).locator('a[href="tel:988"]').first()).toBeVisible()
  await expect(failure).toContainText(FAILED)
  await expect(failure).toContainText('Nobody has read your message yet, not even Lara.')
  await expectAccessible(page, 'the chat with a message that nobody could read')
  await look(page, 'chat-unread')
  await page.context().setOffline(false)
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(chatMessages(page).last().locator('a[href="tel:988"]').first()).toBeVisible()
  await expect(page.getByText('Nobody has read your message yet', { exact: false })).toHaveCount(0)
})

test('where the server does not answer, the chips do all the same', async ({ herPage: page, watch }) => {
  watch.allow(/status of 503/)
  await openChat(page)
  await page.route('**/api/chat/session/create/', (route) => route.fulfill({ status: 503, json: { success: false, message: 'No.' } }))
  await chips(page).getByRole('button', { name: 'Breathing Exercise' }).click()
  await expect(page.getByText('Let us breathe together for a moment.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await chips(page).getByRole('button').first().waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await chips(page).getByRole('button', { name: 'Quick Facts' }).click()
  await expect(page.getByText('Three things worth knowing', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await chips(page).getByRole('button', { name: 'Show Pattern' }).click()
  await expect(page.getByText('I cannot reach them right now', { exact: false })).toBeVisible()
  await page.unroute('**/api/chat/session/create/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chatMessages(page)).toHaveCount(2)
})

test('words of a crisis are answered with help lines also when the server is not there', async ({ page, woman, watch }) => {
  await answerSetup(woman)
  watch.allow(/status of 503/)
  await openChat(page)
  await page.route('**/api/chat/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { success: false, message: 'No.' } }) : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Message to Lara' }).fill('I want to kill myself')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('list', { name: 'Help lines' }).locator('a[href="tel:988"]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('on a line that brings nothing any more, help lines do not wait for what would read her words', async ({ page, woman, watch }) => {
  await answerSetup(woman)
  watch.allow(/status of 503/)
  const field = await openChat(page)
  await untilAllHere(page)
  // Asked for and never answered.
  await page.route('**/assets/**', () => undefined)
  await page.route('**/api/chat/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { success: false, message: 'No.' } }) : route.fallback(),
  )
  await field.fill('I want to kill myself')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').locator('a[href="tel:988"]').first()).toBeVisible()
})

test('offline, help lines stay when she writes on, and all she wrote goes out in order', async ({ page, context, woman }) => {
  await answerSetup(woman)
  const field = await openChat(page)
  await untilAllHere(page)
  // What answers words of danger comes with her first letter.
  await field.fill('I')
  await goOffline(page)
  await field.fill('I want to die tonight')
  await page.keyboard.press('Enter')
  const lines = page.getByRole('list', { name: 'Help lines' }).locator('a[href="tel:988"]')
  await expect(lines.first()).toBeVisible()
  await field.fill('Is anybody there?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expect(lines.first(), 'help lines stay').toBeVisible()
  await expect(page.getByText('I want to die tonight')).toBeVisible()
  await expect(page.getByText('Is anybody there?')).toBeVisible()
  await expectAccessible(page, 'the chat with two messages that wait')
  await look(page, 'chat-two-wait')
  await context.setOffline(false)
  await expect(chatMessages(page)).toHaveCount(4)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const [session] = (await woman.call('GET', '/api/chat/sessions/')).data as { id: number }[]
  const { messages } = (await woman.call('GET', `/api/chat/session/${session?.id}/`)).data as {
    messages: { from: string; text: string }[]
  }
  expect(messages.filter(({ from }) => from === 'her').map(({ text }) => text)).toEqual(['I want to die tonight', 'Is anybody there?'])
})

test('a message sent twice, or on a line that broke, is said once', async ({ page, woman, watch }) => {
  watch.allow(/net::ERR/)
  const field = await openChat(page)
  // The server has it, and its answer is lost on the way.
  await page.route(
    '**/api/chat/send/',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await field.fill('Is it normal to be so tired?')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chatMessages(page)).toHaveCount(2)
  const sessions = (await woman.call('GET', '/api/chat/sessions/')).data
  expect(sessions).toHaveLength(1)
  expect((await woman.call('GET', `/api/chat/session/${sessions[0].id}/`)).data.messages).toHaveLength(2)
})

test('a reload in the middle loses nothing: neither what stands in the field nor what was on its way', async ({ page, woman, watch }) => {
  watch.allow(/net::ERR/)
  const field = await openChat(page)
  let isHeld = true
  await page.route('**/api/chat/send/', async (route) => {
    if (isHeld) await new Promise(() => undefined)
    else await route.continue()
  })
  const left = page.waitForRequest('**/api/chat/send/')
  await field.fill('Why do I forget words?')
  await page.keyboard.press('Enter')
  await left
  await expect(page.getByText('Emberwell is thinking...')).toBeVisible()
  await field.fill('And the next thing')
  await expect(page).toHaveURL(/session=\d+$/)
  // What she types is on the disk within half a second.
  await expect.poll(() => draftsOnDisk(page)).toBe(2)
  isHeld = false
  await page.reload()
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(chatMessages(page).first()).toContainText('Why do I forget words?')
  await expect(page.getByRole('textbox', { name: 'Message to Lara' })).toHaveValue('And the next thing')
  expect((await woman.call('GET', '/api/chat/sessions/')).data).toHaveLength(1)
})

test('a conversation is renamed, found by its words, kept as a file, deleted and brought back', async ({ page, woman }) => {
  await openChat(page)
  await askLara(page, 'What helps with hot flashes at night?')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(chatMessages(page)).toHaveCount(0)
  await askLara(page, 'How can I talk to my doctor?')
  const list = page.getByRole('list', { name: 'Conversations, newest first' })
  await expect(list.getByRole('listitem')).toHaveCount(2)

  await test.step('rename', async () => {
    await list.getByRole('button', { name: /^Rename What helps/ }).click()
    const name = page.getByRole('textbox', { name: 'Name of the conversation' })
    await expect(name).toBeFocused()
    await name.fill('Warm nights')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('button', { name: /^Warm nights/ })).toBeVisible()
  })

  await test.step('search', async () => {
    const search = page.getByRole('searchbox', { name: 'Search your conversations' })
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await search.fill('my doctor')
    await expect(page.getByText('1 conversation found.')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await search.fill('WARM')
    await expect(list.getByRole('button', { name: /^Warm nights/ })).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    expect(
      addresses.filter((address) => address.includes('/search/')),
      'searches',
    ).not.toEqual([])
    expect(
      addresses.filter((address) => /[?&]q=/.test(address)),
      'search words in addresses',
    ).toEqual([])
    await search.fill('')
    await expect(list.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a text file', async () => {
    const download = page.waitForEvent('download')
    await list.getByRole('button', { name: 'Save Warm nights as a text file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^conversation-\d{4}-\d{2}-\d{2}\.txt$/)
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    expect(text).toContain('Warm nights')
    expect(text).toContain('What helps with hot flashes at night?')
    expect(text).toContain('Lara, ')
  })

  await test.step('delete, undo, delete', async () => {
    const remove = list.getByRole('button', { name: 'Delete Warm nights' })
    await remove.click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('It’s back.')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await remove.click()
    await expect(page.getByText('Conversation deleted.')).toBeVisible()
    await page.reload()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect.poll(async () => (await woman.call('GET', '/api/chat/sessions/')).data.length, { timeout: 25_000 }).toBe(1)
  })
})

test('a conversation that is gone says so, and a new one can be begun', async ({ herPage: page, watch }) => {
  watch.allow(/status of 404/)
  await openChat(page, '/chat?session=123456789')
  await expect(page.getByRole('alert')).toHaveText('This conversation is no longer here. Please start a new one.')
  await page.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/chat')
  await askLara(page, 'Are you there?')
})

test('what she brings along from another page waits in the field, behind what stood there', async ({ herPage: page }) => {
  const field = await openChat(page)
  await field.fill('I wanted to say')
  await page.getByRole('link', { name: 'Tracker' }).first().click()
  await page.getByRole('link', { name: 'Open EmberTides' }).click()
  await page.getByRole('link', { name: 'Discuss with the assistant' }).click()
  await expect(field).toHaveValue(/^I wanted to say\n\nI would like to talk about how I am right now\./)
  await expect(page).toHaveURL('/chat')
})

test('an answer is copied, and her thumb under it is kept', async ({ page, context, woman }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChat(page)
  const answer = await askLara(page, 'Quick Facts')
  await answer.getByRole('button', { name: 'Copy' }).click()
  await expect(answer.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Three things worth knowing')
  const helps = answer.getByRole('button', { name: 'This helps' })
  const helpsNot = answer.getByRole('button', { name: 'This does not help' })
  await helps.click()
  await expect(helps).toHaveAttribute('aria-pressed', 'true')
  await helpsNot.click()
  await expect(helpsNot).toHaveAttribute('aria-pressed', 'true')
  await expect(helps).toHaveAttribute('aria-pressed', 'false')
  const [session] = (await woman.call('GET', '/api/chat/sessions/')).data
  const kept = async () => (await woman.call('GET', `/api/chat/session/${session.id}/`)).data.messages[1].feedback
  await expect.poll(kept).toBe('down')
  await helpsNot.click()
  await expect.poll(kept).toBe(null)
})

test('with the keyboard alone she asks, hears where it comes from and begins anew', async ({ herPage: page }) => {
  const field = await openChat(page)
  await expect(chips(page)).toBeVisible()
  await field.focus()
  await page.keyboard.type('Quick Facts')
  await page.keyboard.press('Enter')
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(field).toBeFocused()
  const answer = chatMessages(page).nth(1)
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(chips(page)).toBeVisible()
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await page.evaluate(() => document.activeElement?.textContent === 'Where this comes from')) break
  }
  await page.keyboard.press('Enter')
  await expect(answer.getByText(/We read it there|Not yet checked/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(chatMessages(page)).toHaveCount(0)
})

test('markup that she writes is shown as she wrote it', async ({ herPage: page }) => {
  await openChat(page)
  await askLara(page, '<img src=x onerror=alert(1)> and <b>bold</b>')
  await expect(chatMessages(page).first()).toContainText('<img src=x onerror=alert(1)> and <b>bold</b>')
  await expect(page.getByRole('log').locator('img, b')).toHaveCount(0)
})

test('Home leads to Lara, and the conversation is still there when she comes back from another page', async ({ herPage: page }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: /Chat with Lara/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with Lara' })).toBeVisible()
  await askLara(page, 'Quick Facts')
  const address = page.url()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL('/home')
  await page.getByRole('link', { name: 'Chat', exact: true }).first().click()
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(page).toHaveURL(address)
})

test('where not even the welcome can be fetched, Lara says it from the page, with chips and every help line', async ({
  herPage: page,
  watch,
}) => {
  watch.allow(/status of 503/)
  await page.route('**/api/chat/**', (route) => route.fulfill({ status: 503, json: { success: false, message: 'No.' } }))
  await openChat(page)
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  await chips(page).getByRole('button', { name: 'Quick Facts' }).click()
  await expect(page.getByText('Three things worth knowing', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Help lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Help lines' })
  for (const number of ['911', '988', '116123', '131114']) await expect(dialog.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
})
