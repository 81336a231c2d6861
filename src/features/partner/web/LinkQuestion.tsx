import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../kit/web/api.ts'
import { Banner } from '../../../kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { keepLink } from '../contract.ts'
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
    <Banner label={t`Your partner`} text={t`You have a new password. Should ${name} stay linked to you?`} error={keeping.error}>
      <Button variant="outline" busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {t`Yes, keep the link`}
      </Button>
      <Link to="/add-partner" className={buttonClass('quiet')}>
        {t`No, show me how to end it`}
      </Link>
    </Banner>
  )
}
