import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { cancelInvite, invitePartner, type PartnerInfo, resendInvite, unlinkPartner } from '../contract.ts'
import type { InviteForm } from '../rules/invite-form.ts'
import { NOBODY } from '../rules/link-state.ts'
import { inbox, partnerInfo, preview, signals } from './queries.ts'
import { useRepeatKey } from './use-repeat-key.ts'

function useShowLink(): (data: PartnerInfo) => void {
  const client = useQueryClient()
  return (data) => void client.setQueryData(partnerInfo.queryKey, { data })
}

/** Sends the invitation. */
export function useInvite() {
  const show = useShowLink()
  const keyOf = useRepeatKey()
  return useMutation({
    mutationFn: (body: InviteForm) => call(invitePartner, { body, idempotencyKey: keyOf(body) }),
    onSuccess: ({ data }) => show(data),
  })
}

/** Sends the invitation email again, with a new link. */
export function useResend() {
  const toast = useToast()
  const client = useQueryClient()
  const show = useShowLink()
  return useMutation({
    mutationFn: () => call(resendInvite),
    onSuccess: ({ message, data }) => {
      show(data)
      toast.show({ tone: 'ok', text: message })
    },
    // The invitation may just have been accepted; the refetch shows that.
    onError: () => client.invalidateQueries({ queryKey: partnerInfo.queryKey }),
  })
}

/** Takes the invitation back, or unlinks; clears everything that the two shared from the query cache. */
export function useEndLink(kind: 'invitation' | 'link') {
  const toast = useToast()
  const client = useQueryClient()
  const show = useShowLink()
  return useMutation({
    mutationFn: () => (kind === 'link' ? call(unlinkPartner) : call(cancelInvite)),
    onSuccess: ({ message }) => {
      show(NOBODY)
      for (const { queryKey } of [inbox, signals, preview]) client.removeQueries({ queryKey })
      client.setQueryData(['partner', 'question'], { data: { partner_name: null } })
      toast.show({ tone: 'ok', text: message })
    },
    onError: () => client.invalidateQueries({ queryKey: partnerInfo.queryKey }),
  })
}
