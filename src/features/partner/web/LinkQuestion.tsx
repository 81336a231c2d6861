import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { keepLink } from '../contract.ts'
import styles from './Partner.module.css'
import { linkQuestion } from './queries.ts'

/** After a new password: asks on every page, until answered, whether the partner link should remain. */
export function LinkQuestion() {
  const client = useQueryClient()
  const toast = useToast()
  const { data: name } = useQuery(linkQuestion)
  const keeping = useMutation({
    mutationFn: () => call(keepLink),
    onSuccess: ({ message }) => {
      client.setQueryData(linkQuestion.queryKey, { data: { partner_name: null } })
      toast.show({ tone: 'ok', text: message })
    },
  })
  if (!name) return null
  return (
    <aside aria-label={t`Your partner`} className={styles.question}>
      <p>
        {t`You have a new password. Should ${name} stay linked to you?`}
        {keeping.isError && <span role="alert"> {failureWords(keeping.error, t`That did not work. Please try again.`)}</span>}
      </p>
      <Button variant="outline" busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {t`Yes, keep the link`}
      </Button>
      <Link to="/add-partner" className={buttonClass('quiet')}>
        {t`No, show me how to end it`}
      </Link>
    </aside>
  )
}
