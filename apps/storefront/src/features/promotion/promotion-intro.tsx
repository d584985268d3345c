import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { PageContext } from '../../page-context/page-context.ts'
import { formatPromotionUntil } from './format-promotion-until.ts'
import type { Promotion } from './load-promotions.ts'

type PromotionIntroProps = { context: PageContext; promotion: Promotion }

/** Description and last day of a promotion, above its products. */
export function PromotionIntro({ context, promotion }: PromotionIntroProps) {
  const until = formatPromotionUntil(promotion.dateEnd, context.language)
  return (
    <div className="mt-3 max-w-text">
      {until && <p className="text-small font-medium text-sale">{until}</p>}
      {promotion.description
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className="mt-1 text-lead text-ink-soft">
            {formatTypography(paragraph)}
          </p>
        ))}
    </div>
  )
}
