import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ToastProvider, useToast } from './Toast.tsx'

function Notes({ onUndo }: { onUndo: () => void }) {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.show({ tone: 'ok', text: 'Saved.' })}>Save</Button>
      <Button onClick={() => toast.show({ text: 'Deleted.', action: { label: 'Undo', onClick: onUndo } })}>Delete</Button>
    </>
  )
}

async function show(onUndo = vi.fn<() => void>()) {
  await render(
    <ToastProvider>
      <Notes onUndo={onUndo} />
    </ToastProvider>,
  )
  return onUndo
}

test('a toast is announced politely, and a new one replaces the old one', async () => {
  await show()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('status').getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('status').getByText('Deleted.')).toBeVisible()
  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument()
})

test('Undo runs once and closes the toast', async () => {
  const onUndo = await show()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onUndo).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('Deleted.')).not.toBeInTheDocument()
})

test('a toast with an action stays for ten seconds, and longer while it has the focus', async () => {
  vi.useFakeTimers()
  try {
    await show()
    page
      .getByRole('button', { name: 'Delete' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(9_000)
    const undo = page.getByRole('button', { name: 'Undo' })
    const button = undo.element() as HTMLElement
    button.focus()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(page.getByText('Deleted.')).toBeInTheDocument()
    button.blur()
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.element(page.getByText('Deleted.')).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test('a toast can be read and pressed while a dialog is open', async () => {
  const onUndo = vi.fn<() => void>()
  function Both() {
    const toast = useToast()
    return (
      <Dialog open onClose={vi.fn()} title="Edit">
        <Button onClick={() => toast.show({ text: 'Deleted.', action: { label: 'Undo', onClick: onUndo } })}>Delete</Button>
      </Dialog>
    )
  }
  await render(
    <ToastProvider>
      <Both />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  expect(onUndo).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
})

test('opening a dialog hides the toast of what came before', async () => {
  function Both() {
    const toast = useToast()
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => toast.show({ text: 'Saved.' })}>Save</Button>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Edit" />
      </>
    )
  }
  await render(
    <ToastProvider>
      <Both />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('heading', { name: 'Edit' })).toHaveFocus()
  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument()
})
