import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { t } from '../../../kit/words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { forgetLink, openedLink } from '../../../kit/web/opened-link.ts'
import { useCommonPassword } from '../../../kit/web/CommonPassword.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { NewPasswordFields, type NewPasswordProblems } from '../../../kit/web/ui/NewPasswordFields.tsx'
import { RESET_LINK_DEAD, resetPassword } from '../contract.ts'
import { newPasswordProblems } from '../rules/signup.ts'
import styles from './AuthForm.module.css'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'

const PAGE = '/reset-password'
const FAILED = t`Failed to set password. Please try again.`

/** Page to choose a new password. The emailed link is already removed from the address bar. */
export function ResetPasswordPage() {
  const [link] = useState(() => openedLink(PAGE))
  const [passwords, setPasswords] = useState({ password: '', confirm: '' })
  const [problem, setProblem] = useState<NewPasswordProblems>({})
  const { password, confirm } = passwords
  const { unlessCommon, advice } = useCommonPassword(password)
  const setting = useMutation({
    mutationFn: async () => {
      if (!link) throw new Error(RESET_LINK_DEAD())
      const body = { new_password: password, confirm_password: confirm }
      return call(resetPassword, { params: link, body })
    },
    onSuccess: () => forgetLink(PAGE),
  })

  if (setting.isSuccess) {
    return (
      <AuthFrame title={t`Your password is new`} lead={t`All your devices are signed out. Please sign in again.`}>
        <Link to="/login" className={buttonClass('filled')}>
          {t`Sign In`}
        </Link>
      </AuthFrame>
    )
  }

  if (!link) {
    return (
      <AuthFrame title={t`This link does not work`} lead={t`Please open the link in our email again, or ask for a new one.`}>
        <Link to="/forgot-password" className={buttonClass('filled')}>
          {t`Ask for a new link`}
        </Link>
      </AuthFrame>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (setting.isPending) return
    const found = newPasswordProblems(passwords)
    setProblem(found)
    if (!found.password && !found.confirm) void unlessCommon(() => setting.mutate())
  }

  return (
    <AuthFrame title={t`Choose a new password`} lead={t`Afterwards all your devices are signed out.`}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {setting.isError && (
          <Alert tone="danger" action={<Link to="/forgot-password">{t`Ask for a new link`}</Link>}>
            {failureWords(setting.error, FAILED)}
          </Alert>
        )}
        <NewPasswordFields
          value={passwords}
          problems={problem}
          onChange={(change) => {
            setPasswords((now) => ({ ...now, ...change }))
            setProblem({})
          }}
        />
        {advice}
        <Button type="submit" disabled={password === '' || confirm === ''} busy={setting.isPending} busyLabel={t`Saving`}>
          {t`Save password`}
        </Button>
      </form>
    </AuthFrame>
  )
}
