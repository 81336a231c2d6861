import type { Page } from '@playwright/test'
import { addCouple } from './couple.ts'
import { expect, remember, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

/** Compares what a screen reader lists of a page: landmarks and headings in order, and controls by name. */
async function expectOutline(page: Page, outline: string): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(outline)
}

test('every page of hers has the same landmarks, each once, and marks the current page', async ({ herPage: page }) => {
  for (const [address, name] of [
    ['/home', 'Home'],
    ['/tracker/history', 'Tracker'],
    ['/settings?tab=privacy', 'Settings'],
  ] as const) {
    await visit(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link "Emberwell, home"
        - navigation "Pages":
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "Chat"
            - listitem:
              - link "Tracker"
            - listitem:
              - link "Settings"
            - listitem:
              - link "Compass"
        - button "Quick exit"
        - button "Logout"
      - main:
        - heading [level=1]
      - contentinfo:
        - navigation "About Emberwell":
          - list:
            - listitem:
              - link "Privacy"
            - listitem:
              - link "Terms"
            - listitem:
              - link "Help"
            - listitem:
              - link "Contact"
    `)
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
  }
})

test('on her pages every control has a name, under headings in order', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await addSoftLogs(
    woman,
    [0, 1, 2].map((back) => daysBefore(today, back)),
  )
  await visit(page, '/home')
  await expectOutline(
    page,
    `
    - main:
      - heading /^Good (morning|afternoon|evening), Ana$/ [level=1]
      - link "Tracker"
      - list "The last seven days"
      - region "Today":
        - heading "Today" [level=2]
        - button /Today's Mood/
        - button /Energy Level/
        - button /Sleep Last Night/
        - button /Hot Flashes/
        - link "More questions"
        - button /Hot flash now/
        - button "Quick Mood Check"
      - region "Quick Actions":
        - heading "Quick Actions" [level=2]
      - region "Flow Calendar":
        - heading "Flow Calendar" [level=2]
        - link "Calendar"
        - heading "Flow Calendar, this week and the week before" [level=3]
        - grid /Flow Calendar/
        - button "Month"
      - region "This Week":
        - heading "This Week" [level=2]
        - progressbar "Entries"
      - region "Insights and patterns":
        - heading "Insights and patterns" [level=2]
        - link "See your trends"
    `,
  )
  await visit(page, '/tracker/deep')
  await expectOutline(
    page,
    `
    - main:
      - link "Back to Tracker"
      - timer "Time so far 0:00"
      - heading "Deep Log" [level=1]
      - progressbar "Completeness"
      - button "Choose categories"
      - region "Hot flashes":
        - heading "Hot flashes" [level=2]
        - slider "How many hot flashes today?"
        - textbox "What brought you comfort?"
      - region "Sleep":
        - heading "Sleep" [level=2]
        - radiogroup "How did you feel when you woke up?"
        - textbox "What shaped your sleep?"
      - button "Save log"
      - button "Save & Chat"
      - button "Set Reminder"
    `,
  )
  await visit(page, '/tracker/history')
  await expectOutline(
    page,
    `
    - main:
      - link "Back to Tracker"
      - heading "Entry History" [level=1]
      - radiogroup "Show":
        - radio "All" [checked]
      - combobox "Go to year"
      - combobox "Month" [disabled]
      - searchbox "Search"
      - status: 3 entries
      - list "Entries, newest first":
        - listitem:
          - heading /^\\w+ \\d{4}$/ [level=2]
          - paragraph
          - link /^View Soft Log of /
          - link /^Edit Soft Log of /
    `,
  )
  await visit(page, '/embertides')
  await expectOutline(
    page,
    `
    - main:
      - link "Back to Tracker"
      - heading "EmberTides" [level=1]
      - img "A steady glow, a soft sky, calm water."
      - slider "Energy, on the picture"
      - radiogroup "What a touch sets":
        - radio "Energy 50" [checked]
        - radio "Focus 50"
        - radio "Tension 30"
      - region "Current State":
        - heading "Current State" [level=2]
        - button "Save this moment"
        - button "Use sliders"
        - button "Reset"
        - link "Discuss with the assistant"
      - region "Recent History":
        - heading "Recent History" [level=2]
    `,
  )
  await visit(page, '/insights')
  await expectOutline(
    page,
    `
    - main:
      - heading "Your trends" [level=1]
      - button "Print"
      - region "The last 30 days":
        - heading "The last 30 days" [level=2]
        - list:
          - listitem:
            - button /^Mood/
          - listitem:
            - button /^Energy/
          - listitem:
            - button /^Sleep/
          - listitem:
            - button /^Hot flashes/
          - listitem:
            - button /^Night sweats/
      - region "What your notes say":
        - heading "What your notes say" [level=2]
      - region "Your symptoms, week by week":
        - heading "Your symptoms, week by week" [level=2]
    `,
  )
  await visit(page, '/settings?tab=accessibility')
  await expectOutline(
    page,
    `
    - main:
      - heading "Settings" [level=1]
      - navigation "Settings":
        - list
      - region "Accessibility":
        - heading "Accessibility" [level=2]
        - slider "Font size": "16"
        - figure "Preview"
        - radiogroup "Colours":
          - radio "As my device" [checked]
        - switch "High contrast"
        - switch "Reduce motion"
        - switch "EmberTides with sliders"
    `,
  )
  await visit(page, '/chat')
  await expectOutline(
    page,
    `
    - main:
      - heading "Chat with Lara" [level=1]
      - button "Help lines"
      - list "You could ask":
        - listitem:
          - button "Quick Facts"
      - log "Conversation with Lara"
      - textbox "Message to Lara"
      - button "Send" [disabled]
      - complementary "Conversations":
        - button "New conversation"
        - searchbox "Search your conversations"
    `,
  )
})

test('on his pages every control has a name, under headings in order', async ({ page, server, timezone }) => {
  const { her, him } = await addCouple(server, timezone)
  await her.call('POST', '/api/compass/signals/', { category: 'energy', text: 'Low today.' })
  await remember(page, server.origin, him, 'partner')
  await visit(page, '/partner/compass')
  await expectOutline(
    page,
    `
    - main:
      - heading "Welcome, Jonas" [level=1]
      - button "Play the guided pause"
      - button "Mute"
      - progressbar "Guided pause"
      - button "Privacy info"
      - region "From Ana":
        - heading "From Ana" [level=2]
        - list:
          - listitem:
            - paragraph: Energy
            - blockquote: Low today.
      - region "Log Supportive Action":
        - heading "Log Supportive Action" [level=2]
        - group "Quick actions"
        - textbox "What did you do?"
        - combobox "Kind of support"
        - button "Log action" [disabled]
        - status
      - region "Adaptive Suggestions":
        - heading "Adaptive Suggestions" [level=2]
        - button "Another idea"
      - region "What Worked Well":
        - heading "What Worked Well" [level=2]
      - region "Recent Actions":
        - heading "Recent Actions" [level=2]
      - button "Leave Compass"
    `,
  )
  await visit(page, '/partner/chat')
  await expectOutline(
    page,
    `
    - main:
      - heading "Chat" [level=1]
      - button "Help lines"
      - list "You could ask"
      - log "Conversation with Lara"
      - textbox "Message to Lara"
      - button "Send" [disabled]
    `,
  )
})
