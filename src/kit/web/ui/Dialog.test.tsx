import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

function Page({ dismissable }: { dismissable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Error!"
        dismissable={dismissable}
        actions={
          <>
            <Button onClick={close}>Try again</Button>
            <Button onClick={close}>Leave</Button>
          </>
        }
      >
        <p>That did not work.</p>
      </Dialog>
    </>
  )
}

test('a dialog opens on its heading, keeps Tab inside, and returns the focus', async () => {
  await render(<Page />)
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Error!' })).toHaveFocus()
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    expect(activeElement === document.body || activeElement?.closest('dialog') !== null, 'Tab stays in the dialog').toBe(true)
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Escape closes a dialog, unless she has to choose', async () => {
  const { rerender } = await render(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await rerender(<Page dismissable={false} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})
