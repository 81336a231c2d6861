import { useQuery } from '@tanstack/react-query'
import Phone from 'lucide-react/icons/phone'
import { Suspense, useState } from 'react'
import { lazyDialog, lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { companion } from '../../lara/web/queries.ts'
import { type InviteForm as Invited, NO_INVITE } from '../rules/invite-form.ts'
import { toPartner } from '../rules/link-state.ts'
import { Benefits, WhatHeSees } from './Benefits.tsx'
import styles from './Partner.module.css'
import { partnerInfo } from './queries.ts'
import { useArrival } from './use-partner-joined.ts'

// Loaded with the page and not after her answer, so that requests do not reveal it.
const Inviting = lazyPart(
  prefetch(() => import('./Inviting.tsx')),
  (part) => part.Inviting,
)
const InviteSent = lazyPart(
  prefetch(() => import('./InviteSent.tsx')),
  (part) => part.InviteSent,
)
const PartnerCard = lazyPart(
  prefetch(() => import('./PartnerCard.tsx')),
  (part) => part.PartnerCard,
)
const HelpDialog = lazyDialog(
  prefetch(() => import('./HelpDialog.tsx')),
  (part) => part.HelpDialog,
)
const LinkedSide = lazyPart(
  () => import('./LinkedSide.tsx'),
  (part) => part.LinkedSide,
)

function Coming({ label }: { label: string }) {
  return (
    <Card>
      <Loading label={label} />
      <Skeleton lines={4} />
    </Card>
  )
}

/** Her side of Compass: the invitation, and once linked the inbox, signals and preview. */
export function AddPartnerPage() {
  const { data, isPending, refetch } = useQuery(partnerInfo)
  useQuery(companion)
  const [sent, setSent] = useState<Invited>()
  const [before, setBefore] = useState<Invited>(NO_INVITE)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const partner = toPartner(data)
  const view = isPending ? 'wait' : sent ? 'sent' : (partner?.status ?? 'invite')
  const heading = useArrival(view)

  const over = async () => {
    await refetch()
    setSent(undefined)
  }

  return (
    <PageFrame>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 ref={view === 'invite' ? heading : undefined} tabIndex={-1}>
            Compass
          </h1>
          <p className={styles.lead}>{t`Your Discovery Lab: let one person learn what helps you, and keep everything else to yourself.`}</p>
        </div>
        <Button variant="outline" icon={<Phone aria-hidden="true" />} onClick={() => setHelpOpen(true)}>
          {t`Help lines`}
        </Button>
      </div>

      {view === 'wait' ? (
        <Coming label={t`Checking for a linked partner`} />
      ) : (
        <Suspense key={view} fallback={<Coming label={t`One moment`} />}>
          {view === 'sent' && sent && <InviteSent sent={sent} heading={heading} onOver={over} />}
          {(view === 'pending' || view === 'linked') && partner && (
            <PartnerCard
              partner={partner}
              heading={heading}
              onHelp={() => setHelpOpen(true)}
              onCancelled={() => setBefore({ partner_name: partner.name, partner_email: partner.email })}
            />
          )}
          {view === 'linked' && partner && <LinkedSide name={partner.name} />}
          {view === 'invite' && (
            <div className={styles.two}>
              <Inviting before={before} onSent={setSent} />
              <WhatHeSees />
            </div>
          )}
        </Suspense>
      )}
      {(view === 'pending' || view === 'linked') && <WhatHeSees isWide />}
      {view !== 'wait' && view !== 'linked' && <Benefits />}

      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
    </PageFrame>
  )
}
