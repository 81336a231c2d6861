import { useQuery } from '@tanstack/react-query'
import Phone from 'lucide-react/icons/phone'
import { Suspense, useState } from 'react'
import { early } from '../../../kit/web/early.ts'
import { laterDialog, laterPart } from '../../../kit/web/Later.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { t } from '../../../kit/words.ts'
import { type InviteForm as Invited, NO_INVITE } from '../rules/invite-form.ts'
import { shownPartner } from '../rules/link-state.ts'
import { Benefits, WhatHeSees } from './Benefits.tsx'
import styles from './Partner.module.css'
import { manner, partnerInfo } from './queries.ts'
import { useArrival } from './use-arrival.ts'

// They come with the page and not with an answer of hers: what is fetched tells nobody what she said.
const Inviting = laterPart(
  early(() => import('./Inviting.tsx')),
  (part) => part.Inviting,
)
const InviteSent = laterPart(
  early(() => import('./InviteSent.tsx')),
  (part) => part.InviteSent,
)
const PartnerCard = laterPart(
  early(() => import('./PartnerCard.tsx')),
  (part) => part.PartnerCard,
)
const HelpDialog = laterDialog(
  early(() => import('./HelpDialog.tsx')),
  (part) => part.HelpDialog,
)
const LinkedSide = laterPart(
  () => import('./LinkedSide.tsx'),
  (part) => part.LinkedSide,
)

function Coming({ label }: { label: string }) {
  return (
    <Card>
      <Wait label={label} />
      <Skeleton lines={4} />
    </Card>
  )
}

/** Her side of Compass: inviting one partner, and once he is there, what he did, what she tells him, and what he sees. */
export function AddPartnerPage() {
  const { data, isPending, refetch } = useQuery(partnerInfo)
  useQuery(manner)
  const [sent, setSent] = useState<Invited>()
  const [before, setBefore] = useState<Invited>(NO_INVITE)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const partner = shownPartner(data)
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
          <p
            className={styles.lead}
          >{t`Your Discovery Lab: let one person find out what helps you, and keep everything else to yourself.`}</p>
        </div>
        <Button variant="outline" icon={<Phone aria-hidden="true" />} onClick={() => setHelpOpen(true)}>
          {t`Help lines`}
        </Button>
      </div>

      {view === 'wait' ? (
        <Coming label={t`Looking whether somebody is linked with you`} />
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

      {isHelpOpen && (
        <Suspense>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </PageFrame>
  )
}
