import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from './ComponentTesting.tsx'
import { useCommonPassword } from './CommonPassword.tsx'
import { isCommonPassword } from './common-passwords.ts'
import { PasswordField } from './ui/PasswordField.tsx'

test.each(['password', 'Password1', 'QWERTYUIOP', 'iloveyou', '12345678', 'ｐａｓｓｗｏｒｄ'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
)

test.each(['a quiet morning by the sea', 'passwords of mine', ''])('“%s” is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
)

function Form({ onSave }: { onSave: (password: string) => void }) {
  const [password, setPassword] = useState('')
  const { unlessCommon, advice } = useCommonPassword(password)
  return (
    <>
      <PasswordField label="Password" value={password} onChange={(event) => setPassword(event.target.value)} />
      {advice}
      <button type="button" onClick={() => void unlessCommon(() => onSave(password))}>
        Save
      </button>
    </>
  )
}

test('a common password is saved only after one more tap, another at once', async () => {
  const onSave = vi.fn<(password: string) => void>()
  await renderPage(<Form onSave={onSave} />, '/')
  const field = page.getByRole('textbox', { name: 'Password' })
  const save = page.getByRole('button', { name: 'Save' })
  const advice = page.getByText('Many people use this password')
  await field.fill('password1')
  await save.click()
  await expect.element(advice).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
  await field.fill('password12 of mine')
  await expect.element(advice).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => onSave.mock.calls).toEqual([['password12 of mine']])
  await field.fill('Sunshine')
  await save.click()
  await page.getByRole('button', { name: 'Use it all the same' }).click()
  await expect.poll(() => onSave.mock.calls.at(-1)).toEqual(['Sunshine'])
  await expect.element(advice).not.toBeInTheDocument()
})
