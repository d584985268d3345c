import type { BoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { Suspense, useState } from 'react'
import { useFormatDay } from '../../date/use-format-day.ts'

// Few customers need one.
const SparePart = lazyWithReload(() =>
  import('./spare-part.tsx').then((module) => ({ default: module.SparePart })),
)

/** The days of a warranty are counted aloud only towards its end. */
const countedDays = 90

/** A bought product: when it came, its warranty, its papers, its parts and its review. */
export function GoodsRow({ goods }: { goods: BoughtGoods }) {
  const t = useTexts(boughtGoodsTexts)
  const formatDate = useFormatDay()
  const { open } = useWindows()
  const [isAsking, setAsking] = useState(false)
  const { name, picture, url, orderGuid, instructions } = goods
  const quantity = t(goods.byMetre ? 'metres' : 'pieces', { count: goods.quantity })
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-x-4 border-b border-line py-5 md:grid-cols-[--spacing(36)_minmax(0,1fr)_auto] md:gap-x-6">
      <div className="aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />}
      </div>
      <div className="min-w-0">
        <h2 className="text-body font-medium wrap-anywhere">
          {url ? (
            <TextLink tone="bare" href={url}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </h2>
        <p className="text-small text-ink-soft">
          {quantity} · {t('delivered', { date: formatDate(goods.deliveredAt) })} ·{' '}
          <TextLink tone="quiet" href={link.order(orderGuid)}>
            {t('order', { number: goods.orderId })}
          </TextLink>
        </p>
        <Warranty goods={goods} />
        <ul aria-label={t('papers')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {instructions.map((paper) => (
            <li key={paper.id}>
              <TextLink href={paper.url} target="_blank">
                {paper.name}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink onClick={() => open('care', {})}>{t('care')}</TextLink>
          </li>
          {goods.warrantyDays > 0 && (
            <li>
              <TextLink
                href={link.claim({ order: goods.orderId })}
                aria-label={`${t('claim')}: ${name}`}
              >
                {t('claim')}
              </TextLink>
            </li>
          )}
          <li>
            <TextLink
              aria-expanded={isAsking}
              aria-label={`${t('parts.open')}: ${name}`}
              onClick={() => setAsking(!isAsking)}
            >
              {t('parts.open')}
            </TextLink>
          </li>
        </ul>
        {isAsking && (
          <div className="mt-4">
            <Suspense>
              <SparePart goods={goods} />
            </Suspense>
          </div>
        )}
      </div>
      <div className="max-md:col-span-full max-md:mt-3">
        <ReviewState goods={goods} />
      </div>
    </li>
  )
}

function Warranty({ goods }: { goods: BoughtGoods }) {
  const t = useTexts(boughtGoodsTexts)
  const language = useLanguage()
  const { warrantyDays, warrantyUntil } = goods
  const date = formatDay(warrantyUntil, language, { year: true })
  const key = warrantyDays === 0 ? 'over' : warrantyDays > countedDays ? 'long' : 'left'
  return (
    <p className={`mt-1 text-small ${key === 'over' ? 'text-ink-soft' : 'text-forest'}`}>
      {t(`warranty.${key}`, { date, days: warrantyDays })}
    </p>
  )
}

function ReviewState({ goods }: { goods: BoughtGoods }) {
  const t = useTexts(boughtGoodsTexts)
  const { reviewStatus, isReviewRefused, url, name } = goods
  if (isReviewRefused) return <Badge tone="closed">{t('review.refused')}</Badge>
  if (reviewStatus)
    return (
      <Badge tone={reviewStatus === 'approved' ? 'ready' : 'work'}>
        {t(`review.${reviewStatus}`)}
      </Badge>
    )
  if (!url) return null
  return (
    <Button
      size={40}
      kind="soft"
      href={`${url}#reviews`}
      aria-label={`${t('review.write')}: ${name}`}
    >
      {t('review.write')}
    </Button>
  )
}
