import { usePartnerDiscounts } from '@svetlitsa/api-client/partner/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canSeeEverything } from '@svetlitsa/domain/identity/user-group'
import { partnerTerms } from '@svetlitsa/domain/partner/partner-discount'
import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { DiscountForm } from './discount-form.tsx'
import { DiscountList } from './discount-list.tsx'
import type { DiscountRow } from './discount-row.ts'

/** The table of discounts of designers and wholesale partners (role.designer). */
export function PartnersScreen({ userName }: { userName: string }) {
  const t = useTexts(partnerTexts)
  const { data, isError, refetch } = usePartnerDiscounts()
  const { data: user } = useUserData()
  const [edited, setEdited] = useState<DiscountRow | null>(null)
  const [isSaved, setSaved] = useState(false)
  const edit = (row: DiscountRow | null, isDone: boolean) => {
    setEdited(row)
    setSaved(isDone)
  }
  const canEdit = canSeeEverything((user?.userData || null)?.group ?? [])
  return (
    <RetailPage title={t('title')} userName={userName}>
      <div className="mx-auto grid max-w-260 grid-cols-1 gap-5 px-4 py-4 lg:px-6">
        <h1 className="text-h2">{t('title')}</h1>
        <p className="max-w-text text-ink-soft">
          {t('about', { floor: String(partnerTerms.floorPercent) })}
        </p>
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton shape="block" />}
        {data && canEdit && (
          <DiscountForm
            key={edited ? `${edited.sectionId} ${edited.vendorId}` : 'new'}
            targets={data}
            edited={edited}
            onDone={() => edit(null, true)}
          />
        )}
        {isSaved && (
          <Notice tone="forest" live>
            {t('saved')}
          </Notice>
        )}
        {data && !canEdit && <Notice tone="sand">{t('readOnly')}</Notice>}
        {data && data.discounts.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
        {data && data.discounts.length > 0 && (
          <DiscountList
            discounts={data.discounts}
            onEdit={canEdit ? (row) => edit(row, false) : undefined}
          />
        )}
      </div>
    </RetailPage>
  )
}
