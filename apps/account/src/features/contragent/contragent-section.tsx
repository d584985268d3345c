import {
  type SavedContragent,
  useContragents,
  useProcessContragent,
} from '@svetlitsa/api-client/contragent/queries'
import { contragentTexts } from '@svetlitsa/i18n/contragent/contragent-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { ConfirmQuestion } from '@svetlitsa/ui/actions/confirm-question'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { useState } from 'react'
import { AccountSection } from '../../account/account-section.tsx'

/** Opened by a button, and so loaded with it. */
const ContragentForm = lazyPart(async () => {
  const { ContragentForm } = await import('./contragent-form.tsx')
  return { default: ContragentForm }
})

/** The companies a customer buys for; their details fill in a bill (lk.contragent). */
export function ContragentSection() {
  const t = useTexts(contragentTexts)
  const { data, isError, refetch } = useContragents()
  const { mutate, isPending, isError: isFailed } = useProcessContragent()
  const [edited, setEdited] = useState<SavedContragent | 'new' | null>(null)
  return (
    <AccountSection title={t('title')} note={t('why')}>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {isFailed && (
        <Notice tone="sale" live>
          {t('failed')}
        </Notice>
      )}
      <ul>
        {data?.contragents.map((saved) => (
          <ContragentRow
            key={saved.guid}
            saved={saved}
            isPending={isPending}
            onChange={() => setEdited(saved)}
            onDelete={() => mutate({ operation: 'delete', guid: saved.guid })}
          />
        ))}
      </ul>
      {edited === null ? (
        <Button kind="quiet" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      ) : (
        <ContragentForm
          key={edited === 'new' ? 'new' : edited.guid}
          saved={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </AccountSection>
  )
}

type ContragentRowProps = {
  saved: SavedContragent
  isPending: boolean
  onChange: () => void
  onDelete: () => void
}

function ContragentRow({ saved, isPending, onChange, onDelete }: ContragentRowProps) {
  const { name, inn } = saved.contragent
  const t = useTexts(contragentTexts)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <li className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        <p className="text-small text-ink-soft">
          {t('inn', { inn })} · {saved.paymentAccount.bankName}
        </p>
      </div>
      {isAsked ? (
        <ConfirmQuestion
          texts={{ title: t('deleteQuestion'), yes: t('delete'), no: t('cancel') }}
          isPending={isPending}
          onYes={onDelete}
          onNo={() => setIsAsked(false)}
        />
      ) : (
        <>
          <Button kind="quiet" size={40} aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
          <Button
            kind="outline"
            size={40}
            aria-label={t('deleteOf', { name })}
            onClick={() => setIsAsked(true)}
          >
            {t('delete')}
          </Button>
        </>
      )}
    </li>
  )
}
