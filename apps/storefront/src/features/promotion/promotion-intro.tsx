import { typo } from '@svetlitsa/domain/text/typo'
import type { PageContext } from '../../page-context.ts'
import type { Promotion } from './load-promotions.ts'
import { promotionUntil } from './promotion-until.ts'

type PromotionIntroProps = { context: PageContext; promotion: Promotion }

/** What a promotion gives and until when, above its goods. */
export function PromotionIntro({ context, promotion }: PromotionIntroProps) {
  const until = promotionUntil(promotion.dateEnd, context.language)
  return (
    <div className="mt-3 max-w-text">
      {until && <p className="text-small font-medium text-sale">{until}</p>}
      {promotion.description
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className="mt-1 text-lead text-ink-soft">
            {typo(paragraph)}
          </p>
        ))}
    </div>
  )
}
