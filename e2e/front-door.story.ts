import { expect, freshEmail, look, test } from './house.ts'

test('whoever joins the waitlist is thanked, and the word goes after three seconds', async ({ page }) => {
  await page.goto('/original-emberwellw')
  const email = page.getByLabel('Your email')
  const join = page.getByRole('button', { name: 'Join' })
  await join.click()
  await expect(page.getByText('Please enter an email.')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('no address')
  await join.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill(freshEmail())
  await join.click()
  await expect(page.getByText('Thank you for joining the Waitlist.')).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(page.getByText('Thank you for joining the Waitlist.')).toBeHidden({ timeout: 6_000 })
})

test('a waitlist that cannot be reached says so and keeps the address', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/)
  await page.route('**/api/public/**', (route) => route.abort())
  await page.goto('/original-emberwellw')
  await page.getByLabel('Your email').fill('mara@example.org')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Network error')).toBeVisible()
  await expect(page.getByLabel('Your email')).toHaveValue('mara@example.org')
})

test('the start page takes a wish for a demo and a thought', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('For Midlife Women 40+')).toBeVisible()
  const demo = page.getByRole('form', { name: 'Ask for a demo' })
  await demo.getByRole('button', { name: 'Send me a demo' }).click()
  await expect(demo.getByText('Please enter an email.')).toBeVisible()
  await demo.getByLabel('Your email').fill(freshEmail())
  await demo.getByRole('button', { name: 'Send me a demo' }).click()
  await expect(page.getByText("We'll send you a personalized demo within 24 hours")).toBeFocused()

  const feedback = page.getByRole('form', { name: 'Feedback' })
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback.getByText('Please write a few words')).toBeVisible()
  await feedback.getByLabel('Your thoughts').fill('Calm and clear. I would like a darker night.')
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback).toBeHidden()
  await look(page, 'landing-thanked')
})

test('somebody writes to us, and a failure keeps what she wrote', async ({ page, watch }) => {
  watch.allow(/status of 500/)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Please tell us your name')).toBeVisible()
  await expect(form.getByText('Please enter an email.')).toBeVisible()
  await expect(form.getByText('Please write a few words')).toBeVisible()
  await form.getByLabel('Your name').fill('Mara')
  await form.getByLabel('Your email').fill(freshEmail())
  await form.getByLabel('Your message').fill('How do I export my notes?')
  await page.route('**/api/public/contact/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Your message was not sent')).toBeVisible()
  await expect(form.getByLabel('Your message')).toHaveValue('How do I export my notes?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form).toBeHidden()
})

test('the field that no person sees is not seen, and not in the way of the keyboard', async ({ page }) => {
  for (const path of ['/', '/contact', '/original-emberwellw']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('input[name=website]').first()).not.toBeInViewport()
    expect(await page.locator('input[name=website]:not([tabindex="-1"])').count()).toBe(0)
    await expect(page.getByRole('textbox', { name: /website/i })).toHaveCount(0)
  }
})

test('every page of the footer can be read by everyone', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Privacy', 'Terms', 'Help', 'Contact']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Emberwell`)
  }
})
